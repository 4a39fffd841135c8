import { type HandRequest, type MeldRequest, TILE_OF_KIND, type Tile, WINDS, formatTiles } from '../../../src/engine/index.ts';
import { type Random, makeRandom } from '../../oracle/random.ts';

type Kinds = number[];

/** One set of a hand to be: its tiles, and whether it may be laid open or made a kong. */
interface Group {
  readonly kinds: Kinds;
  readonly type: 'chow' | 'pung' | 'pair' | 'loose';
}

const chow = (kind: number): Group => ({ kinds: [kind, kind + 1, kind + 2], type: 'chow' });
const pung = (kind: number): Group => ({ kinds: [kind, kind, kind], type: 'pung' });
const pair = (kind: number): Group => ({ kinds: [kind, kind], type: 'pair' });
const loose = (kinds: Kinds): Group => ({ kinds, type: 'loose' });

const OUTSIDE = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];
const HONOURS = [27, 28, 29, 30, 31, 32, 33];
const KNITS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];
const body = (random: Random): Kinds =>
  random.pick(KNITS).flatMap((first, suit) => [0, 3, 6].map((step) => suit * 9 + first + step));

const fits = (groups: readonly Group[]): boolean => {
  const counts = new Map<number, number>();
  for (const kind of groups.flatMap(({ kinds }) => kinds)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return Math.max(...counts.values()) <= 4;
};

/** Kinds that a hand is made of: all, one suit with or without honours, neighbouring numbers, outside tiles … */
function palette(random: Random): Kinds {
  const all = Array.from({ length: 34 }, (_, kind) => kind);
  const suit = random.below(3);
  const low = random.below(7);
  const wide = 2 + random.below(4);
  return random.pick([
    all,
    all,
    all.filter((kind) => kind < 27 && Math.floor(kind / 9) === suit),
    all.filter((kind) => kind >= 27 || Math.floor(kind / 9) === suit),
    all.filter((kind) => kind < 27 && kind % 9 >= low && kind % 9 < low + wide),
    all.filter((kind) => kind < 27 && kind % 9 >= low && kind % 9 < low + wide),
    all.filter((kind) => kind >= 27 || [0, 1, 2, 6, 7, 8].includes(kind % 9)),
    OUTSIDE,
    [19, 20, 21, 23, 25, 32],
    all.filter((kind) => Math.floor(kind / 9) !== suit),
  ]);
}

function randomSet(random: Random, kinds: Kinds, chows: number): Group {
  const starts = kinds.filter(
    (kind) => kind < 27 && kind % 9 <= 6 && kinds.includes(kind + 1) && kinds.includes(kind + 2),
  );
  return starts.length > 0 && random.chance(chows) ? chow(random.pick(starts)) : pung(random.pick(kinds));
}

/** The groups of a hand of one of the shapes; undefined when chance took five of a kind. */
function groupsOf(random: Random): Group[] | undefined {
  const kinds = palette(random);
  const shape = random.below(20);
  let groups: Group[];
  if (shape === 0) {
    const held = random.chance(0.3) ? Array.from({ length: 7 }, (_, i) => random.below(3) * 0 + 9 * random.below(1) + i) : [];
    const start = random.below(3) * 9 + random.below(3);
    groups =
      held.length > 0
        ? held.map((i) => pair(start + i))
        : Array.from({ length: 7 }, () => pair(random.pick(kinds)));
  } else if (shape === 1) groups = [loose([...OUTSIDE, random.pick(OUTSIDE)])];
  else if (shape === 2) {
    const pool = [...HONOURS, ...body(random)];
    while (pool.length > 14) pool.splice(random.below(pool.length), 1);
    groups = [loose(pool)];
  } else if (shape <= 4) groups = [loose(body(random)), randomSet(random, kinds, 0.6), pair(random.pick(kinds))];
  else {
    const chows = random.pick([0.1, 0.5, 0.95]);
    groups = Array.from({ length: 4 }, () => randomSet(random, kinds, chows));
    groups.push(pair(random.pick(kinds)));
  }
  return fits(groups) ? groups : undefined;
}

const tilesOf = (kinds: Kinds): string =>
  formatTiles([...kinds].sort((a, b) => a - b).map((kind): Tile => TILE_OF_KIND[kind] ?? '1m'));

function meldOf(random: Random, { kinds, type }: Group, kong: boolean): MeldRequest {
  if (!kong) return { type: type === 'chow' ? 'chow' : 'pung', tiles: tilesOf(kinds) };
  const form = random.pick(['open', 'added', 'concealed', 'concealed'] as const);
  return { type: 'kong', form, tiles: tilesOf([...kinds, kinds[0] ?? 0]) };
}

/** One complete hand with circumstances that can be, or undefined when chance made none. */
function makeRequest(random: Random): HandRequest | undefined {
  const groups = groupsOf(random);
  if (!groups) return undefined;
  const all = groups.flatMap(({ kinds }) => kinds);
  const count = (kind: number): number => all.filter((one) => one === kind).length;
  const open = random.pick([0, 0.3, 0.7, 1]);
  const kongs = random.pick([0, 0, 0.2, 0.9]);
  const melds: MeldRequest[] = [];
  const own: Kinds = [];
  for (const group of groups) {
    const isKong = group.type === 'pung' && count(group.kinds[0] ?? 0) === 3 && random.chance(kongs);
    const laid = (group.type === 'chow' || group.type === 'pung') && (isKong || random.chance(open));
    if (laid) melds.push(meldOf(random, group, isKong));
    else own.push(...group.kinds);
  }
  const winning = own.splice(random.below(own.length), 1)[0] ?? 0;
  const by = random.pick(['discard', 'draw'] as const);
  const hasKong = melds.some(({ type }) => type === 'kong');
  const afterKong = by === 'draw' && hasKong && random.chance(0.3);
  const robs = by === 'discard' && count(winning) === 1 && random.chance(0.15);
  const lastOfKind = !own.includes(winning) && random.chance(0.1);
  return {
    rules: 'mcr-2006',
    concealed: tilesOf(own),
    winningTile: TILE_OF_KIND[winning] ?? '1m',
    by,
    melds,
    seatWind: random.pick(WINDS),
    roundWind: random.pick(WINDS),
    flowers: random.chance(0.3) ? random.below(9) : 0,
    ...(random.chance(0.1) && !robs ? { lastTile: true } : {}),
    ...(afterKong ? { afterKong } : {}),
    ...(robs ? { robbedKong: 'added' as const } : {}),
    ...(lastOfKind ? { lastOfKind } : {}),
    ...(random.chance(0.05) ? { winningTileShown: false } : {}),
  };
}

/** Seeded complete MCR hands of every shape, many of them near to many fan; the same for the same seed. */
export function mcrHands(seed: number, wanted: number): HandRequest[] {
  const random = makeRandom(seed);
  const requests: HandRequest[] = [];
  while (requests.length < wanted) {
    const request = makeRequest(random);
    if (request) requests.push(request);
  }
  return requests;
}
