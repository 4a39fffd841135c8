import { FIRST_HONOUR, KINDS, TILE_OF_KIND } from '../../base/tile.ts';
import { type Facts, HONOURS, SUITS, TRAIT, tileWith } from '../hand/facts.ts';
import type { FanId } from '../options/ids.ts';
import type { Condition, ConditionId, FanRule } from './rule.ts';

type Need = Condition<Facts>;

/** No tile of the hand has one of some traits. */
const without = (traits: number, id: ConditionId): Need => ({
  id,
  met: (f) => (f.traits & traits) === 0,
  values: (f) => ({ tile: tileWith(f, traits) }),
});

const noHonours = without(HONOURS, 'has-honors');
const someHonours: Need = { id: 'no-honors-held', met: (f) => (f.traits & HONOURS) !== 0 };
const someSuit: Need = { id: 'no-suit-held', met: (f) => f.suits > 0 };
const oneSuit: Need = { id: 'more-than-one-suit', met: (f) => f.suits < 2, values: (f) => ({ have: f.suits }) };

/** All tiles are suited and bear one of some numbers. */
function inRanks(fan: FanId, lowest: number, highest: number): FanRule<Facts> {
  let bits = 0;
  for (let rank = lowest; rank <= highest; rank++) bits |= 1 << (rank - 1);
  const isOut = (kind: number): boolean => kind >= FIRST_HONOUR || (bits & (1 << (kind % 9))) === 0;
  const inside: Need = {
    id: 'tile-not-in-ranks',
    met: (f) => (f.traits & HONOURS) === 0 && (f.ranks & ~bits) === 0,
    values: (f) => ({ lowest, highest, tile: firstTile(f, isOut) }),
  };
  return { fan, needs: [inside] };
}

function firstTile({ all }: Facts, wanted: (kind: number) => boolean): string {
  for (let kind = 0; kind < KINDS; kind++) if (all[kind]! > 0 && wanted(kind)) return TILE_OF_KIND[kind]!;
  return '';
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
  { fan: 'all-green', needs: [without(TRAIT.notGreen, 'tile-not-green')] },
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
  { fan: 'all-terminals', needs: [without(TRAIT.simple | HONOURS, 'tile-not-terminal')] },
  { fan: 'all-honors', needs: [without(SUITS, 'tile-not-honor')] },
  { fan: 'all-terminals-and-honors', needs: [without(TRAIT.simple, 'tile-not-terminal-or-honor')] },
  { fan: 'full-flush', needs: [noHonours, oneSuit] },
  inRanks('upper-tiles', 7, 9),
  inRanks('middle-tiles', 4, 6),
  inRanks('lower-tiles', 1, 3),
  inRanks('upper-four', 6, 9),
  inRanks('lower-four', 1, 4),
  { fan: 'reversible-tiles', needs: [without(TRAIT.notReversible, 'tile-not-reversible')] },
  { fan: 'half-flush', needs: [someSuit, oneSuit, someHonours] },
  { fan: 'all-types', needs: [allTypes] },
  { fan: 'all-simples', needs: [without(TRAIT.terminal | HONOURS, 'tile-not-simple')] },
  { fan: 'one-voided-suit', needs: [{ id: 'has-three-suits', met: (f) => f.suits < 3 }] },
  { fan: 'no-honors', needs: [noHonours] },
];
