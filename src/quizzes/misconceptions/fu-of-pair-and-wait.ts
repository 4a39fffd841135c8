import { EXTRA_FU, isDragon, isHonour } from '../../engine/riichi/index.ts';
import { optionsOf } from '../base/riichi-options.ts';
import {
  linesOf,
  has,
  isPairs,
  counting,
  adding,
  without,
  tilesWhere,
  wonReading,
  pairKind,
  canBeDouble,
} from './fu-lines.ts';
import { type FuMisconception, fu, telling } from './fu-misconception.ts';
import type { Case } from './misconception.ts';

/** Whether one line counts the pair. */
const hasValuedPair = (one: Case): boolean => linesOf(one).filter(({ rule }) => rule.startsWith('pair-')).length === 1;

/** What goes wrong in the fu of the pair, the wait and the drawn tile. */
export const FU_OF_PAIR_AND_WAIT: readonly FuMisconception[] = [
  fu(
    'wait-forgotten',
    3,
    'wait-closed',
    counting(without('wait-')),
    tilesWhere(({ rule }) => rule.startsWith('wait-')),
    telling('wait'),
  ),
  fu(
    'wait-doubled',
    0.7,
    'wait-closed',
    counting(({ rule, value }) => (rule.startsWith('wait-') ? value * 2 : value)),
    tilesWhere(({ rule }) => rule.startsWith('wait-')),
    telling('wait'),
  ),
  fu(
    'wait-two-sided',
    1,
    'wait-closed',
    adding('wait', EXTRA_FU, (one) => wonReading(one)?.wait === 'two-sided'),
    undefined,
    telling('wait'),
  ),
  fu(
    'wait-of-pungs',
    0.7,
    'wait-single',
    adding('wait', EXTRA_FU, (one) => wonReading(one)?.wait === 'pung'),
  ),
  fu(
    'pair-forgotten',
    3,
    'pair-dragon',
    counting(without('pair-')),
    (one) => tilesWhere(({ rule }) => rule.startsWith('pair-'))(one).slice(0, 1),
    telling('pair'),
  ),
  fu(
    'double-wind-once',
    4,
    'doubleWindPairFu',
    (one) => (has(one, 'pair-seat') && has(one, 'pair-round') ? counting(without('pair-round'))(one) : undefined),
    tilesWhere(({ rule }) => rule === 'pair-seat'),
    telling('pair'),
  ),
  fu(
    'pair-doubled',
    0.7,
    'doubleWindPairFu',
    adding('pair', EXTRA_FU, (one) => hasValuedPair(one) && canBeDouble(one)),
    (one) => tilesWhere(({ rule }) => rule.startsWith('pair-'))(one).slice(0, 1),
    telling('pair'),
  ),
  fu(
    'pair-never-four',
    0.7,
    'doubleWindPairFu',
    adding('pair', EXTRA_FU, (one) => hasValuedPair(one) && !canBeDouble(one)),
    (one) => tilesWhere(({ rule }) => rule.startsWith('pair-'))(one).slice(0, 1),
    telling('pair'),
  ),
  fu(
    'rinshan-draw-fu',
    2,
    'rinshanTsumoFu',
    adding(
      'draw',
      EXTRA_FU,
      (one) =>
        one.hand.afterKong === true &&
        !optionsOf(one).rinshanTsumoFu &&
        !one.win.items.some(({ id }) => id === 'pinfu'),
    ),
  ),
  fu(
    'guest-wind-pair',
    1,
    'pair-seat',
    adding(
      'pair',
      EXTRA_FU,
      (one) =>
        !isPairs(one) &&
        isHonour(pairKind(one)) &&
        !isDragon(pairKind(one)) &&
        !linesOf(one).some(({ rule }) => rule.startsWith('pair-')),
    ),
    undefined,
    telling('pair'),
  ),
];
