import {
  type MeldRequest,
  type PlayState,
  type Tile,
  TILE_OF_KIND,
  formatTiles,
  isHonour,
  kindOf,
  rankOf,
} from '../../../engine/riichi/index.ts';
import type { Random } from '../../base/random.ts';
import type { Order } from '../../skill-kit/skill.ts';
import type { MayAsk } from '../../table/may.ts';
import { type Wall, tilesIn, wallWithout } from '../../table/tiles.ts';
import { dealWaiting } from '../../table/waiting.ts';

const WINDS = { seatWind: 'south', roundWind: 'east' } as const;
const FROM = ['left', 'across', 'right'] as const;
const HAND = 13;

const tileAt = (kind: number): Tile => TILE_OF_KIND[kind] ?? '1m';

/** Tiles that make up a hand around some required ones. */
function fill(random: Random, held: readonly Tile[], wall: Wall, but: readonly Tile[], size = HAND): readonly Tile[] {
  return [...held, ...Array.from({ length: size - held.length }, () => wall.draw(random, but))];
}

const sorted = (tiles: readonly Tile[]): string => formatTiles([...tiles].sort((a, b) => kindOf(a) - kindOf(b)));

/** May I call this discard for a pung? */
export function askPung(random: Random, order: Order): MayAsk | undefined {
  const action = { type: 'pung' } as const;
  const from = random.pick(FROM);
  const snag = random.pick(['none', 'none', 'none', 'one', 'late', 'win', 'chow', 'last', 'riichi'] as const);
  if (snag === 'riichi') {
    const hand = dealWaiting(random, order, 0);
    const twice =
      hand && tilesIn(hand.concealed).filter((tile, i, all) => all.indexOf(tile) !== i && !hand.waits.includes(tile));
    if (!hand || !twice || twice.length === 0) return undefined;
    const { concealed, seatWind, roundWind } = hand;
    return {
      action,
      state: {
        concealed,
        seatWind,
        roundWind,
        riichi: 'riichi',
        now: { type: 'discard', tile: random.pick(twice), from },
      },
    };
  }
  const tile = random.pick(TILE_OF_KIND);
  const held = snag === 'one' ? [tile] : [tile, tile];
  const concealed = sorted(fill(random, held, wallWithout([...held, tile]), [tile]));
  const since = snag === 'late' ? random.pick(['next-drew', 'drew-too-fast'] as const) : undefined;
  const call = snag === 'win' || snag === 'chow' ? snag : undefined;
  const other =
    call === 'chow'
      ? from === 'left'
        ? undefined
        : ('left' as const)
      : random.pick(FROM.filter((one) => one !== from));
  return {
    action,
    state: {
      concealed,
      ...WINDS,
      now: { type: 'discard', tile, from, ...(since && { since }) },
      tilesLeft: snag === 'last' ? 0 : 8 + random.below(40),
      ...(call && other && { claims: [{ from: other, call }] }),
    },
  };
}

/** May I call this discard for a chow with these two? */
export function askChow(random: Random): MayAsk | undefined {
  const lowest = random.pick(TILE_OF_KIND.filter((tile) => !isHonour(kindOf(tile)) && rankOf(kindOf(tile)) <= 6));
  const kinds = [0, 1, 2].map((n) => kindOf(lowest) + n);
  const tile = tileAt(random.pick(kinds));
  const snag = random.pick(['none', 'none', 'none', 'gap', 'seat', 'pung', 'win', 'last'] as const);
  const rest = kinds.map(tileAt).filter((one) => one !== tile);
  const two = snag === 'gap' ? [rest[0] ?? tile, rest[0] ?? tile] : rest;
  const from = snag === 'seat' ? random.pick(['across', 'right'] as const) : 'left';
  const call = snag === 'pung' || snag === 'win' ? snag : undefined;
  return {
    action: { type: 'chow', with: formatTiles(two) },
    state: {
      concealed: sorted(fill(random, two, wallWithout([...two, tile]), [])),
      ...WINDS,
      now: { type: 'discard', tile, from },
      tilesLeft: snag === 'last' ? 0 : 8 + random.below(40),
      ...(call && { claims: [{ from: random.pick(['across', 'right'] as const), call }] }),
    },
  };
}

/** May I discard this, right after my call or in riichi? */
export function askDiscard(random: Random, order: Order): MayAsk | undefined {
  const snag = random.pick(['swap', 'swap', 'none', 'none', 'meld', 'riichi'] as const);
  if (snag === 'riichi') {
    const hand = dealWaiting(random, order, 0);
    if (!hand) return undefined;
    const { concealed, seatWind, roundWind } = hand;
    const own = tilesIn(concealed);
    const drawn = wallWithout(own).draw(random, hand.waits);
    const tile = random.chance(0.5) ? drawn : random.pick(own);
    return {
      action: { type: 'discard', tile },
      state: { concealed, seatWind, roundWind, riichi: 'riichi', now: { type: 'drew', tile: drawn } },
    };
  }
  const lowest = random.pick(TILE_OF_KIND.filter((tile) => !isHonour(kindOf(tile)) && rankOf(kindOf(tile)) <= 6));
  const isChow = random.chance(0.7);
  const set = isChow ? [0, 1, 2].map((n) => tileAt(kindOf(lowest) + n)) : [lowest, lowest, lowest];
  const called = random.pick(set);
  const ends = isChow ? [called, tileAt(kindOf(lowest) + 3), tileAt(kindOf(lowest) - 1)] : [called];
  const near = ends.filter((tile) => !isHonour(kindOf(tile)) && tile.endsWith(called.charAt(1)));
  const wall = wallWithout(set);
  const held = near.filter((tile) => wall.take(tile)).slice(0, 2);
  const concealed = fill(random, held, wall, [], HAND - 2);
  const meld: MeldRequest = { type: isChow ? 'chow' : 'pung', tiles: formatTiles(set), called, from: 'left' };
  const other = concealed.filter((tile) => !near.includes(tile));
  const missing = set.filter((tile) => !concealed.includes(tile));
  const tile = random.pick(snag === 'swap' ? near : snag === 'meld' && missing.length > 0 ? missing : other);
  const state: PlayState = { concealed: sorted(concealed), melds: [meld], ...WINDS, now: { type: 'called' } };
  return { action: { type: 'discard', tile }, state };
}
