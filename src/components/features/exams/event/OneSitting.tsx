import { fill } from '../../../../i18n/strings.ts';
import type { ExamEvent } from '../../../../quizzes/exams/event.ts';
import type { Submission } from '../../../../quizzes/exams/graded-submissions.ts';
import type { CandidateStatus } from '../../../../quizzes/exams/results.ts';
import { PersonSheet } from './PersonSheet.tsx';
import { sayOfSitting, sayPoints, saySent } from './say-standing.ts';
import { useExamStrings } from '../strings.ts';
import { writeDown } from './use-change.ts';

const SECONDS = 60;

interface Props {
  readonly event: ExamEvent;
  readonly standing: CandidateStatus;
  readonly sitting: Submission;
}

/** One submission: its score, remarks on it, and the answers themselves. */
export function OneSitting({ event, standing, sitting }: Props) {
  const { words, lang } = useExamStrings('event');
  const { event: own, levels } = words;
  const { person, state } = standing;
  const { attempt, level, grade, not, code, entry, at, by, isLetCount, receipt } = sitting;
  const minutes = code && Math.round(code.handed.seconds / SECONDS);
  const said = [
    fill(own['sitting.is'], { n: attempt }),
    levels[level === 'paper' ? 'supervised' : standing.isSealed ? 'sealed' : 'link'],
    sayPoints(grade, words),
    not ? '' : own[grade.passed ? 'state.passed' : 'state.failed'],
    fill(own[level === 'paper' ? 'sitting.marked' : 'sitting.came'], {
      time: new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(at),
      by,
    }),
    receipt ? saySent(receipt, words, lang) : '',
    minutes === undefined ? '' : fill(own['sitting.claims'], { n: minutes.toLocaleString(lang) }),
    ...sayOfSitting(sitting, words),
  ];
  return (
    <div class="sitting">
      <p>{said.filter(Boolean).join(' · ')}</p>
      {((state === 'twice' && !not) || not === 'second' || not === 'not-chosen') && (
        <button
          type="button"
          class="button quiet"
          onClick={() => writeDown({ kind: 'choice', token: person.token, attempt, entry })}
        >
          {own['choice.this']}
        </button>
      )}
      {(not === 'late' || not === 'after-deadline' || not === 'before-grant') && (
        <>
          {not !== 'before-grant' && <p class="hint">{own['let-count.hint']}</p>}
          <button
            type="button"
            class="button quiet"
            onClick={() => writeDown({ kind: 'let-count', entry, counts: true })}
          >
            {own['choice.this']}
          </button>
        </>
      )}
      {isLetCount && (
        <button
          type="button"
          class="button quiet"
          onClick={() => writeDown({ kind: 'let-count', entry, counts: false })}
        >
          {own['let-count.not']}
        </button>
      )}
      <details>
        <summary>{own['sheet.show']}</summary>
        <PersonSheet event={event} standing={standing} sitting={sitting} />
      </details>
    </div>
  );
}
