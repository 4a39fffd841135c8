import { type Facts, HONOURS, SUITS, TRAIT, ranksBetween, tileWith } from '../hand/facts.ts';
import type { FanId } from '../options/ids.ts';
import { type Condition, type ConditionId, type FanRule, without } from './rule.ts';

type Need = Condition<Facts>;

/** No tile of the hand has one of some traits. */
const noTile = (traits: number, id: ConditionId): Need => without(traits, id, (f) => ({ tile: tileWith(f, traits) }));

const noHonours = noTile(HONOURS, 'has-honors');
const someHonours: Need = { id: 'no-honors-held', met: (f) => (f.traits & HONOURS) !== 0 };
const someSuit: Need = { id: 'no-suit-held', met: (f) => f.suits > 0 };
const oneSuit: Need = without(TRAIT.severalSuits, 'more-than-one-suit', (f) => ({ have: f.suits }));

/** All tiles are suited and bear one of some numbers. */
function inRanks(fan: FanId, lowest: number, highest: number): FanRule<Facts> {
  const out = HONOURS | ranksBetween(1, lowest - 1) | ranksBetween(highest + 1, 9);
  return { fan, needs: [without(out, 'tile-not-in-ranks', (f) => ({ lowest, highest, tile: tileWith(f, out) }))] };
}

const TYPES = [
  ['m', TRAIT.m],
  ['p', TRAIT.p],
  ['s', TRAIT.s],
  ['winds', TRAIT.wind],
  ['dragons', TRAIT.dragon],
] as const;
const EVERY_TYPE = SUITS | HONOURS;

const allTypes: Need = {
  id: 'type-missing',
  met: (f) => (f.traits & EVERY_TYPE) === EVERY_TYPE,
  values: (f) => ({ type: TYPES.find(([, trait]) => (f.traits & trait) === 0)?.[0] ?? '' }),
};

const GATES = [3, 1, 1, 1, 1, 1, 1, 1, 3] as const;

/** Whether the tiles before the last were 1112345678999 of a suit. */
function areGates({ hand }: Facts): boolean {
  const start = hand.winning - (hand.winning % 9);
  return GATES.every((count, rank) => {
    const kind = start + rank;
    return hand.concealed[kind]! - (kind === hand.winning ? 1 : 0) === count;
  });
}

/** The fan that depend only on the tiles in the hand. */
export const TILE_RULES: readonly FanRule<Facts>[] = [
  { fan: 'all-green', needs: [noTile(TRAIT.notGreen, 'tile-not-green')] },
  {
    fan: 'nine-gates',
    needs: [
      noHonours,
      oneSuit,
      { id: 'has-melds', met: (f) => f.hand.melds.length === 0 },
      { id: 'not-nine-gates-before-win', met: areGates },
    ],
    barred: ({ hand, options }) =>
      options.hiddenTileForfeits && !hand.winningTileShown ? 'hiddenTileForfeits' : undefined,
  },
  { fan: 'all-terminals', needs: [noTile(TRAIT.simple | HONOURS, 'tile-not-terminal')] },
  { fan: 'all-honors', needs: [noTile(SUITS, 'tile-not-honor')] },
  { fan: 'all-terminals-and-honors', needs: [noTile(TRAIT.simple, 'tile-not-terminal-or-honor')] },
  { fan: 'full-flush', needs: [noHonours, oneSuit] },
  inRanks('upper-tiles', 7, 9),
  inRanks('middle-tiles', 4, 6),
  inRanks('lower-tiles', 1, 3),
  inRanks('upper-four', 6, 9),
  inRanks('lower-four', 1, 4),
  { fan: 'reversible-tiles', needs: [noTile(TRAIT.notReversible, 'tile-not-reversible')] },
  { fan: 'half-flush', needs: [someSuit, oneSuit, someHonours] },
  { fan: 'all-types', needs: [allTypes] },
  { fan: 'all-simples', needs: [noTile(TRAIT.terminal | HONOURS, 'tile-not-simple')] },
  { fan: 'one-voided-suit', needs: [without(TRAIT.threeSuits, 'has-three-suits')] },
  { fan: 'no-honors', needs: [noHonours] },
];
