import {
  type MeldRequest,
  type Seat,
  type Tile,
  compareTiles,
  formatTiles,
  isRed,
  isTile,
  parseTiles,
  tidyTiles,
} from '../../../engine/riichi/index.ts';
import type { LaidMeld } from '../../base/hand/layout.ts';
import { type Draft, hasWinningTile, tilesOf, wantedCount } from './draft.ts';

/** Where a tapped tile goes. */
export const TARGETS = ['hand', 'meld', 'winning', 'dora', 'ura'] as const;
export type Target = (typeof TARGETS)[number];

/** The kinds of melds that can be added. */
export const MELD_FORMS = ['chow', 'pung', 'kong-open', 'kong-added', 'kong-concealed'] as const;
export type MeldForm = LaidMeld['form'];

/** Why a tile cannot be added: all copies used, the hand full, or no such set. */
export type Refused = 'used' | 'full' | 'noMeld';

const MOST_OF_A_KIND = 4;
const MOST_INDICATORS = 5;
const MOST_MELDS = 4;

const plain = (tile: Tile): Tile => (isRed(tile) ? (`5${tile.charAt(1)}` as Tile) : tile);

/** Every tile of a draft. */
const allTiles = (draft: Draft): readonly Tile[] => [
  ...tilesOf(draft.concealed),
  ...tilesOf(draft.winningTile),
  ...draft.melds.flatMap(({ tiles }) => tilesOf(tiles)),
  ...tilesOf(draft.doraIndicators),
  ...tilesOf(draft.uraIndicators),
];

/** Whether all copies of a tile are used; `reds` is the number of red fives per suit. */
export function lacks(draft: Draft, tiles: readonly Tile[], reds: number): boolean {
  const used = [...allTiles(draft), ...tiles];
  return tiles.some((tile) => {
    const redCount = used.filter((one) => isRed(one) && one === tile).length;
    const copies = used.filter((one) => plain(one) === plain(tile)).length;
    return copies > MOST_OF_A_KIND || (isRed(tile) && redCount > reds);
  });
}

const SIZE = { pung: 3, 'kong-open': 4, 'kong-added': 4, 'kong-concealed': 4 } as const;

/** Tiles of a set that starts with this tile; undefined if there is none. */
export function setFrom(form: MeldForm, first: Tile): readonly Tile[] | undefined {
  if (form !== 'chow') return [first, ...Array.from({ length: SIZE[form] - 1 }, () => plain(first))];
  const rank = Number(plain(first).charAt(0));
  const rest = [rank + 1, rank + 2].map((n) => `${n}${first.charAt(1)}`);
  return first.endsWith('z') || !rest.every(isTile) ? undefined : [first, ...rest];
}

const meldOf = (form: MeldForm, tiles: string): MeldRequest =>
  form === 'chow' || form === 'pung'
    ? { type: form, tiles }
    : { type: 'kong', form: form === 'kong-open' ? 'open' : form === 'kong-added' ? 'added' : 'concealed', tiles };

/** Adds a tile to a typed text: in sorted order, or at the end if the text cannot be parsed. */
const withTile = (text: string, tile: Tile): string => {
  const read = parseTiles(tidyTiles(text), 'concealed');
  return read.ok ? formatTiles([...read.value, tile].toSorted(compareTiles)) : `${text} ${tile}`;
};

/** Applies a tap on a tile to a draft; returns why not if it is impossible. */
export function addTile(draft: Draft, target: Target, form: MeldForm, tile: Tile, reds: number): Draft | Refused {
  if (target === 'meld') {
    const tiles = setFrom(form, tile);
    if (!tiles) return 'noMeld';
    if (draft.melds.length === MOST_MELDS) return 'full';
    return lacks(draft, tiles, reds) ? 'used' : { ...draft, melds: [...draft.melds, meldOf(form, formatTiles(tiles))] };
  }
  if (target === 'winning') {
    const without = { ...draft, winningTile: '' };
    return lacks(without, [tile], reds) ? 'used' : { ...draft, winningTile: tile };
  }
  if (lacks(draft, [tile], reds)) return 'used';
  if (target === 'hand') {
    if (tilesOf(draft.concealed).length < wantedCount(draft))
      return { ...draft, concealed: withTile(draft.concealed, tile) };
    return hasWinningTile(draft) ? 'full' : { ...draft, winningTile: tile };
  }
  const field = target === 'dora' ? 'doraIndicators' : 'uraIndicators';
  const shown = tilesOf(draft[field]);
  return shown.length === MOST_INDICATORS ? 'full' : { ...draft, [field]: formatTiles([...shown, tile]) };
}

/** Removes a concealed tile by its position in the text. */
export const withoutTile = (
  draft: Draft,
  field: 'concealed' | 'doraIndicators' | 'uraIndicators',
  i: number,
): Draft => ({
  ...draft,
  [field]: formatTiles(tilesOf(draft[field]).toSpliced(i, 1)),
});

/** Removes a meld. */
export const withoutMeld = (draft: Draft, i: number): Draft => ({ ...draft, melds: draft.melds.toSpliced(i, 1) });

const formOf = (meld: MeldRequest): MeldForm => (meld.type === 'kong' ? `kong-${meld.form}` : meld.type);

/** Sets from whom a meld was called; undefined for nobody in particular. */
export function calledFrom(draft: Draft, i: number, from: Seat | undefined): Draft {
  const meld = draft.melds[i];
  if (!meld) return draft;
  const called = meld.called === undefined ? {} : { called: meld.called };
  const again = { ...meldOf(formOf(meld), meld.tiles), ...called, ...(from === undefined ? {} : { from }) };
  return { ...draft, melds: draft.melds.with(i, again) };
}

/** Turns a five of a meld red or plain; undefined if it has none. */
export function withRed(draft: Draft, i: number): Draft | undefined {
  const meld = draft.melds[i];
  if (!meld) return undefined;
  const tiles = tilesOf(meld.tiles);
  const red = tiles.findIndex(isRed);
  const five = red >= 0 ? red : tiles.findIndex((tile) => /^5[mps]$/.test(tile));
  const suit = tiles[five]?.charAt(1);
  if (suit === undefined) return undefined;
  const changed = tiles.with(five, `${red >= 0 ? 5 : 0}${suit}` as Tile);
  return { ...draft, melds: draft.melds.with(i, { ...meld, tiles: formatTiles(changed) }) };
}
