import { RIICHI_RULEBOOKS, type RiichiId, entryUnder } from '../../../../engine/riichi/index.ts';
import { TABLE_FU, canBeWon } from '../../../../quizzes/hands/least.ts';
import { LIMIT_HAN } from './entry.ts';
import type { RiichiTable } from './table-rules.ts';

/** The highest number of yakuman a form offers where they add up. */
const MOST_YAKUMAN = 3;

/** The table facts of a riichi rulebook that is there. */
export function tableOf(rules: RiichiId): RiichiTable {
  const { startPoints, abortiveDraws, nagashiMangan, pao, ...options } = RIICHI_RULEBOOKS[rules].options;
  const fuOf = (by: 'discard' | 'draw') =>
    Array.from({ length: LIMIT_HAN - 1 }, (_, i) => TABLE_FU.filter((fu) => canBeWon(i + 1, fu, by, { rules })));
  return {
    start: startPoints,
    aborts: abortiveDraws,
    nagashi: nagashiMangan,
    liable: pao,
    countedYakuman: options.countedHand === 'yakuman',
    mostYakuman: options.yakumanAccumulate
      ? MOST_YAKUMAN
      : options.doubleYakumanWaits || options.daisuushiiDouble
        ? 2
        : 1,
    doubled: options.daisuushiiDouble ? ['daisuushii'] : [],
    chomboAfter: options.chombo.kind === 'tournament' ? options.chombo.points : 0,
    entry: entryUnder(RIICHI_RULEBOOKS[rules]),
    stages: RIICHI_RULEBOOKS[rules].options.substitutes.kind === 'referee',
    fu: { discard: fuOf('discard'), draw: fuOf('draw') },
  };
}
