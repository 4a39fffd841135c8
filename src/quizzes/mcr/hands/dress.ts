import { type HandRequest, TILE_OF_KIND, type Tile, compareTiles, formatTiles } from '../../../engine/mcr/index.ts';
import { declareSet } from '../../hands/meld.ts';
import { type ShapeSet, kindsOf } from '../../hands/shape.ts';
import type { Random } from '../../base/random.ts';
import type { Level } from '../../base/terms.ts';
import type { McrShape } from './shape.ts';

/** A win's circumstances. */
export type Luck = 'afterKong' | 'robbedKong' | 'lastTile' | 'lastOfKind';

/** What a dealt hand should be like; shares from 0 to 1. */
export interface McrTaste {
  readonly level: Level;
  /** How often a hand that may be open is. */
  readonly open?: number;
  /** How often a pung becomes a kong. */
  readonly kongs?: number;
  /** How many kongs it may have; at most three where nothing is said. */
  readonly mostKongs?: number;
  /** How often the hand is won by self-draw. */
  readonly draw?: number;
  /** How often it has flowers. */
  readonly flowers?: number;
  /** The circumstances the win must have, where the hand allows them; random by default. */
  readonly luck?: Luck;
}

/** The tiles of a hand as a request writes them, and all its kinds. */
export interface Dressed {
  readonly tiles: Pick<HandRequest, 'concealed' | 'melds' | 'winningTile'>;
  readonly kinds: readonly number[];
  /** The kinds in the hand apart from the winning tile. */
  readonly held: readonly number[];
  readonly winning: number;
}

const KONGS = { 1: 0.02, 2: 0.1, 3: 0.18 } as const;

const tileOf = (kind: number): Tile => TILE_OF_KIND[kind] ?? '1m';
const tilesOf = (kinds: readonly number[]) => kinds.map(tileOf).sort(compareTiles);

interface Fate {
  readonly set: ShapeSet;
  readonly called: boolean;
  readonly kong: boolean;
}

function fatesOf(random: Random, shape: McrShape, taste: McrTaste): readonly Fate[] {
  const used = [...shape.sets.flatMap(kindsOf), ...shape.pairs, ...(shape.loose ?? [])];
  const opens = shape.closed !== true && random.chance(taste.open ?? 0.55);
  const calling = opens ? random.pick([0.35, 0.6, 0.85, 1]) : 0;
  return shape.sets.map((set) => ({
    set,
    called: random.chance(calling),
    kong:
      set.type === 'pung' &&
      used.filter((kind) => kind === set.kind).length === 3 &&
      random.chance(shape.kongs ? 0.85 : (taste.kongs ?? KONGS[taste.level])),
  }));
}

/** Declares some of the sets and leaves the winning tile in the concealed part. */
export function dress(random: Random, shape: McrShape, taste: McrTaste): Dressed {
  const fates = fatesOf(random, shape, taste);
  const declared = fates.filter(({ called, kong }) => called || kong);
  const melds = declared.map(({ set, called, kong }) =>
    declareSet(
      random,
      set,
      kong ? (called ? random.pick(['open', 'added'] as const) : 'concealed') : undefined,
      tileOf,
    ),
  );
  const groups = [
    ...fates.filter((fate) => !declared.includes(fate)).map(({ set }) => kindsOf(set)),
    ...shape.pairs.map((kind) => [kind, kind]),
    ...(shape.loose ? [[...shape.loose]] : []),
  ];
  const winning = random.pick(random.pick(groups));
  const held = groups.flat();
  held.splice(held.indexOf(winning), 1);
  return {
    tiles: {
      concealed: formatTiles(tilesOf(held)),
      winningTile: TILE_OF_KIND[winning] ?? '1m',
      ...(melds.length > 0 ? { melds } : {}),
    },
    kinds: [...held, winning, ...declared.flatMap(({ set, kong }) => [...kindsOf(set), ...(kong ? [set.kind] : [])])],
    held,
    winning,
  };
}
