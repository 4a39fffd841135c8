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
