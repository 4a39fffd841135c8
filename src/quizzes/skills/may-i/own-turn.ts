import {
  type MeldRequest,
  type PlayState,
  TILE_OF_KIND,
  type Tile,
  formatTiles,
  kindOf,
} from '../../../engine/riichi/index.ts';
import type { Mix } from '../../hands/plans.ts';
import type { Random } from '../../base/random.ts';
import type { Order } from '../../skill-kit/skill.ts';
import type { MayAsk } from '../../table/may.ts';
import { tilesIn, wallWithout } from '../../table/tiles.ts';
import { type WaitingHand, dealWaiting } from '../../table/waiting.ts';
import { LEAST_TILES_LEFT } from './options.ts';

const WITH_PUNGS: Mix = [
  ['three-pungs', 3],
  ['one-suit', 3],
  ['half-suit', 2],
  ['everyday', 2],
];

const countIn = (tiles: readonly Tile[], tile: Tile): number => tiles.filter((one) => one === tile).length;
const sorted = (tiles: readonly Tile[]): string => formatTiles([...tiles].sort((a, b) => kindOf(a) - kindOf(b)));
const seats = ({ concealed, seatWind, roundWind }: WaitingHand) => ({ concealed, seatWind, roundWind });

/** Three pungs in a row, which can also be read as three equal chows, with a pair and a wait. */
function pungsInARow(random: Random): MayAsk | undefined {
  const [suit = 'm', other = 'p'] = random.shuffled(['m', 'p', 's']);
  const low = 1 + random.below(7);
  const row = [low, low + 1, low + 2].map((n) => `${String(n)}${suit}` as Tile);
  const wait = 1 + random.below(8);
  const rest = [wait, wait + 1].map((n) => `${String(n)}${other}` as Tile);
  const pair = random.pick(TILE_OF_KIND.filter((one) => !row.includes(one) && !rest.includes(one)));
  const tile = random.pick(row);
  const concealed = sorted([...row, ...row, ...row, ...rest, pair, pair]);
  const now = { type: 'drew', tile } as const;
  return {
    action: { type: 'kong', tile },
    state: { concealed, seatWind: 'south', roundWind: 'east', riichi: 'riichi', now },
  };
}

/** May I declare a concealed kong in riichi with the tile just drawn? */
function kongInRiichi(random: Random, order: Order): MayAsk | undefined {
  if (random.chance(0.15)) return pungsInARow(random);
  const hand = dealWaiting(random, order, 0, WITH_PUNGS);
  if (!hand || hand.melds.length > 0) return undefined;
  const tiles = tilesIn(hand.concealed);
  const pungs = TILE_OF_KIND.filter((tile) => countIn(tiles, tile) === 3);
  if (pungs.length === 0) return undefined;
  const tile = random.pick(pungs);
  return {
    action: { type: 'kong', tile },
    state: { ...seats(hand), riichi: 'riichi', now: { type: 'drew', tile }, tilesLeft: 10 + random.below(40) },
  };
}

/** May I declare a kong, concealed or added, with what I hold? */
function plainKong(random: Random): MayAsk {
  const tile = random.pick(TILE_OF_KIND);
  const isAdded = random.chance(0.5);
  const snag = random.pick(['none', 'none', 'last', 'one-left', 'fourth', 'fifth', 'called'] as const);
  const pung: MeldRequest = {
    type: 'pung',
    tiles: formatTiles([tile, tile, tile]),
    called: tile,
    from: random.pick(['left', 'across', 'right'] as const),
  };
  const wall = wallWithout([tile, tile, tile, tile]);
  const other = random.pick(TILE_OF_KIND.filter((one) => one !== tile && one.endsWith('z')));
  const just: MeldRequest = { type: 'pung', tiles: formatTiles([other, other, other]), called: other, from: 'across' };
  [other, other, other].forEach(wall.take);
  const melds = [...(isAdded ? [pung] : []), ...(snag === 'called' ? [just] : [])];
  const own: readonly Tile[] = isAdded ? [tile] : [tile, tile, tile, tile];
  const isDrawn = snag !== 'called' && random.chance(0.6);
  const held = isDrawn ? own.slice(1) : own;
  const size = (snag === 'called' ? 14 : 13) - 3 * melds.length;
  const rest = Array.from({ length: size - held.length }, () => wall.draw(random));
  const drawn = isDrawn ? tile : wall.draw(random);
  const state: PlayState = {
    concealed: sorted([...held, ...rest]),
    melds,
    seatWind: 'south',
    roundWind: 'east',
    now: snag === 'called' ? { type: 'called' } : { type: 'drew', tile: drawn },
    tilesLeft: snag === 'last' ? 0 : snag === 'one-left' ? 1 : 10 + random.below(40),
    ...(snag === 'fourth' || snag === 'fifth' ? { kongs: snag === 'fourth' ? 3 : 4 } : {}),
  };
  return { action: { type: 'kong', tile }, state };
}

/** May I declare a kong? Sometimes in riichi, at the higher levels. */
export const askKong = (random: Random, order: Order): MayAsk | undefined =>
  order.level > 1 && random.chance(0.6) ? kongInRiichi(random, order) : plainKong(random);

/** May I declare riichi with this discard? */
export function askRiichi(random: Random, order: Order): MayAsk | undefined {
  const hand = dealWaiting(random, order, 0.25);
  if (!hand) return undefined;
  const own = tilesIn(hand.concealed);
  const wall = wallWithout([...own, ...hand.melds.flatMap(({ tiles }) => tilesIn(tiles))]);
  const drawn = wall.draw(random, hand.waits);
  const discard = random.chance(0.6) ? drawn : random.pick(own);
  const tilesLeft = random.weighted([
    [LEAST_TILES_LEFT, 1],
    [4, 1],
    [12 + random.below(40), 3],
  ]);
  return {
    action: { type: 'riichi', discard },
    state: { ...seats(hand), melds: hand.melds, now: { type: 'drew', tile: drawn }, tilesLeft },
  };
}

/** May I ron on this tile? */
export function askRon(random: Random, order: Order): MayAsk | undefined {
  const hand = dealWaiting(random, order, 0.6);
  if (!hand) return undefined;
  const { melds, waits, closed } = hand;
  const tile = random.pick(waits);
  const from = random.pick(['left', 'across', 'right'] as const);
  const snag = random.pick(['none', 'none', 'late', 'kong', 'own'] as const);
  const history = snag === 'own' ? [{ type: 'discard', tile: random.pick(waits) } as const] : [];
  const since = snag === 'late' ? random.pick(['next-drew', 'next-discarded'] as const) : undefined;
  const now: PlayState['now'] =
    snag === 'kong'
      ? { type: 'kong', form: random.pick(['added', 'concealed'] as const), tile, from }
      : { type: 'discard', tile, from, ...(since && { since }) };
  const riichi = closed && random.chance(0.3) ? ({ riichi: 'riichi' } as const) : {};
  return { action: { type: 'ron' }, state: { ...seats(hand), melds, history, ...riichi, now } };
}

/** May I declare noten in a draw? */
export function askNoten(random: Random, order: Order): MayAsk | undefined {
  const hand = dealWaiting(random, order, 0);
  if (!hand) return undefined;
  const riichi = random.chance(0.6) ? ({ riichi: 'riichi' } as const) : {};
  return {
    action: { type: 'noten' },
    state: { ...seats(hand), melds: hand.melds, ...riichi, now: { type: 'exhausted' } },
  };
}
