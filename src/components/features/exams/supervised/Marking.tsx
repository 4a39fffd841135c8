import { useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { type ExamEvent, entriesOf, note } from '../../../../quizzes/exams/event.ts';
import { type Marks, gradeOf, tally } from '../../../../quizzes/exams/grade.ts';
import type { Person } from '../../../../quizzes/exams/roster.ts';
import { examinerHand } from '../../../../stores/exams/examiner.ts';
import { changeEvent } from '../../../../stores/exams/events.ts';
import { MarkedSheet } from './MarkedSheet.tsx';
import { dropDraft, readDraft } from './draft.ts';
import { laidSheet } from './laid-out.ts';
import { useExamStrings } from '../strings.ts';
import { AttemptField } from './AttemptField.tsx';
import { useDealing } from './use-dealing.ts';

interface Props {
  readonly event: ExamEvent;
  /** Who must be examined, by number. */
  readonly people: readonly Person[];
  /** The most attempts that anybody has. */
  readonly attempts: number;
}

const markedIn = (event: ExamEvent, token: string, attempt: number): Marks | undefined =>
  entriesOf(event, 'paper').findLast((entry) => entry.token === token && entry.attempt === attempt)?.marks;

/** Enters sheets marked by hand, one person after another. */
export function Marking({ event, people, attempts }: Props) {
  const { supervised } = useExamStrings('supervised').words;
  const [begun] = useState(() => readDraft(event.id));
  const [token, setToken] = useState(begun?.token ?? '');
  const [attempt, setAttempt] = useState(begun?.attempt ?? 1);
  const [said, setSaid] = useState('');
  const { done, failed, deal } = useDealing();
  const person = people.find((one) => one.token === token);
  const sheet = person && laidSheet(event, person, attempt);
  const open = (next: string, time = attempt): void => {
    const who = people.find((one) => one.token === next);
    setToken(next);
    setAttempt(time);
    if (who && !laidSheet(event, who, time)) deal([who], time, () => undefined);
  };
  const keep = (marks: Marks): void => {
    if (!person) return;
    const own = marks.map((points) => points.map((point) => ({ ...point })));
    changeEvent((now) => note(now, { kind: 'paper', token, attempt, marks: own }, examinerHand()));
    dropDraft(event.id);
    const { had, most, passed } = gradeOf(marks, event.blueprint);
    setSaid(fill(supervised[passed ? 'marked.enough' : 'marked.short'], { n: person.number, had, most }));
    const rest = [...people.slice(people.indexOf(person) + 1), ...people.slice(0, people.indexOf(person))];
    open(rest.find((one) => markedIn(event, one.token, attempt) === undefined)?.token ?? '');
  };
  return (
    <section class="marking" aria-labelledby="marking">
      <h2 id="marking">{supervised.marking}</h2>
      <p class="hint">{supervised['marking.hint']}</p>
      <div class="fields">
        <label class="field">
          <span>{supervised['marking.whose']}</span>
          <select value={token} onChange={({ currentTarget }) => open(currentTarget.value)}>
            <option value="">{supervised['marking.nobody']}</option>
            {people.map((one) => {
              const marks = markedIn(event, one.token, attempt);
              const { had, most } = tally((marks ?? []).flat());
              return (
                <option key={one.token} value={one.token}>
                  {one.number}. {one.name} {marks ? `– ${String(had)}/${String(most)}` : ''}
                </option>
              );
            })}
          </select>
        </label>
        <AttemptField attempt={attempt} most={attempts} onChoose={(one) => open(token, one)} />
      </div>
      <p role="status">{said}</p>
      {done !== undefined && <p class="hint">{fill(supervised.dealing, { n: 1, of: 1 })}</p>}
      {failed && (
        <p class="trouble" role="alert">
          {supervised['deal.failed']}
        </p>
      )}
      {sheet && (
        <MarkedSheet
          key={`${token}.${String(attempt)}`}
          event={event.id}
          sheet={sheet}
          before={markedIn(event, token, attempt)}
          keep={keep}
        />
      )}
    </section>
  );
}
