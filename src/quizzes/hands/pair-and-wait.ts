import {
  EXTRA_FU,
  type HandRequest,
  type ReadingScore,
  type Tile,
  type Wait,
  isDragon,
  kindOf,
  windKind,
} from '../../engine/riichi/index.ts';
import { optionsOf } from '../base/riichi-options.ts';
import type { Ruleset } from '../base/ruleset.ts';

/** What a pair can be, those with fu first. */
export const PAIRS = ['dragon', 'seat', 'round', 'double', 'other'] as const;
/** What a pair is. */
export type PairId = (typeof PAIRS)[number];

/** The waits of four sets and a pair, those with fu first. */
export const WAITS = ['single', 'edge', 'closed', 'two-sided', 'pung'] as const satisfies readonly Wait[];
/** One of these waits. */
export type WaitId = (typeof WAITS)[number];

const WAITS_WITHOUT_FU: readonly Wait[] = ['two-sided', 'pung', 'thirteen'];
const FIVE = 5;

/** The kind of the first tile of a set; -1 for none. */
export const kindOfSet = (set: string): number => kindOf(`${set[0] ?? ''}${set.at(-1) ?? ''}` as Tile);

/** Whether a reading is four sets and a pair, so that its pair and wait can give fu. */
export const hasPairAndWait = ({ sets }: ReadingScore): boolean => sets.split(' ').length === FIVE;

/** The pair of a reading. */
export function pairIn({ sets }: ReadingScore, { seatWind, roundWind }: HandRequest): PairId {
  const kind = kindOfSet(sets.split(' ')[0] ?? '');
  if (isDragon(kind)) return 'dragon';
  const [isSeat, isRound] = [kind === windKind(seatWind), kind === windKind(roundWind)];
  if (isSeat && isRound) return 'double';
  return isSeat ? 'seat' : isRound ? 'round' : 'other';
}

/** The fu of a pair under a ruleset. */
export function pairFu(pair: PairId, ruleset: Ruleset): number {
  if (pair === 'other') return 0;
  return pair === 'double' ? optionsOf(ruleset).doubleWindPairFu : EXTRA_FU;
}

/** The fu of a wait. */
export const waitFu = (wait: Wait): number => (WAITS_WITHOUT_FU.includes(wait) ? 0 : EXTRA_FU);

/** How a sentence about a misconception goes on: it names the pair or the wait of a reading. */
export interface About {
  readonly part: 'pair' | 'wait';
  readonly reading: ReadingScore;
}
