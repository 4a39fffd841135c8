import { EXTRA_FU, baseFu, isDragon, isHonour } from '../../engine/riichi/index.ts';
import type { About } from '../hands/pair-and-wait.ts';
import { optionsOf } from '../base/riichi-options.ts';
import type { Case, Misconception } from './misconception.ts';
import { parameterId } from './parameter-ids.ts';
import {
  isSet,
  linesOf,
  has,
  isPairs,
  upToTen,
  type FuCounted,
  changing,
  comesTo,
  linesAsTheyAre,
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
  canBeDouble,
} from './fu-lines.ts';

type FuMistake = Misconception<'fu'>;

/** A misconception about counting fu; its value follows from how it fills in the lines. */
const fu = (
  id: string,
  weight: number,
  rule: FuMistake['rule'],
  count: (one: Case) => FuCounted | undefined,
  tiles?: FuMistake['tiles'],
  about?: FuMistake['about'],
): FuMistake => ({
  id,
  step: 'fu',
  weight,
  rule,
  answer: (one) => {
    const counted = one.win.fu === null ? undefined : count(one);
    return counted && comesTo(one, counted);
  },
  change: (one) => {
    const counted = one.win.fu === null ? undefined : count(one);
    return counted && changing(one, counted);
  },
  ...(tiles === undefined ? {} : { tiles }),
  ...(about === undefined ? {} : { about }),
});

const telling =
  (part: About['part'], readingOf: (one: Case) => About['reading'] | undefined = wonReading) =>
  (one: Case): About | undefined => {
    const reading = readingOf(one);
    return reading && { part, reading };
  };

/** Whether one line counts the pair. */
const hasValuedPair = (one: Case): boolean => linesOf(one).filter(({ rule }) => rule.startsWith('pair-')).length === 1;

const CLOSED_RON_MORE = baseFu['base-closed-ron'] - baseFu['base-other'];

/** How common other numbers are than those that people know from somewhere. */
const RARE = 0.2;

/** Another number in place of the base of some hands. */
const otherBase = (
  parameter: 'closed-ron-base' | 'other-base' | 'seven-pairs-base',
  rule: 'base-closed-ron' | 'base-other' | 'base-seven-pairs',
  n: number,
): FuMistake =>
  fu(parameterId(parameter, n), RARE, rule, (one) =>
    has(one, rule) ? counting((line) => (line.rule === rule ? n : line.value))(one) : undefined,
  );

/** Sets worth another multiple of smaller ones: what `rename` makes of them, so many times. */
const otherMultiple = (
  parameter: 'kong-times' | 'closed-times' | 'outside-times',
  rule: FuMistake['rule'],
  n: number,
  [from, to]: readonly [from: string, to: string],
): FuMistake =>
  fu(
    parameterId(parameter, n),
    RARE,
    rule,
    counting((line, one) => {
      const smaller = asItem((item) => item.replace(from, to))(line, one);
      return isSet(line.rule) && line.rule.includes(from) && smaller !== undefined ? n * smaller : line.value;
    }),
    tilesWhere((line) => isSet(line.rule) && line.rule.includes(from)),
  );

/** What is right in kind, but has another number. */
const FU_PARAMETERS: readonly FuMistake[] = [
  otherBase('closed-ron-base', 'base-closed-ron', 40),
  otherBase('other-base', 'base-other', 30),
  ...[20, 40, 50].map((n) => otherBase('seven-pairs-base', 'base-seven-pairs', n)),
  fu(
    parameterId('draw-worth', 4),
    RARE,
    'tsumo',
    counting(({ rule, value }) => (rule === 'tsumo' ? 4 : value)),
  ),
  ...[3, 8].map((n) => otherMultiple('kong-times', 'kong-simple-open', n, ['kong', 'pung'])),
  ...[3, 4].map((n) => otherMultiple('closed-times', 'pung-simple-closed', n, ['closed', 'open'])),
  ...[3, 4].map((n) => otherMultiple('outside-times', 'pung-outside-open', n, ['outside', 'simple'])),
  fu(
    parameterId('fu-rounded-to', 5),
    RARE,
    'fu-rounding',
    rounding((exact) => Math.ceil(exact / 5) * 5),
  ),
];

/** What goes wrong in counting fu. */
export const FU_MISCONCEPTIONS: readonly FuMistake[] = [
  {
    id: 'other-reading',
    step: 'fu',
    weight: 8,
    rule: 'dearest-reading',
    answer: (one) => otherReading(one)?.fu ?? undefined,
    tiles: (one) => otherReading(one)?.sets.split(' ') ?? [],
    about: telling('wait', otherReading),
  },
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
    'fu-rounded-nearest',
    1,
    'fu-rounding',
    rounding((exact) => Math.round(exact / 10) * 10),
  ),
  fu(
    'closed-ron-forgotten',
    3,
    'base-closed-ron',
    counting(({ rule, value }) => (rule === 'base-closed-ron' ? value - CLOSED_RON_MORE : value)),
  ),
  fu(
    'closed-ron-for-open',
    1.5,
    'base-closed-ron',
    adding(
      'base',
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
      'base',
      CLOSED_RON_MORE,
      (one) => one.hand.by === 'draw' && !isPairs(one) && one.win.items.some(({ id }) => id === 'menzen-tsumo'),
    ),
  ),
  fu(
    'pinfu-draw-two',
    4,
    'pinfuTsumo',
    adding('draw', EXTRA_FU, ({ win, hand }) => hand.by === 'draw' && win.items.some(({ id }) => id === 'pinfu')),
  ),
  fu('draw-forgotten', 2, 'tsumo', counting(without('tsumo'))),
  fu(
    'draw-on-discard',
    0.5,
    'tsumo',
    adding('draw', EXTRA_FU, (one) => one.hand.by === 'discard' && !isPairs(one)),
  ),
  fu(
    'open-as-closed',
    2,
    'pung-simple-open',
    counting(asItem((item, { because }) => (because === 'called' ? item.replace('open', 'closed') : item))),
    tilesWhere(({ because }) => because === 'called'),
  ),
  {
    ...fu(
      'closed-as-open',
      1.5,
      'pung-simple-closed',
      counting(asItem((item) => item.replace('closed', 'open'))),
      tilesWhere(({ because }) => because === 'concealed'),
    ),
    isVague: (one) => !linesOf(one).some(({ rule }) => rule.startsWith('pung') && rule.endsWith('closed')),
  },
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
  {
    ...fu(
      'outside-as-simple',
      2,
      'pung-outside-open',
      counting(asItem((item) => item.replace('outside', 'simple'))),
      tilesWhere(({ rule }) => rule.includes('outside')),
    ),
    isVague: (one) => !linesOf(one).some((line) => isSet(line.rule) && ofHonours(line)),
  },
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
    counting(({ rule, value }) => (isSet(rule) ? undefined : value)),
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
  fu('seven-pairs-rounded', 3, 'base-seven-pairs', (one) =>
    isPairs(one) ? { lines: linesAsTheyAre(one), round: upToTen } : undefined,
  ),
  fu('seven-pairs-with-wait', 1, 'base-seven-pairs', (one) =>
    isPairs(one) ? { lines: { ...linesAsTheyAre(one), wait: EXTRA_FU }, round: upToTen } : undefined,
  ),
  fu('seven-pairs-closed-ron', 1, 'base-seven-pairs', (one) =>
    isPairs(one) && one.hand.by === 'discard'
      ? { lines: { base: baseFu['base-closed-ron'], wait: EXTRA_FU, pair: pairsFu(one) }, round: upToTen }
      : undefined,
  ),
  fu('open-pinfu-twenty', 4, 'openPinfuFu', counting(without('open-pinfu'))),
  fu(
    'kong-twice-pung',
    1,
    'kong-simple-open',
    counting((line, one) => {
      const pung = asItem((item) => item.replace('kong', 'pung'))(line, one);
      return line.rule.startsWith('kong') && pung !== undefined ? 2 * pung : line.value;
    }),
    tilesWhere(({ rule }) => rule.startsWith('kong')),
  ),
  fu(
    'closed-kong-as-open',
    1,
    'kong-simple-closed',
    counting(asItem((item) => (item.startsWith('kong') ? item.replace('closed', 'open') : item))),
    tilesWhere(({ rule }) => rule.startsWith('kong') && rule.endsWith('closed')),
  ),
  ...FU_PARAMETERS,
];
