import { asItem, counting, has, isSet, rounding, tilesWhere } from './fu-lines.ts';
import { type FuMisconception, fu } from './fu-misconception.ts';
import { parameterId } from './parameter-ids.ts';

/** How common other numbers are than those that people know from somewhere. */
const RARE = 0.2;

/** Another number in place of the base of some hands. */
const otherBase = (
  parameter: 'closed-ron-base' | 'other-base' | 'seven-pairs-base',
  rule: 'base-closed-ron' | 'base-other' | 'base-seven-pairs',
  n: number,
): FuMisconception =>
  fu(parameterId(parameter, n), RARE, rule, (one) =>
    has(one, rule) ? counting((line) => (line.rule === rule ? n : line.value))(one) : undefined,
  );

/** Another number of fu for the draw, the wait or the pair, where it gives any. */
const otherWorth = (
  parameter: 'draw-worth' | 'wait-worth' | 'pair-worth',
  rule: 'tsumo' | 'wait-closed' | 'pair-dragon',
  start: string,
  n: number,
): FuMisconception =>
  fu(
    parameterId(parameter, n),
    RARE,
    rule,
    counting((line) => (line.rule.startsWith(start) && line.value > 0 ? n : line.value)),
    rule === 'tsumo' ? undefined : tilesWhere((line) => line.rule.startsWith(start)),
  );

/** Sets worth another multiple of smaller ones: what `rename` makes of them, so many times. */
const otherMultiple = (
  parameter: 'kong-times' | 'closed-times' | 'outside-times',
  rule: FuMisconception['rule'],
  n: number,
  [from, to]: readonly [from: string, to: string],
): FuMisconception =>
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

/** Fu that are right in kind, but have another number. */
export const FU_PARAMETERS: readonly FuMisconception[] = [
  ...[40, 50].map((n) => otherBase('closed-ron-base', 'base-closed-ron', n)),
  ...[10, 30].map((n) => otherBase('other-base', 'base-other', n)),
  ...[20, 40, 50, 60].map((n) => otherBase('seven-pairs-base', 'base-seven-pairs', n)),
  ...[4, 6, 8].map((n) => otherWorth('draw-worth', 'tsumo', 'tsumo', n)),
  ...[6, 8].map((n) => otherWorth('wait-worth', 'wait-closed', 'wait-', n)),
  ...[6, 8].map((n) => otherWorth('pair-worth', 'pair-dragon', 'pair-', n)),
  ...[3, 6, 8].map((n) => otherMultiple('kong-times', 'kong-simple-open', n, ['kong', 'pung'])),
  ...[3, 4].map((n) => otherMultiple('closed-times', 'pung-simple-closed', n, ['closed', 'open'])),
  ...[3, 4, 5].map((n) => otherMultiple('outside-times', 'pung-outside-open', n, ['outside', 'simple'])),
  ...[5, 20].map((n) =>
    fu(
      parameterId('fu-rounded-to', n),
      RARE,
      'fu-rounding',
      rounding((exact) => Math.ceil(exact / n) * n),
    ),
  ),
];
