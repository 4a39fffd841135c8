import { repeatKind } from '../../base/notation.ts';
import { type Facts, TRAIT } from '../hand/facts.ts';
import type { FanId } from '../options/ids.ts';
import { type Condition, type FanRule, atLeast, without } from './rule.ts';

type Need = Condition<Facts>;

const byDraw: Need = without(TRAIT.discarded, 'not-self-drawn');
const byDiscard: Need = without(TRAIT.drawn, 'not-by-discard');
const onLastTile: Need = without(TRAIT.notLastTile, 'not-last-tile');
const concealed: Need = without(TRAIT.exposed, 'hand-not-concealed', (f) => ({ have: f.openSets }));
const SETS = 4;

/** With D7 as printed, the discard after the last tile counts too. */
const onReplacement: Need = {
  id: 'not-after-kong',
  met: ({ hand, options }) => hand.afterKong || (options.lastClaimIsReplacement && hand.lastTile && !hand.byDraw),
};

const kongs = (wanted: number): Need =>
  atLeast('needs-kongs', wanted, (f) => f.openKongs + f.concealedKongs, TRAIT.noKong);
const openKongs = (wanted: number): Need => atLeast('needs-melded-kongs', wanted, (f) => f.openKongs, TRAIT.noKong);
const concealedKongs = (wanted: number): Need =>
  atLeast('needs-concealed-kongs', wanted, (f) => f.concealedKongs, TRAIT.noKong);

const kongTiles = (f: Facts, open: boolean): string =>
  f.hand.melds.map((meld) => (meld.type === 'kong' && meld.open === open ? repeatKind(meld.kind, 4) : '')).join('');
const openTiles = (f: Facts): readonly string[] => [kongTiles(f, true)];
const concealedTiles = (f: Facts): readonly string[] => [kongTiles(f, false)];
const allKongTiles = (f: Facts): readonly string[] => [kongTiles(f, false) + kongTiles(f, true)];

/** With D4 one or two concealed kongs count beside three and four kongs; for more there is no fan. */
const moreThanTwo = ({ options, concealedKongs: have }: Facts): 'manyKongsAddConcealed' | undefined =>
  options.manyKongsAddConcealed && have > 2 ? 'manyKongsAddConcealed' : undefined;

const kongRule = (fan: FanId, needs: readonly Need[], tiles: (f: Facts) => readonly string[]): FanRule<Facts> => ({
  fan,
  needs,
  tiles,
});

/** The fan of kongs. */
const KONG_RULES: readonly FanRule<Facts>[] = [
  kongRule('four-kongs', [kongs(4)], allKongTiles),
  kongRule('three-kongs', [kongs(3)], allKongTiles),
  { ...kongRule('two-concealed-kongs', [concealedKongs(2)], concealedTiles), barred: moreThanTwo },
  {
    ...kongRule('melded-and-concealed-kong', [openKongs(1), concealedKongs(1)], allKongTiles),
    barred: ({ options }) => (options.kongPairs === '6-and-3' ? 'kongPairs' : undefined),
  },
  kongRule('two-melded-kongs', [openKongs(2)], openTiles),
  { ...kongRule('concealed-kong', [concealedKongs(1)], concealedTiles), barred: moreThanTwo },
  kongRule('melded-kong', [openKongs(1)], openTiles),
];

/** The fan that come from how a hand was won and from what lies open, kongs and flowers among them. */
export const CIRCUMSTANCE_RULES: readonly FanRule<Facts>[] = [
  ...KONG_RULES,
  { fan: 'last-tile-draw', needs: [byDraw, onLastTile] },
  { fan: 'last-tile-claim', needs: [byDiscard, onLastTile] },
  { fan: 'out-with-replacement-tile', needs: [onReplacement] },
  { fan: 'robbing-the-kong', needs: [{ id: 'no-kong-robbed', met: (f) => f.hand.robbedKong }] },
  { fan: 'melded-hand', needs: [atLeast('needs-melded-sets', SETS, (f) => f.openSets), byDiscard] },
  { fan: 'fully-concealed-hand', needs: [concealed, byDraw] },
  {
    fan: 'last-tile',
    needs: [{ id: 'not-last-of-kind', met: (f) => f.lastOfKind }],
    barred: ({ hand, options }) =>
      options.hiddenTileForfeits && !hand.winningTileShown ? 'hiddenTileForfeits' : undefined,
    tiles: (f) => [repeatKind(f.hand.winning, 1)],
  },
  { fan: 'concealed-hand', needs: [concealed, byDiscard] },
  { fan: 'self-drawn', needs: [byDraw] },
  {
    fan: 'flower-tiles',
    needs: [{ id: 'no-flowers', met: (f) => f.hand.flowers > 0 }],
    count: (f) => f.hand.flowers,
  },
];
