import type { Stratum } from '../exams/stratum.ts';
import { winOf } from '../hands/win.ts';
import type { Question } from '../question.ts';

const [MOST_LOW, MOST_MIDDLE] = [30, 50] as const;

function fuClass(fu: number | null | undefined): Stratum['fu'] {
  if (fu === null || fu === undefined) return undefined;
  if (fu <= MOST_LOW) return 'low';
  return fu <= MOST_MIDDLE ? 'middle' : 'high';
}

/** Where a riichi question lies: its dealer, limit and fu. */
export function strataOf(question: Question): Stratum {
  if (question.skill === 'payment') return { dealer: question.dealer, by: question.by, fu: fuClass(question.fu) };
  if (!('hand' in question)) return {};
  const win = winOf(question.hand);
  return { dealer: question.hand.seatWind === 'east', limit: win && win.limit !== null, fu: fuClass(win?.fu) };
}
