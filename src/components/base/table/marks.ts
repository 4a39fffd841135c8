import {
  type AddStep,
  type Step,
  type Tile,
  isDoraRule,
  isRed,
  kindOf,
  parseTiles,
} from '../../../engine/riichi/index.ts';
import { YAKU_SETS } from './yaku-sets.ts';
import { type TableView, type TileGroup, inOrder } from './view.ts';

/** A reason shown on tiles: its kind, its value per tile or in total, and the tile numbers. */
export interface Mark {
  readonly kind: 'fu' | 'wait' | 'dora';
  /** Fu of all tiles together, or han per tile. */
  readonly value: number;
  readonly at: readonly number[];
}

interface NumberedTile {
  readonly tile: Tile;
  readonly at: number;
}

const numbersOf = ({ tiles, first }: TileGroup): NumberedTile[] => tiles.map((tile, i) => ({ tile, at: first + i }));

/** The sets of a parted hand with their tile numbers; the completed set comes last. */
function setsOf({ seats: { self }, winning }: TableView): readonly (readonly NumberedTile[])[] {
  const hand = self.hand.map(numbersOf);
  const melds = self.melds.map((meld) => numbersOf({ tiles: inOrder(meld), first: meld.first }));
  const ended = [...(hand.at(-1) ?? []), ...(winning ? [winning] : [])];
  return [...hand.slice(0, -1), ...melds, ended];
}

const kindsOf = (tiles: readonly Tile[]): string =>
  tiles
    .map(kindOf)
    .toSorted((a, b) => a - b)
    .join();

const isWaitRule = (rule: string): boolean => rule.startsWith('wait-');

/** The tiles that a dora line counts, and their indicators. */
function doraTiles({ rule, indicator }: AddStep, tiles: readonly Tile[], view: TableView): readonly number[] {
  const kinds = new Set(tiles.map(kindOf));
  const counts = ({ tile }: NumberedTile): boolean => (rule === 'red-five' ? isRed(tile) : kinds.has(kindOf(tile)));
  const shown = rule === 'ura-dora' || rule === 'kan-ura-dora' ? view.ura : view.dora;
  const shows = numbersOf(shown).filter(({ tile }) => kindOf(tile) === kindOf(indicator as Tile));
  return [...setsOf(view).flat().filter(counts), ...(indicator === undefined ? [] : shows.slice(0, 1))].map(
    ({ at }) => at,
  );
}

/** Tiles of the sets that make a yaku; empty if the whole hand or the way of winning makes it. */
function yakuTiles(rule: string, view: TableView): readonly number[] {
  const sets = setsOf(view);
  const inHand = view.seats.self.hand.length - 1;
  const candidates = sets.map((set, i) => ({
    set,
    kinds: set.map(({ tile }) => kindOf(tile)).toSorted((a, b) => a - b),
    isConcealed:
      i < inHand ||
      (i < sets.length - 1 ? view.seats.self.melds[i - inHand]?.form === 'kong-concealed' : view.by === 'draw'),
  }));
  const chosen = YAKU_SETS[rule]?.(candidates, view) ?? [];
  return candidates.filter((one) => chosen.includes(one)).flatMap(({ set }) => set.map(({ at }) => at));
}

/** Numbers of the tiles a score line is about; empty if it is about the whole hand. */
export function tilesOfStep(step: Step, view: TableView): readonly number[] {
  if (step.kind !== 'add') return [];
  if (step.unit === 'han' && view.isParted && Object.hasOwn(YAKU_SETS, step.rule)) return yakuTiles(step.rule, view);
  if (step.tiles === undefined) return [];
  const read = parseTiles(step.tiles, 'tiles');
  if (!read.ok) return [];
  if (isDoraRule(step.rule)) return doraTiles(step, read.value, view);
  if (!view.isParted) return [];
  const sets = setsOf(view);
  const wanted = kindsOf(read.value);
  const found = isWaitRule(step.rule)
    ? sets.at(-1)
    : sets.find((set) => kindsOf(set.map(({ tile }) => tile)) === wanted);
  return (found ?? []).map(({ at }) => at);
}

/** Marks for single sets and tiles from the lines of a score: fu, the wait, dora. */
export function marksOf(steps: readonly Step[], view: TableView): readonly Mark[] {
  return steps.flatMap((step): Mark[] => {
    const at = tilesOfStep(step, view);
    if (step.kind !== 'add' || at.length === 0) return [];
    if (step.unit === 'fu') return [{ kind: isWaitRule(step.rule) ? 'wait' : 'fu', value: step.value, at }];
    return isDoraRule(step.rule) ? [{ kind: 'dora', value: 1, at }] : [];
  });
}
