import { type BySeat, type SeatNumber, type Tile, compareTiles, formatTiles, waitsOf } from '../engine/riichi/index.ts';
import { DEFAULT_RULES } from './default-rules.ts';
import type { Player } from './player.ts';

/** A wait, and how many of its tiles the player had not seen. */
export interface Wait {
  readonly tile: Tile;
  readonly unseen: number;
}

/** A red five as a plain one. */
export const plain = (tile: Tile): Tile => tile.replace('0', '5') as Tile;
export const plainText = (text: string): string => text.replaceAll('0', '5');

export const holdingOf = ({ hand, melds }: Player): { concealed: string; melds: readonly string[] } => ({
  concealed: plainText(formatTiles(hand.toSorted(compareTiles))),
  melds: melds.map(({ tiles }) => plainText(tiles)),
});

/** The tiles that a player waits for; none where the hand does not wait. */
export function waitsIn(player: Player): readonly Tile[] {
  const found = waitsOf(holdingOf(player), DEFAULT_RULES);
  return found.ok && found.value.tenpai ? found.value.waits : [];
}

const COPIES = 4;

/** The waits of a player, each with the copies that lie neither in the hand nor open on the table. */
export function unseenWaits(seat: SeatNumber, players: BySeat<Player>, indicators: readonly Tile[]): readonly Wait[] {
  const called = players.flatMap(({ melds }) => melds.flatMap((meld) => meld.called ?? []));
  const seen = [
    ...players[seat].hand,
    ...players.flatMap(({ discards }) => discards),
    ...players.flatMap(({ melds }) => melds.flatMap(({ tiles }) => tilesOf(tiles))),
    ...indicators,
  ].map(plain);
  const inTwoPlaces = called.map((tile) => plain(tile as Tile));
  const times = (all: readonly Tile[], tile: Tile): number => all.filter((one) => one === tile).length;
  return waitsIn(players[seat]).map((tile) => ({
    tile,
    unseen: COPIES - times(seen, tile) + times(inTwoPlaces, tile),
  }));
}

/** The tiles of a set: digits, then the suit. */
const tilesOf = (text: string): readonly Tile[] =>
  Array.from(text.slice(0, -1), (digit) => `${digit}${text.slice(-1)}` as Tile);
