import { type HandRequest, isClosed } from '../../engine/riichi/index.ts';
import { winOf } from '../hands/win.ts';
import type { Question } from '../question.ts';
import type { Stratum } from './stratum.ts';

const [MOST_LOW, MOST_MIDDLE] = [30, 50] as const;

function fuClass(fu: number | null | undefined): Stratum['fu'] {
  if (fu === null || fu === undefined) return undefined;
  if (fu <= MOST_LOW) return 'low';
  return fu <= MOST_MIDDLE ? 'middle' : 'high';
}

function strataOfHand(hand: HandRequest): Stratum {
  const win = winOf(hand);
  return {
    open: !isClosed(hand),
    dealer: hand.seatWind === 'east',
    by: hand.by,
    limit: win && win.limit !== null,
    fu: fuClass(win?.fu),
  };
}

/** Where a question lies, as far as it says so. */
function strataOf(question: Question): Stratum {
  if ('hand' in question) return strataOfHand(question.hand);
  if (question.skill !== 'payment') return {};
  return { dealer: question.dealer, by: question.by, fu: fuClass(question.fu) };
}

/** Whether a question lies where it is wanted; one that does not say so does not. */
export function isWithin(stratum: Stratum, question: Question): boolean {
  const own = strataOf(question);
  return Object.entries(stratum).every(
    ([trait, wanted]) => wanted === undefined || own[trait as keyof Stratum] === wanted,
  );
}
