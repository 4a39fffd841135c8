import { isClosed } from '../../engine/riichi/index.ts';
import { registeredGame } from '../skills/games.ts';
import { gameOfSkill } from '../skills/ids.ts';
import { type ExamQuestion, isAuthored } from './asked.ts';
import type { Settled } from './stratum.ts';

/** Where a question lies, as far as it says so. */
function strataOf(question: ExamQuestion): Settled {
  if (isAuthored(question)) return {};
  const own = registeredGame(gameOfSkill(question.skill))?.strataOf(question) ?? {};
  return 'hand' in question ? { open: !isClosed(question.hand), by: question.hand.by, ...own } : own;
}

/** Whether a question lies where it is wanted; one that does not say so does not. */
export function isWithin(stratum: Settled, question: ExamQuestion): boolean {
  const own = strataOf(question);
  return Object.entries(stratum).every(
    ([trait, wanted]) => wanted === undefined || own[trait as keyof Settled] === wanted,
  );
}
