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

/** A win's circumstances. */
export type Luck = 'afterKong' | 'robbedKong' | 'lastTile' | 'ippatsu' | 'double';

/** What a dressed hand should be like; shares from 0 to 1. */
export interface Taste {
  readonly level: Level;
  /** How often a hand that may be open is. */
  readonly open?: number;
  /** How many sets of an open hand are called; random by default, and rarely all of them. */
  readonly calls?: number;
  /** The wait, where the tiles allow it; random by default. */
  readonly wait?: Wait;
  /** How often a closed hand is in riichi. */
  readonly riichi?: number;
  /** How often a riichi hand wins within the first go-around (ippatsu). */
  readonly ippatsu?: number;
  /** How often a pung becomes a kong. */
  readonly kongs?: number;
  /** How often the hand is won by self-draw. */
  readonly draw?: number;
  /** How often the player is East. */
  readonly east?: number;
  /** How often a dora indicator is chosen to point at a tile of the hand. */
  readonly aimed?: number;
  /** The circumstances the win must have, where the hand allows them; random by default. */
  readonly luck?: Luck;
}

/** The tiles of a hand as a request writes them, red fives included, and all its kinds. */
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

/** Gives each kind its tile; where the rulebook has red fives, some fives are red, at most one per suit. */
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

/** Which sets are called: as many as wanted, or each by chance, usually with one left closed. */
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

/** The tiles that could complete the hand as the last of a pair, a pung, or a chow with this wait. */
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

/** Declares some of the sets and leaves the winning tile in the concealed part. */
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
