import { fill } from '../../../../i18n/strings.ts';
import type { Tally } from '../../../../quizzes/exams/grade.ts';
import type { Receipt } from '../../../../quizzes/exams/receipts/receipts.ts';
import type { Submission } from '../../../../quizzes/exams/graded-submissions.ts';
import type { CandidateStatus } from '../../../../quizzes/exams/results.ts';
import { sayTopic } from './say-topic.ts';
import type { ExamWords } from '../strings.ts';

type Words = ExamWords<'event'>;

/** The submission that counts: the best one; undefined while the organizer has to decide. */
export function countedOf({ submissions, state }: CandidateStatus): Submission | undefined {
  if (state === 'twice') return undefined;
  const counted = submissions.filter(({ not }) => !not);
  return counted.find(({ grade }) => grade.passed) ?? counted.at(-1);
}

/** A level of proof; both, for somebody examined by link and orally. */
export type Level = 'link' | 'sealed' | 'supervised' | 'link-desk' | 'sealed-desk';

/** The level at which somebody was examined. Points from a link were never seen by an examiner. */
export function levelOf(standing: CandidateStatus): Level | undefined {
  const counted = countedOf(standing);
  const byLink = standing.isSealed ? 'sealed' : 'link';
  if (standing.desk && standing.desk !== 'open') return counted?.level === 'by-link' ? `${byLink}-desk` : 'supervised';
  return counted && (counted.level === 'paper' ? 'supervised' : byLink);
}

/** The name of a level. */
export const sayLevel = (level: Level | undefined, { event, levels }: Words): string =>
  level === undefined ? '' : level === 'link-desk' || level === 'sealed-desk' ? event[`level.${level}`] : levels[level];

/** Points out of a total, as text. */
export const sayPoints = (tally: Tally | undefined, { event }: Words): string =>
  tally && tally.most > 0 ? fill(event['points.of'], { had: tally.had, most: tally.most }) : '';

/** Remarks on one submission. */
export function sayOfSubmission(
  { not, grade, before, isLetCount, otherAllowance, isTooFast, isBeforeKey, isByChat }: Submission,
  words: Words,
): readonly string[] {
  const { event: own } = words;
  if (not) return [own[`not.${not}`]];
  return [
    ...(isLetCount ? [own['is-let-count']] : []),
    ...(isByChat ? [own['by-chat']] : []),
    ...grade.short.map((topic) => fill(own['short.of'], { topic: sayTopic(topic, words) })),
    ...(otherAllowance ? [own['other-allowance']] : []),
    ...(isTooFast ? [own['too-fast']] : []),
    ...(isBeforeKey ? [own['before-key']] : []),
    ...(before
      ? [
          fill(own.erratum, {
            before: sayPoints(before, words),
            passed: own[before.passed ? 'state.passed' : 'state.failed'],
          }),
        ]
      : []),
  ];
}

/** Remarks beside somebody's status. */
export function sayNotes(standing: CandidateStatus, words: Words): readonly string[] {
  const { event: own } = words;
  const isCounted = standing.submissions.some(({ not }) => !not);
  const said = standing.submissions.flatMap((submission) => {
    const notes = sayOfSubmission(submission, words);
    return isCounted && submission.not ? notes.map((note) => fill(own['other-submission'], { note })) : notes;
  });
  return [
    ...(standing.looksLike === undefined ? [] : [fill(own['looks-like'], { n: standing.looksLike })]),
    ...(standing.equalErrors
      ? [
          fill(own['equal-errors'], {
            n: standing.equalErrors.number,
            equal: standing.equalErrors.equal,
            of: standing.equalErrors.of,
          }),
        ]
      : []),
    ...(standing.exempt ? [standing.exempt] : []),
    ...(standing.desk ? [own[`desk.${standing.desk}`]] : []),
    ...new Set(said),
  ];
}

/** Who sent a code and when, as the pasted text says; empty if it does not. */
export function saySent({ sender, sent, isClaimed }: Receipt, { event }: Words, lang: string): string {
  if (sent === undefined) return sender === undefined ? '' : fill(event['sent.who'], { who: sender });
  const time = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(sent);
  return fill(event[isClaimed ? 'sent.claimed' : 'sent.is'], { who: sender ?? '?', time });
}
