import type { Block } from '../../base/decompose.ts';
import { repeatKind } from '../../base/notation.ts';
import { FIRST_HONOUR, KINDS, type Kind, isHonour, isOutside, rankOf } from '../../base/tile.ts';
import { TRAIT, ranksIn } from '../hand/facts.ts';
import { type Condition, type FanRule, atLeast, without } from './rule.ts';
import { SHAPE_TRAIT, type Shape, allBut, inKnitted } from '../hand/shape.ts';

type Need = Condition<Shape>;

const SETS = 4;
const ALL_HONOURS = 7;
const KNITTED_TILES = 9;
const SEVEN_IN_A_ROW = 0b1111111;

const sevenPairs: Need = without(allBut('seven-pairs'), 'not-seven-pairs');

/** Whether seven pairs are of numbers in a row, in one suit. */
function inARow({ facts: { suits, traits } }: Shape): boolean {
  const ranks = ranksIn(traits);
  return suits === 1 && ranks === (ranks & -ranks) * SEVEN_IN_A_ROW;
}

/** How many kinds a shape has among some. */
function kindsHeld({ facts }: Shape, wanted: (kind: Kind) => boolean): number {
  let held = 0;
  for (let kind = 0; kind < KINDS; kind++) if (facts.all[kind]! > 0 && wanted(kind)) held++;
  return held;
}

const unpaired: Need = without(allBut('unpaired'), 'not-honors-and-knitted');
const knitted: Need = {
  id: 'not-knitted-straight',
  not: SHAPE_TRAIT.standard | SHAPE_TRAIT['seven-pairs'] | SHAPE_TRAIT.orphans,
  met: (s) =>
    s.form === 'knitted' || (s.form === 'unpaired' && kindsHeld(s, (kind) => inKnitted(s, kind)) === KNITTED_TILES),
};

const hasSets: Need = { id: 'not-sets-and-a-pair', met: (s) => s.sets.length > 0 };
const fourPungs: Need = atLeast('needs-pungs', SETS, (s) => s.pungs, SHAPE_TRAIT.notFourPungs);
const fourChows: Need = atLeast('needs-chows', SETS, (s) => s.chows, SHAPE_TRAIT.notFourChows);

const isEven = (kind: Kind): boolean => kind < FIRST_HONOUR && rankOf(kind) % 2 === 1;
const isOdd = (kind: Kind): boolean => !isEven(kind);
const evenTiles: Need = {
  id: 'tile-not-even',
  met: (s) => s.sorted.every(({ kind }) => isEven(kind)) && isEven(s.pair),
  values: (s) => ({ tile: repeatKind(isOdd(s.pair) ? s.pair : s.sorted.find(({ kind }) => isOdd(kind))!.kind, 1) }),
};

const isFive = (kind: Kind): boolean => kind < FIRST_HONOUR && rankOf(kind) === 4;
const setHasFive = ({ type, kind }: Block): boolean =>
  isFive(kind) || (type === 'chow' && (isFive(kind + 1) || isFive(kind + 2)));

/** The parts of a knitted straight, in mpsz. */
const partsOf = ({ form, knitted: parts }: Shape): readonly string[] =>
  form === 'knitted' && parts
    ? parts.map((first, suit) => `${first + 1}${first + 4}${first + 7}${'mps'.charAt(suit)}`)
    : [];

/** The first set, knitted part or pair that lacks the required property, in mpsz. */
function groupWithout(s: Shape, has: (kind: Kind) => boolean, numbers: string): string {
  const set = s.sorted.find(({ type, kind }) => !(has(kind) || (type === 'chow' && (has(kind + 1) || has(kind + 2)))));
  if (set) return set.tiles;
  const part = partsOf(s).find((text) => !Array.from(numbers).some((number) => text.includes(number)));
  if (part !== undefined) return part;
  const pair = s.pair >= 0 ? s.pair : s.facts.all.findIndex((count, kind) => count > 0 && !has(kind));
  return repeatKind(pair, s.form === 'unpaired' ? 1 : 2);
}

const allWithFive: Need = {
  id: 'set-without-five',
  not: allBut('standard'),
  met: (s) => s.form === 'standard' && isFive(s.pair) && s.sorted.every(setHasFive),
  values: (s) => ({ tiles: groupWithout(s, isFive, '5') }),
};

/** Sets and pair, seven pairs and thirteen orphans can all be outside; of a knitted straight, 258 is not. */
const allOutside: Need = {
  id: 'set-without-terminal-or-honor',
  met: (s) =>
    s.form === 'standard'
      ? isOutside(s.pair) && s.sorted.every(({ outside }) => outside)
      : (s.facts.traits & TRAIT.simple) === 0,
  values: (s) => ({ tiles: groupWithout(s, isOutside, '19') }),
};

/** The fan that depend on how the tiles form sets and pairs, combinations of sets apart. */
export const SHAPE_RULES: readonly FanRule<Shape>[] = [
  { fan: 'seven-shifted-pairs', needs: [sevenPairs, { id: 'pairs-not-in-a-row', met: inARow }] },
  { fan: 'thirteen-orphans', needs: [without(allBut('orphans'), 'not-thirteen-orphans')] },
  { fan: 'seven-pairs', needs: [sevenPairs] },
  {
    fan: 'greater-honors-and-knitted-tiles',
    needs: [unpaired, atLeast('needs-all-seven-honors', ALL_HONOURS, (s) => kindsHeld(s, isHonour))],
  },
  { fan: 'all-even-pungs', needs: [fourPungs, evenTiles] },
  { fan: 'all-fives', needs: [hasSets, allWithFive] },
  { fan: 'lesser-honors-and-knitted-tiles', needs: [unpaired] },
  { fan: 'knitted-straight', needs: [knitted] },
  { fan: 'all-pungs', needs: [fourPungs] },
  { fan: 'outside-hand', needs: [allOutside] },
  { fan: 'all-chows', needs: [fourChows, { id: 'pair-is-honor', met: (s) => !isHonour(s.pair) }] },
];
