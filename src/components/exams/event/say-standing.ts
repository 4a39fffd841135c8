import { fill } from '../../../i18n/strings.ts';
import type { Tally } from '../../../quizzes/exams/grade.ts';
import type { Sitting, Standing } from '../../../quizzes/exams/results.ts';
import { sayTopic } from './say-topic.ts';
import type { Speech } from './speech.ts';

type Words = Speech['words'];

/** What counts of what somebody handed in: the best of it; nothing while the organizer has to decide. */
export function countedOf({ sittings, state }: Standing): Sitting | undefined {
  if (state === 'twice') return undefined;
  const counted = sittings.filter(({ not }) => !not);
  return counted.find(({ grade }) => grade.passed) ?? counted.at(-1);
}

/** At which level somebody was examined; the desk decides before everything else. */
export function levelOf(standing: Standing): 'link' | 'supervised' | undefined {
  if (standing.desk && standing.desk !== 'open') return 'supervised';
  const counted = countedOf(standing);
  return counted && (counted.level === 'paper' ? 'supervised' : 'link');
}

/** So many points of so many. */
export const sayPoints = (tally: Tally | undefined, { event }: Words): string =>
  tally && tally.most > 0 ? fill(event['points.of'], { had: tally.had, most: tally.most }) : '';

/** What is to be said of one thing that somebody handed in. */
export function sayOfSitting({ not, grade, before, otherAllowance }: Sitting, words: Words): readonly string[] {
  const { event: own } = words;
  return [
    ...(not ? [own[`not.${not}`]] : []),
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
export function sayNotes(standing: Standing, words: Words): readonly string[] {
  const { event: own } = words;
  const said = standing.sittings.flatMap((sitting) => sayOfSitting(sitting, words));
  return [
    ...(standing.exempt ? [standing.exempt] : []),
    ...(standing.desk ? [own[`desk.${standing.desk}`]] : []),
    ...new Set(said),
  ];
}
