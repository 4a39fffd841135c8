import { fill } from '../../../../i18n/strings.ts';
import type { Tally } from '../../../../quizzes/exams/grade.ts';
import type { Submission, CandidateStatus } from '../../../../quizzes/exams/results.ts';
import { sayTopic } from './say-topic.ts';
import type { ExamWords } from '../strings.ts';

type Words = ExamWords<'event'>;

/** What counts of what somebody handed in: the best of it; nothing while the organizer has to decide. */
export function countedOf({ sittings, state }: CandidateStatus): Submission | undefined {
  if (state === 'twice') return undefined;
  const counted = sittings.filter(({ not }) => !not);
  return counted.find(({ grade }) => grade.passed) ?? counted.at(-1);
}

/** A level of proof; both, where somebody sat by link and was asked at the desk as well. */
export type Level = 'link' | 'supervised' | 'link-desk';

/** At which level somebody was examined. What stands beside it as points was never seen by an examiner where it came by link. */
export function levelOf(standing: CandidateStatus): Level | undefined {
  const counted = countedOf(standing);
  if (standing.desk && standing.desk !== 'open') return counted?.level === 'by-link' ? 'link-desk' : 'supervised';
  return counted && (counted.level === 'paper' ? 'supervised' : 'link');
}

/** What a level is called. */
export const sayLevel = (level: Level | undefined, { event, levels }: Words): string =>
  level === undefined ? '' : level === 'link-desk' ? event['level.link-desk'] : levels[level];

/** So many points of so many. */
export const sayPoints = (tally: Tally | undefined, { event }: Words): string =>
  tally && tally.most > 0 ? fill(event['points.of'], { had: tally.had, most: tally.most }) : '';

/** What is to be said of one thing that somebody handed in. */
export function sayOfSitting(
  { not, grade, before, isLetCount, otherAllowance }: Submission,
  words: Words,
): readonly string[] {
  const { event: own } = words;
  if (not) return [own[`not.${not}`]];
  return [
    ...(isLetCount ? [own['is-let-count']] : []),
    ...grade.short.map((topic) => fill(own['short.of'], { topic: sayTopic(topic, words) })),
    ...(otherAllowance ? [own['other-allowance']] : []),
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

/** What is to be said beside the state of somebody. */
export function sayNotes(standing: CandidateStatus, words: Words): readonly string[] {
  const { event: own } = words;
  const isCounted = standing.sittings.some(({ not }) => !not);
  const said = standing.sittings.flatMap((sitting) => {
    const notes = sayOfSitting(sitting, words);
    return isCounted && sitting.not ? notes.map((note) => fill(own['other-sitting'], { note })) : notes;
  });
  return [
    ...(standing.looksLike === undefined ? [] : [fill(own['looks-like'], { n: standing.looksLike })]),
    ...(standing.exempt ? [standing.exempt] : []),
    ...(standing.desk ? [own[`desk.${standing.desk}`]] : []),
    ...new Set(said),
  ];
}
