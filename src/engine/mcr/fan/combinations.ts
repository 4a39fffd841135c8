import type { Block } from '../../base/decompose.ts';
import { FIRST_HONOUR, type Kind, rankOf, suitOf } from '../../base/tile.ts';
import type { FanId } from '../options/ids.ts';
import { type Condition, type ConditionId, type FanRule, atLeast } from './rule.ts';
import { KNITS, type Shape } from '../hand/shape.ts';

type Need = Condition<Shape>;
type Measure = (kinds: readonly Kind[]) => number;

const kindsOf = (s: Shape, wanted: Block['type']): readonly Kind[] =>
  s.sorted.flatMap(({ type, kind }) => (type === wanted && kind < FIRST_HONOUR ? [kind] : []));

const RANKS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);

/** The most equal ones. */
const equal: Measure = (kinds) => most(kinds.map((kind) => kinds.filter((other) => other === kind).length));

/** The most suits that have the same number. */
const overSuits: Measure = (kinds) =>
  most(RANKS.map((rank) => new Set(kinds.filter((kind) => rankOf(kind) === rank).map(suitOf)).size));

/** The most of one suit that follow each other at a distance. */
const inRow =
  (step: number): Measure =>
  (kinds) => {
    const follow = (kind: Kind): number =>
      kinds.includes(kind) && suitOf(kind + step) === suitOf(kind)
        ? 1 + follow(kind + step)
        : Number(kinds.includes(kind));
    return most(kinds.map(follow));
  };

/** The same of sets that begin with the first number of such a row, 123 for instance, or with one that can follow it. */
const inRowFromOne =
  (step: number): Measure =>
  (kinds) =>
    inRow(step)(kinds.filter((kind) => rankOf(kind) % step === 0));

/** The most of three numbers at a distance, each of another suit. */
const inRowOverSuits =
  (step: number): Measure =>
  (kinds) =>
    most(
      RANKS.filter((rank) => rank + 2 * step < RANKS.length).flatMap((rank) =>
        KNITS.map((knit) => knit.filter((place, suit) => kinds.includes(suit * 9 + rank + place * step)).length),
      ),
    );

const either =
  (a: Measure, b: Measure): Measure =>
  (kinds) =>
    Math.max(a(kinds), b(kinds));

const CONSECUTIVE = 3;
const FROM_ONE_TO_SEVEN = 6;

const rule = (type: Block['type'], fan: FanId, id: ConditionId, wanted: number, measure: Measure): FanRule<Shape> => ({
  fan,
  needs: [atLeast(id, wanted, (s: Shape) => measure(kindsOf(s, type)))],
});

/** How many chows are 123 and 789 of the same suit: in the one suit that has most, or once for each of several suits. */
function terminalChows(s: Shape, suits: number): number {
  const kinds = kindsOf(s, 'chow');
  const countOf = (wanted: Kind): number => kinds.filter((kind) => kind === wanted).length;
  const pairs = [0, 9, 18].map((first) => Math.min(countOf(first), countOf(first + FROM_ONE_TO_SEVEN)));
  return 2 * (suits === 1 ? most(pairs) : pairs.filter((n) => n > 0).length);
}

/** Two pairs of terminal chows, in one suit or in two, and the five of the same suit or of the third. */
function allTerminalChows(fan: FanId, suits: 1 | 2): FanRule<Shape> {
  const five: Need = {
    id: 'pair-not-the-five',
    met: (s) => {
      const used = new Set(s.sorted.map(({ kind }) => suitOf(kind)));
      return rankOf(s.pair) === 4 && s.pair < FIRST_HONOUR && used.has(suitOf(s.pair)) === (suits === 1);
    },
  };
  return { fan, needs: [atLeast('needs-two-pairs-of-terminal-chows', 4, (s: Shape) => terminalChows(s, suits)), five] };
}

/**
 * What each fan that combines sets requires. Scoring finds the sets in `combine.ts`; these conditions only explain what
 * is missing.
 */
export const COMBINATION_RULES: readonly FanRule<Shape>[] = [
  allTerminalChows('pure-terminal-chows', 1),
  allTerminalChows('three-suited-terminal-chows', 2),
  rule('chow', 'quadruple-chow', 'needs-equal-chows', 4, equal),
  rule('chow', 'pure-triple-chow', 'needs-equal-chows', 3, equal),
  rule('chow', 'pure-double-chow', 'needs-equal-chows', 2, equal),
  rule('chow', 'mixed-triple-chow', 'needs-same-chows-over-suits', 3, overSuits),
  rule('chow', 'mixed-double-chow', 'needs-same-chows-over-suits', 2, overSuits),
  rule('chow', 'four-pure-shifted-chows', 'needs-shifted-chows', 4, either(inRow(1), inRow(2))),
  rule('chow', 'pure-shifted-chows', 'needs-shifted-chows', 3, either(inRow(1), inRow(2))),
  rule('chow', 'mixed-shifted-chows', 'needs-shifted-chows-over-suits', 3, inRowOverSuits(1)),
  rule('chow', 'pure-straight', 'needs-straight-in-one-suit', 3, inRowFromOne(CONSECUTIVE)),
  rule('chow', 'mixed-straight', 'needs-straight-over-suits', 3, inRowOverSuits(CONSECUTIVE)),
  rule('chow', 'short-straight', 'needs-consecutive-chows', 2, inRow(CONSECUTIVE)),
  rule('chow', 'two-terminal-chows', 'needs-terminal-chows', 2, inRowFromOne(FROM_ONE_TO_SEVEN)),
  rule('pung', 'four-pure-shifted-pungs', 'needs-shifted-pungs', 4, inRow(1)),
  rule('pung', 'pure-shifted-pungs', 'needs-shifted-pungs', 3, inRow(1)),
  rule('pung', 'mixed-shifted-pungs', 'needs-shifted-pungs-over-suits', 3, inRowOverSuits(1)),
  rule('pung', 'triple-pung', 'needs-same-pungs-over-suits', 3, overSuits),
  rule('pung', 'double-pung', 'needs-same-pungs-over-suits', 2, overSuits),
];
