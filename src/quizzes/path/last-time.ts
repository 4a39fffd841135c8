import { type BookId, baseBook } from '../../engine/rulebooks/ids.ts';
import { bookOf } from '../memory/progress.ts';
import type { PracticeRecord } from '../memory/record.ts';
import { ALL_SKILL_IDS, type SkillId } from '../base/skill-ids.ts';

/** What was done on the last day of practice. */
export interface LastTime {
  readonly day: string;
  readonly right: number;
  readonly n: number;
  /** Whether there are answers under other rulebooks, too: they are counted together. */
  readonly isOfAll: boolean;
  /** The skills of a rulebook that were asked for the first time on it. */
  readonly begun: readonly SkillId[];
}

/** What was done today, or on the last day of practice; undefined before the first answer. */
export function lastTime({ days, ...record }: PracticeRecord, rules: BookId, today: string): LastTime | undefined {
  const day = Object.keys(days)
    .filter((one) => one <= today)
    .toSorted()
    .at(-1);
  const answers = day === undefined ? undefined : days[day];
  if (day === undefined || answers === undefined) return undefined;
  const { skills } = bookOf({ days, ...record }, rules);
  const [right, wrong] = answers;
  const isOfAll = Object.entries(record.books).some(
    ([id, book]) => id !== baseBook(rules) && Object.keys(book.skills).length > 0,
  );
  return { day, right, n: right + wrong, isOfAll, begun: ALL_SKILL_IDS.filter((id) => skills[id]?.begun === day) };
}
