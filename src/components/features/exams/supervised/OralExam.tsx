import { useEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { dash } from '../../../../i18n/signs.ts';
import { oralOutcome } from '../../../../quizzes/exams/oral.ts';
import { oralProgress, minutesLeft } from '../../../../quizzes/exams/oral-questions.ts';
import { type EntryOf, type ExamEvent, entriesOf } from '../../../../quizzes/exams/event.ts';
import { exemptionOf, peopleOf } from '../../../../quizzes/exams/people.ts';
import { OralCandidate } from './OralCandidate.tsx';
import { OralRule } from './OralRule.tsx';
import { useExamStrings } from '../strings.ts';
import './oral.css';

const MOST_PHONES = 4;

const lastOf = (event: ExamEvent, token: string): EntryOf<'desk'> | undefined =>
  entriesOf(event, 'desk').findLast((entry) => entry.token === token);

/** The token of the candidate that the address calls after a pass, by number. */
const calledByAddress = (event: ExamEvent): string | undefined => {
  const [, number] = location.hash.slice(1).split('.');
  return peopleOf(event).find((one) => String(one.number) === number)?.token;
};

/** The oral exam: whom to call next, how long the rest takes, and the hands of the current candidate. */
export function Part({ event }: { readonly event: ExamEvent }) {
  const { words, lang } = useExamStrings('supervised');
  const { supervised, levels } = words;
  const [token, setToken] = useState(() => calledByAddress(event));
  const [phones, setPhones] = useState(2);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasLeft = useRef(false);
  const people = peopleOf(event).filter((one) => exemptionOf(event, one.token) === undefined);
  const person = people.find((one) => one.token === token);
  const leave = (): void => {
    hasLeft.current = true;
    setToken(undefined);
  };
  useEffect(() => {
    if (hasLeft.current) heading.current?.focus();
  }, [token]);
  if (person) {
    const before = lastOf(event, person.token);
    const isOnAnswered = before ? before.onAnswered === true : calledByAddress(event) === person.token;
    return (
      <OralCandidate
        key={person.token}
        event={event}
        person={person}
        before={before}
        kind={isOnAnswered ? 'answered' : 'hands'}
        leave={leave}
      />
    );
  }
  const progress = oralProgress(event);
  const minutes = minutesLeft(progress, phones);
  return (
    <div class="desk-people">
      <p class="hint">
        <strong>{levels.supervised}</strong>
        {dash(lang)}
        {levels['supervised.proves']}
      </p>
      <h2 tabIndex={-1} ref={heading}>
        {supervised['desk.whose']}
      </h2>
      <ol class="desk-list">
        {people.map((one) => {
          const answers = lastOf(event, one.token)?.answers ?? [];
          const outcome = oralOutcome(answers);
          const state = outcome === 'open' && answers.length > 0 ? 'begun' : outcome;
          return (
            <li key={one.token}>
              <button type="button" class="desk-person" onClick={() => setToken(one.token)}>
                <span>
                  {one.number}. <span dir="auto">{one.name}</span>
                </span>
                <span class="desk-state">
                  {fill(supervised[`desk.state.${state}`], {
                    right: answers.filter(Boolean).length,
                    of: answers.length,
                  })}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <label class="field phones">
        <span>{supervised['desk.phones']}</span>
        <select value={phones} onChange={({ currentTarget }) => setPhones(Number(currentTarget.value))}>
          {Array.from({ length: MOST_PHONES }, (_, i) => (
            <option key={i} value={i + 1}>
              {i + 1}
            </option>
          ))}
        </select>
      </label>
      <p role="status">
        {fill(supervised['desk.left'], { n: progress.left, done: progress.done })}{' '}
        {minutes === undefined || progress.each === undefined
          ? supervised['desk.time.unknown']
          : fill(supervised['desk.time'], { minutes, seconds: Math.round(progress.each).toLocaleString(lang) })}
      </p>
      <OralRule />
    </div>
  );
}
