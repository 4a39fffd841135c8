import type { PatternId } from '../../../engine/riichi/index.ts';
import type { Stratum } from '../../base/stratum.ts';
import { winOf } from '../../hands/win.ts';
import type { Question } from '../question.ts';

const [MOST_LOW, MOST_MIDDLE] = [30, 50] as const;

function fuClass(fu: number | null | undefined): Stratum['fu'] {
  if (fu === null || fu === undefined) return undefined;
  if (fu <= MOST_LOW) return 'low';
  return fu <= MOST_MIDDLE ? 'middle' : 'high';
}

const [LEAST_TENS, MOST_TENS] = [30, 60] as const;

/** The tens of fu: thirty to fifty as they are, more as sixty; none of pinfu drawn and seven pairs. */
const tensOf = (fu: number | null | undefined): Stratum['tens'] =>
  fu === null || fu === undefined || fu < LEAST_TENS ? undefined : (Math.min(fu, MOST_TENS) as Stratum['tens']);

/** What players know who know but few yaku. */
const COMMON: ReadonlySet<PatternId> = new Set([
  'riichi',
  'ippatsu',
  'menzen-tsumo',
  'pinfu',
  'tanyao',
  'yakuhai-white',
  'yakuhai-green',
  'yakuhai-red',
  'yakuhai-seat',
  'yakuhai-round',
]);

/** The stratum of a riichi question: dealer, limit, fu, and whether it has a less common yaku. */
export function strataOf(question: Question): Stratum {
  if (question.skill === 'payment') return { dealer: question.dealer, by: question.by, fu: fuClass(question.fu) };
  if (!('hand' in question)) return {};
  const win = winOf(question.hand);
  return {
    dealer: question.hand.seatWind === 'east',
    limit: win && win.limit !== null,
    fu: fuClass(win?.fu),
    tens: tensOf(win?.fu),
    rare: win?.items.some(({ id }) => !COMMON.has(id)),
  };
}
