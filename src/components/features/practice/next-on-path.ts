import type { BookId } from '../../../engine/rulebooks/ids.ts';
import { type PathStatus, pathStatus } from '../../../quizzes/path/status.ts';
import { isSkillStop } from '../../../quizzes/path/stops.ts';
import { testLength } from '../../../quizzes/path/test.ts';
import { $journey } from '../../../stores/path.ts';
import { $record } from '../../../stores/practice/memory.ts';
import { momentOf } from '../../../stores/moment.ts';
import { $taught } from '../../../stores/practice/taught.ts';
import { nextHref } from '../../widgets/path-status/path-links.ts';
import { describeNextStep } from '../../widgets/path-status/next-step.ts';
import type { StandingWords } from './learner-words.ts';
import type { PracticeStrings } from '../../widgets/questions/strings.ts';

/** Progress on the path by the current record. */
export const standingNow = (rules: BookId): PathStatus =>
  pathStatus($record.get(), rules, $journey.get(), $taught.get(), momentOf(Date.now()));

/** What comes next on the path: its address, and the text of its button. */
export function nextOnPath(
  standing: PathStatus,
  rules: BookId,
  said: StandingWords,
  { words, locale }: Pick<PracticeStrings, 'words' | 'locale'>,
): { readonly href: string; readonly text: string } {
  const { practice } = words;
  const text = describeNextStep(
    standing,
    said,
    ({ id }) => (isSkillStop(id) ? practice[`skill.${id}`] : undefined),
    testLength(rules),
  );
  return { href: nextHref(standing.next, locale), text };
}
