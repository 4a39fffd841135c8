import {
  LIMITS,
  LIMIT_BASE,
  type Limit,
  RIICHI_RULEBOOKS,
  TILE_OF_KIND,
  type Tile,
  baseOf,
  doraOf,
} from '../../../src/engine/riichi/index.ts';
import type { Of } from '../question.ts';

/** The tile that a learner takes for dora. */
export const INDICATOR_BELIEFS: Readonly<Record<string, (indicator: Tile) => Tile>> = {
  'indicator-is-dora': (indicator) => indicator,
  'dora-before': (indicator) => TILE_OF_KIND.find((tile) => doraOf(tile) === indicator) ?? indicator,
};

/** The limit that a learner gives for han and fu. */
export type LimitBelief = (right: Limit | 'none', question: Of<'limits'>) => Limit | 'none';

const beside =
  (by: -1 | 1): LimitBelief =>
  (right) =>
    right === 'none' ? right : (LIMITS[LIMITS.indexOf(right) + by] ?? right);

/** Misconceptions about limits. */
export const LIMIT_BELIEFS: Readonly<Record<string, LimitBelief>> = {
  'limit-one-low': beside(-1),
  'limit-one-high': beside(1),
  'limit-not-capped': (right, { han }) => (right === 'mangan' && han < 5 ? 'none' : right),
  'rounded-up-to-mangan': (right, { han, fu }) =>
    right === 'none' && fu * 2 ** (2 + han) === LIMIT_BASE.mangan - 80 ? 'mangan' : right,
  'no-counted-yakuman': (right, { han }) => (han >= 13 ? 'yakuman' : right),
};

/** The limit of han and fu. */
export const limitOf = ({ han, fu, rules }: Of<'limits'>): Limit | 'none' =>
  baseOf(han, fu, RIICHI_RULEBOOKS[rules].options).limit ?? 'none';
