import { baseBook } from '../../engine/rulebooks/ids.ts';
import { MODES } from '../session/modes.ts';
import { skillOf } from '../games/skills.ts';
import type { SessionState } from '../session/step.ts';
import { askedOf } from '../session/feedback.ts';
import { isOfBook } from './of-book.ts';
import { bookOf } from './progress.ts';
import { type PracticeRecord, SAMPLED_OF_A_SKILL, type Sampled } from './record.ts';
import { answeredBetween, isAskedWhole } from './record-answer.ts';
import { restOfAll } from './retention.ts';

/** Drops the oldest answer to the skill of the last one, once there are too many. */
function trim(sample: readonly Sampled[]): readonly Sampled[] {
  const skill = sample.at(-1)?.[0];
  const isOfSkill = ([one]: Sampled): boolean => one === skill;
  const oldest = sample.findIndex(isOfSkill);
  return sample.filter(isOfSkill).length > SAMPLED_OF_A_SKILL ? sample.toSpliced(oldest, 1) : sample;
}

const rounded = (days: number): number => Math.round(1000 * days) / 1000;

/** How things stood when a question was asked: the record, and the time in milliseconds. */
interface Asked {
  readonly record: PracticeRecord;
  readonly now: number;
}

/**
 * Adds a session's latest answer to the record's sample, if it helps predict the next. Without `asked` it says nothing of
 * how fast the learner forgets.
 */
export function withSample(
  record: PracticeRecord,
  before: SessionState,
  now: SessionState,
  asked?: Asked,
): PracticeRecord {
  const { mode, rules, stage } = before.session;
  const { wish } = before.course;
  const done = answeredBetween(before.session, now.session);
  const isPassed = now.session.passed.length > before.session.passed.length;
  if (!(done ?? isPassed) || !wish) return record;
  const isTimed = MODES[mode].clock === 'race';
  const isWhole = !done || isAskedWhole(done, askedOf(done, stage));
  if (!MODES[mode].remembers || isTimed || !isWhole || !isOfBook(before.session.question)) return record;
  const book = bookOf(record, rules);
  const isAimed = wish.fact !== undefined || wish.mistake !== undefined;
  const { question } = before.session;
  const facts = skillOf(question.skill).facts(question);
  const rest = asked && restOfAll(bookOf(asked.record, rules), facts, asked.now);
  const plain = [question.skill, wish.level, done?.verdict.right === true, isAimed] as const;
  const answer: Sampled = rest === undefined ? plain : [...plain, rounded(rest.slower), rounded(rest.alike)];
  return {
    ...record,
    books: { ...record.books, [baseBook(rules)]: { ...book, sample: trim([...(book.sample ?? []), answer]) } },
  };
}
