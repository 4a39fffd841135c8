import { fill } from '../../../../i18n/strings.ts';
import type { ExamEvent } from '../../../../quizzes/exams/event.ts';
import type { Submission } from '../../../../quizzes/exams/graded-submissions.ts';
import type { CandidateStatus } from '../../../../quizzes/exams/results.ts';
import { PersonSheet } from './PersonSheet.tsx';
import { sayOfSubmission, sayPoints, saySent } from './say-standing.ts';
import { useExamStrings } from '../strings.ts';
import { writeDown } from './use-change.ts';

const SECONDS = 60;

interface Props {
  readonly event: ExamEvent;
  readonly standing: CandidateStatus;
  readonly submission: Submission;
}

/** One submission: its score, remarks on it, and the answers themselves. */
export function OneSubmission({ event, standing, submission }: Props) {
  const { words, lang } = useExamStrings('event');
  const { event: own, levels } = words;
  const { person, state } = standing;
  const { attempt, level, grade, not, code, entry, at, by, isLetCount, receipt } = submission;
  const minutes = code && Math.round(code.handed.seconds / SECONDS);
  const said = [
    fill(own['submission.is'], { n: attempt }),
    levels[level === 'paper' ? 'supervised' : standing.isSealed ? 'sealed' : 'link'],
    sayPoints(grade, words),
    not ? '' : own[grade.passed ? 'state.passed' : 'state.failed'],
    fill(own[level === 'paper' ? 'submission.marked' : 'submission.came'], {
      time: new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(at),
      by,
    }),
    receipt ? saySent(receipt, words, lang) : '',
    minutes === undefined ? '' : fill(own['submission.claims'], { n: minutes.toLocaleString(lang) }),
    ...sayOfSubmission(submission, words),
  ];
  return (
    <div class="submission">
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
        <PersonSheet event={event} standing={standing} submission={submission} />
      </details>
    </div>
  );
}
