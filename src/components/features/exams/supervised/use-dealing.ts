import { useEffect, useRef, useState } from 'preact/hooks';
import type { Person } from '../../../../quizzes/exams/roster.ts';
import { paperSeat, withSheet } from '../../../../quizzes/exams/sheets.ts';
import { changeEvent } from '../../../../stores/exams/events.ts';

/** Deals sheets one after another, so that the page stays responsive. */
export interface Dealing {
  /** How many are dealt so far; undefined while nothing is being dealt. */
  readonly done: number | undefined;
  /** Whether the blueprint yields no sheet for somebody. */
  readonly failed: boolean;
  readonly deal: (people: readonly Person[], attempt: number, then: () => void) => void;
}

/** Deals sheets into the open event, which stores them. */
export function useDealing(): Dealing {
  const [done, setDone] = useState<number>();
  const [failed, setFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const deal: Dealing['deal'] = (people, attempt, then) => {
    setFailed(false);
    const next = (place: number): void => {
      const person = people[place];
      setDone(person ? place : undefined);
      if (!person) {
        then();
        return;
      }
      timer.current = setTimeout(() => {
        const outcome = { isDealt: true };
        changeEvent((event) => {
          const dealt = withSheet(event, paperSeat(event, { token: person.token, attempt }));
          outcome.isDealt = dealt.ok;
          return dealt.ok ? dealt.event : event;
        });
        if (outcome.isDealt) next(place + 1);
        else {
          setDone(undefined);
          setFailed(true);
        }
      });
    };
    clearTimeout(timer.current);
    next(0);
  };
  return { done, failed, deal };
}
