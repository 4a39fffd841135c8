import { formatTiles, repeatKind } from '../../base/notation.ts';
import { type Kind, TILE_OF_KIND } from '../../base/tile.ts';
import type { FanId } from '../options/ids.ts';
import type { McrOptionId } from '../options/options.ts';
import { PAIR, READING_TRAIT, type Reading, type Wait } from '../hand/reading.ts';
import { type Condition, type ConditionId, type FanRule, atLeast, without } from './rule.ts';
import { inKnitted } from '../hand/shape.ts';
import { otherWaits } from '../hand/waits.ts';

/** The tiles of concealed pungs and kongs, in mpsz. */
function concealedPungTiles({ shape, ends, endsPungByDiscard }: Reading): readonly string[] {
  const { melds } = shape.facts.hand;
  const concealed = shape.sets.filter(({ type }, i) => {
    if (i >= shape.own) return melds[i - shape.own]?.open === false;
    return type === 'pung' && !(endsPungByDiscard && i === ends);
  });
  return [concealed.map(({ tiles }) => tiles).join('')];
}

/** A number of concealed pungs; mentions the discard that completed one where it mattered. */
const concealedPungs = (fan: FanId, wanted: number): FanRule<Reading> => ({
  fan,
  needs: [
    {
      id: 'pung-ended-by-discard',
      met: (r) => !(r.endsPungByDiscard && r.concealedPungs === wanted - 1),
      values: (r) => ({ tiles: r.shape.sets[r.ends]!.tiles }),
    },
    atLeast('needs-concealed-pungs', wanted, (r: Reading) => r.concealedPungs, READING_TRAIT.fewPungs),
  ],
  tiles: concealedPungTiles,
});

const hasWait: Condition<Reading> = {
  id: 'shape-without-wait',
  met: ({ shape }) => shape.form !== 'unpaired',
};

const tilesOf = (kinds: readonly Kind[]): { readonly tiles: string } => ({
  tiles: formatTiles(kinds.map((kind) => TILE_OF_KIND[kind]!)),
});

/** Edge, closed and single wait count only where no other tile would have won. */
const noOtherWait: Condition<Reading> = {
  id: 'several-waits',
  met: ({ shape }) => otherWaits(shape.facts, 'live').length === 0,
  values: ({ shape }) => tilesOf(otherWaits(shape.facts, 'live')),
};

/**
 * A tile of which the hand has all four cannot be drawn, but may still count as a wait that rules out the wait fan
 * (D1).
 */
const noHeldWait: Condition<Reading> = {
  id: 'only-held-waits',
  met: ({ shape }) => shape.facts.options.exhaustedWait === 'ignored' || otherWaits(shape.facts, 'held').length === 0,
  values: ({ shape }) => tilesOf(otherWaits(shape.facts, 'held')),
};

/** A wait is lost when the winning tile was not shown, or when the knitted part has that tile too (D2). */
function barred({ shape }: Reading): McrOptionId | undefined {
  const { hand, options } = shape.facts;
  if (options.hiddenTileForfeits && !hand.winningTileShown) return 'hiddenTileForfeits';
  const inBody = shape.form === 'knitted' && inKnitted(shape, hand.winning);
  return inBody && options.knittedBodyWait === 'none' ? 'knittedBodyWait' : undefined;
}

const ANY_WAIT = READING_TRAIT.edge | READING_TRAIT.closed | READING_TRAIT.single | READING_TRAIT.other;

const wait = (fan: FanId, wanted: Wait, lacks: ConditionId): FanRule<Reading> => ({
  fan,
  needs: [hasWait, without(ANY_WAIT ^ READING_TRAIT[wanted], lacks), noOtherWait, noHeldWait],
  barred,
  tiles: ({ shape, ends }) => [
    ends >= 0
      ? shape.sets[ends]!.tiles
      : repeatKind(shape.facts.hand.winning, ends === PAIR || shape.form === 'seven-pairs' ? 2 : 1),
  ],
});

/** The fan that depend on the set that the winning tile completes. */
export const READING_RULES: readonly FanRule<Reading>[] = [
  concealedPungs('four-concealed-pungs', 4),
  concealedPungs('three-concealed-pungs', 3),
  concealedPungs('two-concealed-pungs', 2),
  wait('edge-wait', 'edge', 'wait-not-edge'),
  wait('closed-wait', 'closed', 'wait-not-closed'),
  wait('single-wait', 'single', 'wait-not-single'),
];
