import type { Plan } from './plan.ts';
import type { Random } from './random.ts';
import { howMany, kindsIn, KINDS, listTiles, without, writeTiles } from './tiles.ts';
import type { Tile } from './tiles.ts';
import type { HandRequest, Meld, Wind } from './types.ts';

type Hand = Pick<HandRequest, 'concealed' | 'melds' | 'winningTile'>;

const WINDS: Wind[] = ['east', 'south', 'west', 'north'];

function meldOf(random: Random, tiles: Tile[]): Meld {
  const [first, second] = tiles;
  if (tiles.length === 4) {
    return { type: 'kong', form: random.pick(['open', 'added', 'concealed'] as const), tiles: writeTiles(tiles) };
  }
  return { type: first === second ? 'pung' : 'chow', tiles: writeTiles(tiles) };
}

/** Declares some sets as melds (kongs always) and picks another tile as the winning one. */
export function deal(random: Random, { sets, loose }: Plan): Hand {
  const openness = random.pick([0, 0, 0.5, 0.5, 0.8, 1]);
  const melded: Tile[][] = [];
  const inHand = [...loose];
  for (const set of sets) {
    if (set.length === 4 || random.chance(openness)) melded.push(set);
    else inHand.push(...set);
  }
  const winningTile = random.pick(kindsIn(inHand));
  const concealed = writeTiles(without(inHand, [winningTile]) ?? []);
  return { concealed, melds: melded.map((set) => meldOf(random, set)), winningTile };
}

/** The same hand with one concealed tile changed, so that it rarely wins. */
export function spoil(random: Random, hand: Hand): Hand {
  const concealed = listTiles(hand.concealed);
  const tiles = [...concealed, hand.winningTile, ...hand.melds.flatMap((meld) => listTiles(meld.tiles))];
  const gone = random.pick(concealed);
  const come = random.pick(KINDS.filter((kind) => kind !== gone && howMany(tiles, kind) < 4));
  return { ...hand, concealed: writeTiles([...(without(concealed, [gone]) ?? []), come]) };
}

/** Adds compatible circumstances of the win. */
export function circumstances(random: Random, hand: Hand): HandRequest {
  const concealed = listTiles(hand.concealed);
  const declared = hand.melds.flatMap(({ tiles }) => listTiles(tiles));
  const by = random.pick(['discard', 'draw'] as const);
  const isAloneConcealed = !concealed.includes(hand.winningTile);
  const isAlone = isAloneConcealed && !declared.includes(hand.winningTile);
  const hasKong = hand.melds.some(({ type }) => type === 'kong');
  const robs = by === 'discard' && isAlone && random.chance(0.12);

  const request: HandRequest = {
    rules: 'mers-2014',
    ...hand,
    by,
    seatWind: random.pick(WINDS),
    roundWind: random.pick(WINDS),
  };
  if (robs) request.robbedKong = 'added';
  if (by === 'draw' && hasKong && random.chance(0.3)) request.afterKong = true;
  if (!robs && random.chance(0.08)) request.lastTile = true;
  if (isAloneConcealed && random.chance(0.12)) request.lastOfKind = true;
  if (random.chance(0.06)) request.winningTileShown = false;
  if (random.chance(0.3)) request.flowers = random.between(0, 8);
  return request;
}
