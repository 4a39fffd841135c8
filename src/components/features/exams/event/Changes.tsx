import { colon } from '../../../../i18n/signs.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ExamEvent } from '../../../../quizzes/exams/event.ts';
import { movedNumbers } from '../../../../quizzes/exams/people.ts';
import type { CandidateStatus } from '../../../../quizzes/exams/results.ts';
import { loadExamPart, needsOf } from '../exam-part.tsx';
import { useExamStrings } from '../strings.ts';

interface Props {
  /** The event on this device; undefined when it has none of it. */
  readonly before: ExamEvent | undefined;
  /** The event after the change. */
  readonly after: ExamEvent;
  /** The buttons for what can be done with it. */
  readonly children: ComponentChildren;
}

/** Says whose result and whose number would change, and only then offers the buttons. */
export function Changes({ before, after, children }: Props) {
  const { words, lang } = useExamStrings('event');
  const { event: own, practice } = words;
  const [changed, setChanged] = useState<readonly CandidateStatus[] | 'missing' | undefined>(before ? undefined : []);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setChanged(before ? undefined : []);
    if (before)
      loadExamPart(needsOf(after.blueprint), () => import('./file-changes.ts'))
        .then(({ changesBetween }) => changesBetween(before, after))
        .then(
          (found) => isWanted && setChanged(found),
          () => isWanted && setChanged('missing'),
        );
    return () => {
      isWanted = false;
    };
  }, [before, after, tries]);
  const moved = before ? movedNumbers(before, after) : [];
  const told = useRef<HTMLDivElement>(null);
  const again = (): void => {
    setTries(tries + 1);
    told.current?.focus();
  };
  const shown = changed === undefined || changed === 'missing' ? [] : changed;
  return (
    <div tabIndex={-1} ref={told}>
      {changed === undefined && <p class="hint">{practice.loading}</p>}
      {changed === 'missing' && (
        <p class="refused">
          {own['file.changes.unknown']}{' '}
          <button type="button" class="plain" onClick={again}>
            {practice['missing.again']}
          </button>
        </p>
      )}
      {shown.length > 0 && (
        <>
          <p>{own['file.changes']}</p>
          <ul>
            {shown.map(({ person, state }) => (
              <li key={person.token}>
                {person.number}. <bdi>{person.name}</bdi>
                {colon(lang)}
                {own[`state.${state}`]}
              </li>
            ))}
          </ul>
        </>
      )}
      {changed !== undefined && moved.length > 0 && (
        <>
          <p>{own['file.numbers']}</p>
          <ul>
            {moved.map(({ token, name, was, number }) => (
              <li key={token}>
                <bdi>{name}</bdi>
                {colon(lang)}
                {was} → {number}
              </li>
            ))}
          </ul>
        </>
      )}
      {changed !== undefined && children}
    </div>
  );
}
