import { EXTRA_FU, baseFu, isDragon, isHonour } from '../../engine/riichi/index.ts';
import type { About } from '../hands/pair-and-wait.ts';
import { knobsOf } from '../ruleset.ts';
import type { Case, Mistake } from './mistake.ts';
import {
  isSet,
  linesOf,
  has,
  isPairs,
  sum,
  upToTen,
  counting,
  adding,
  without,
  asItem,
  tilesWhere,
  ofHonours,
  otherReading,
  wonReading,
  pairKind,
  pairsFu,
  rounding,
} from './fu-lines.ts';

type FuMistake = Mistake<'fu'>;
const fu = (
  id: string,
  weight: number,
  rule: FuMistake['rule'],
  answer: FuMistake['answer'],
  tiles?: FuMistake['tiles'],
  about?: FuMistake['about'],
): FuMistake => ({
  id,
  step: 'fu',
  weight,
  rule,
  answer,
  ...(tiles === undefined ? {} : { tiles }),
  ...(about === undefined ? {} : { about }),
});

const telling =
  (part: About['part'], readingOf: (one: Case) => About['reading'] | undefined = wonReading) =>
  (one: Case): About | undefined => {
    const reading = readingOf(one);
    return reading && { part, reading };
  };

const CLOSED_RON_MORE = baseFu['base-closed-ron'] - baseFu['base-other'];

/** What goes wrong in counting fu. */
export const FU_MISTAKES: readonly FuMistake[] = [
  fu(
    'other-reading',
    100,
    'dearest-reading',
    (one) => otherReading(one)?.fu ?? undefined,
    (one) => otherReading(one)?.sets.split(' ') ?? [],
    telling('wait', otherReading),
  ),
  fu(
    'fu-unrounded',
    3,
    'fu-rounding',
    rounding((exact) => exact),
  ),
  fu(
    'fu-rounded-down',
    2,
    'fu-rounding',
    rounding((exact) => Math.floor(exact / 10) * 10),
  ),
  fu(
    'closed-ron-forgotten',
    3,
    'base-closed-ron',
    counting((line) => (line.rule === 'base-closed-ron' ? { ...line, value: line.value - CLOSED_RON_MORE } : line)),
  ),
  fu(
    'closed-ron-for-open',
    1.5,
    'base-closed-ron',
    adding(
      CLOSED_RON_MORE,
      ({ win, hand }) =>
        hand.by === 'discard' && win.steps.some((step) => step.kind === 'add' && step.rule === 'base-other'),
    ),
  ),
  fu(
    'closed-ron-for-draw',
    2,
    'base-closed-ron',
    adding(
      CLOSED_RON_MORE,
      (one) => one.hand.by === 'draw' && !isPairs(one) && one.win.items.some(({ id }) => id === 'menzen-tsumo'),
    ),
  ),
  fu(
    'pinfu-draw-two',
    4,
    'pinfuTsumo',
    adding(EXTRA_FU, ({ win, hand }) => hand.by === 'draw' && win.items.some(({ id }) => id === 'pinfu')),
  ),
  fu('draw-forgotten', 2, 'tsumo', counting(without('tsumo'))),
  fu(
    'draw-on-discard',
    0.5,
    'tsumo',
    adding(EXTRA_FU, (one) => one.hand.by === 'discard' && !isPairs(one)),
  ),
  fu(
    'open-as-closed',
    2,
    'pung-simple-open',
    counting(asItem((item, { because }) => (because === 'called' ? item.replace('open', 'closed') : item))),
    tilesWhere(({ because }) => because === 'called'),
  ),
  fu(
    'closed-as-open',
    1.5,
    'pung-simple-closed',
    (one) =>
      linesOf(one).some(({ rule }) => rule.startsWith('pung') && rule.endsWith('closed'))
        ? counting(asItem((item) => item.replace('closed', 'open')))(one)
        : undefined,
    tilesWhere(({ because }) => because === 'concealed'),
  ),
  fu(
    'discard-pung-closed',
    3,
    'base-closed-ron',
    counting(asItem((item, { because }) => (because === 'discard' ? item.replace('open', 'closed') : item))),
    tilesWhere(({ because }) => because === 'discard'),
  ),
  fu(
    'kong-as-pung',
    1.5,
    'kong-simple-open',
    counting(asItem((item) => item.replace('kong', 'pung'))),
    tilesWhere(({ rule }) => rule.startsWith('kong')),
  ),
  fu(
    'outside-as-simple',
    2,
    'pung-outside-open',
    (one) =>
      linesOf(one).some((line) => isSet(line.rule) && ofHonours(line))
        ? counting(asItem((item) => item.replace('outside', 'simple')))(one)
        : undefined,
    tilesWhere(({ rule }) => rule.includes('outside')),
  ),
  fu(
    'terminals-as-simple',
    1,
    'pung-outside-open',
    counting(asItem((item, line) => (ofHonours(line) ? item : item.replace('outside', 'simple')))),
    tilesWhere((line) => line.rule.includes('outside') && !ofHonours(line)),
  ),
  fu(
    'simple-as-outside',
    0.7,
    'pung-simple-open',
    counting(asItem((item) => item.replace('simple', 'outside'))),
    tilesWhere(({ rule }) => isSet(rule) && rule.includes('simple')),
  ),
  fu(
    'sets-forgotten',
    0.7,
    'pung-simple-open',
    counting((line) => (isSet(line.rule) ? undefined : line)),
    tilesWhere(({ rule }) => isSet(rule)),
  ),
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
    counting((line) => (line.rule.startsWith('wait-') ? { ...line, value: line.value * 2 } : line)),
    tilesWhere(({ rule }) => rule.startsWith('wait-')),
    telling('wait'),
  ),
  fu(
    'wait-two-sided',
    1,
    'wait-closed',
    adding(EXTRA_FU, (one) => wonReading(one)?.wait === 'two-sided'),
    undefined,
    telling('wait'),
  ),
  fu(
    'wait-of-pungs',
    0.7,
    'wait-single',
    adding(EXTRA_FU, (one) => wonReading(one)?.wait === 'pung'),
  ),
  fu(
    'pair-forgotten',
    3,
    'pair-dragon',
    counting(without('pair-')),
    tilesWhere(({ rule }) => rule.startsWith('pair-')),
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
    adding(EXTRA_FU, (one) => linesOf(one).filter(({ rule }) => rule.startsWith('pair-')).length === 1),
    tilesWhere(({ rule }) => rule.startsWith('pair-')),
    telling('pair'),
  ),
  fu(
    'rinshan-draw-fu',
    2,
    'rinshanTsumoFu',
    adding(
      EXTRA_FU,
      (one) =>
        one.hand.afterKong === true && !knobsOf(one).rinshanTsumoFu && !one.win.items.some(({ id }) => id === 'pinfu'),
    ),
  ),
  fu(
    'guest-wind-pair',
    1,
    'pair-seat',
    adding(
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
  fu('seven-pairs-rounded', 3, 'base-seven-pairs', (one) => (isPairs(one) ? upToTen(sum(linesOf(one))) : undefined)),
  fu('seven-pairs-with-wait', 1, 'base-seven-pairs', (one) =>
    isPairs(one) ? upToTen(sum(linesOf(one)) + EXTRA_FU) : undefined,
  ),
  fu('seven-pairs-closed-ron', 1, 'base-seven-pairs', (one) =>
    isPairs(one) && one.hand.by === 'discard'
      ? upToTen(baseFu['base-closed-ron'] + EXTRA_FU + pairsFu(one))
      : undefined,
  ),
  fu('open-pinfu-twenty', 4, 'openPinfuFu', counting(without('open-pinfu'))),
  fu(
    'closed-kong-as-open',
    1,
    'kong-simple-closed',
    counting(asItem((item) => (item.startsWith('kong') ? item.replace('closed', 'open') : item))),
    tilesWhere(({ rule }) => rule.startsWith('kong') && rule.endsWith('closed')),
  ),
];
