import {
  type HandRequest,
  RED_FIVES,
  type RiichiOptions,
  TILE_OF_KIND,
  type Tile,
  compareTiles,
  formatTiles,
  rankOf,
  type Wait,
} from '../../engine/riichi/index.ts';
import type { Level } from '../base/terms.ts';
import type { Random } from '../base/random.ts';
import { declareSet } from './meld.ts';
import { type Shape, type ShapeSet, ORPHANS, isFive, kindsOf } from './shape.ts';

/** What a win may come with. */
export type Luck = 'afterKong' | 'robbedKong' | 'lastTile' | 'ippatsu' | 'double';

/** What a dressed hand shall be like; shares from 0 to 1. */
export interface Taste {
  readonly level: Level;
  /** How often a hand that may be open is. */
  readonly open?: number;
  /** How many sets are called where a hand is open; else by chance, and not all of them as a rule. */
  readonly calls?: number;
  /** What it waits for, where its tiles can; else by chance. */
  readonly wait?: Wait;
  /** How often a closed hand is in riichi. */
  readonly riichi?: number;
  /** How often a hand in riichi is won within the first go-around. */
  readonly ippatsu?: number;
  /** How often a pung becomes a kong. */
  readonly kongs?: number;
  /** How often the hand is won by draw. */
  readonly draw?: number;
  /** How often the player is East. */
  readonly east?: number;
  /** How often a dora indicator points at a tile of the hand on purpose. */
  readonly aimed?: number;
  /** What the win shall come with, where the hand can; else by chance. */
  readonly luck?: Luck;
}

/** The tiles of a hand as a request has them, red fives included, and all its kinds. */
export interface Dressed {
  readonly tiles: Pick<HandRequest, 'concealed' | 'melds' | 'winningTile'>;
  readonly kinds: readonly number[];
  readonly winning: number;
  readonly closed: boolean;
}

const KONGS = { 1: 0, 2: 0.06, 3: 0.14 } as const;

interface Painter {
  readonly paint: (kind: number) => Tile;
}

/** Gives each kind its tile; where the rulebook has red fives, some fives are red, one of a suit. */
function painter(random: Random, options: RiichiOptions): Painter {
  const left = options.redFives === 0 ? [] : RED_FIVES.filter(() => random.chance(0.3));
  return {
    paint: (kind) => {
      const plain = TILE_OF_KIND[kind] ?? '1m';
      const red = isFive(kind) ? left.find((tile) => tile[1] === plain[1]) : undefined;
      if (red === undefined) return plain;
      left.splice(left.indexOf(red), 1);
      return red;
    },
  };
}

interface Fate {
  readonly set: ShapeSet;
  readonly called: boolean;
  readonly kong: boolean;
}

/** Which sets are called: so many as are wanted, or each by its chance, with one that is kept as a rule. */
function calledOf(random: Random, shape: Shape, taste: Taste): readonly boolean[] {
  const opens = shape.closed !== true && random.chance(taste.open ?? 0.4);
  if (taste.calls !== undefined) {
    const called = random.shuffled(shape.sets.map((_, i) => i)).slice(0, opens ? taste.calls : 0);
    return shape.sets.map((_, i) => called.includes(i));
  }
  const calling = opens ? random.pick([0.3, 0.5, 0.75]) : 0;
  const keeps = random.chance(0.9) ? random.below(shape.sets.length) : -1;
  return shape.sets.map((_, i) => i !== keeps && random.chance(calling));
}

function fates(random: Random, shape: Shape, taste: Taste): Fate[] {
  const used = [...shape.sets.flatMap(kindsOf), ...shape.pairs];
  const called = calledOf(random, shape, taste);
  return shape.sets.map((set, i) => ({
    set,
    called: called[i] === true,
    kong:
      set.type === 'pung' &&
      used.filter((kind) => kind === set.kind).length === 3 &&
      random.chance(shape.kongs ? 1 : (taste.kongs ?? KONGS[taste.level])),
  }));
}

/** The tiles of a hand that would complete it as the last of a pair, a pung, or of a chow from such an end. */
const waitingIn = (groups: readonly (readonly number[])[], wait: Wait): number[] =>
  groups.flatMap((group) => group.filter((kind) => waitFor(group, kind) === wait));

function waitFor(group: readonly number[], kind: number): Wait | undefined {
  const [low = 0, next] = group;
  if (group.length === 2) return 'single';
  if (group.length !== 3) return undefined;
  if (low === next) return 'pung';
  if (kind === next) return 'closed';
  const isEdge = kind === low ? rankOf(low) === LAST_START : rankOf(low) === 0;
  return isEdge ? 'edge' : 'two-sided';
}
/** The rank, from 0, of the first tile of the last chow of a suit. */
const LAST_START = 6;

/** Declares some of the sets and leaves a winning tile in the concealed part. */
export function dress(random: Random, shape: Shape, options: RiichiOptions, taste: Taste): Dressed {
  const brush = painter(random, options);
  const all = fates(random, shape, taste);
  const declared = all.filter(({ called, kong }) => called || kong);
  const melds = declared.map(({ set, called, kong }) =>
    declareSet(
      random,
      set,
      kong ? (called ? random.pick(['open', 'added'] as const) : 'concealed') : undefined,
      brush.paint,
    ),
  );
  const held = all.filter(({ called, kong }) => !called && !kong).map(({ set }) => kindsOf(set));
  const groups = [...held, ...shape.pairs.map((kind) => [kind, kind])];
  if (shape.orphan !== undefined) groups.push([...ORPHANS, shape.orphan]);
  const waiting = taste.wait === undefined ? [] : waitingIn(groups, taste.wait);
  const winning = waiting.length > 0 ? random.pick(waiting) : random.pick(random.pick(groups));
  const kinds = groups.flat();
  kinds.splice(kinds.indexOf(winning), 1);
  const concealed = formatTiles(kinds.map(brush.paint).sort(compareTiles));
  return {
    tiles: { concealed, winningTile: brush.paint(winning), ...(melds.length > 0 ? { melds } : {}) },
    kinds: [...kinds, winning, ...declared.flatMap(({ set, kong }) => [...kindsOf(set), ...(kong ? [set.kind] : [])])],
    winning,
    closed: all.every(({ called }) => !called),
  };
}
