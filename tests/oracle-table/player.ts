import type { Random } from './random.ts';
import { shantenOf } from './shanten.ts';
import { countOf, kindOf, rankOf, suitOf, without } from './tiles.ts';
import type { Happening, HandRequest, Liable, MeldRequest } from './types.ts';

/** A player's style: what he keeps, how readily he calls, when he starts to win. */
export interface Temper {
  keep: readonly string[];
  /** What he discards before anything else. */
  throws: readonly string[];
  calls: number;
  riichi: number;
  /** Declares riichi, like wins, only once the wall has no more tiles than this. */
  riichiFrom: number;
  /** Wins only once the wall has no more tiles than this. */
  winsFrom: number;
  /** Lets discards pass and wins only by robbing a kong. */
  robsOnly: boolean;
}

/** One of the four at the table: seat 0 is East, the next to play sits to the right. */
export interface Player {
  seat: number;
  hand: string[];
  melds: MeldRequest[];
  discards: string[];
  /** Whether a discard of his was called. */
  fed: boolean;
  /** What has happened since the deal, as he sees it. */
  story: Happening[];
  riichi: NonNullable<HandRequest['riichi']>;
  ippatsu: boolean;
  liable: Liable[];
  temper: Temper;
}

/** Whether all of a player's sets are concealed. */
export const isClosed = ({ melds }: Pick<Player, 'melds'>): boolean => melds.every(({ form }) => form === 'concealed');

/** How far a player's concealed tiles are from tenpai. */
export const distance = (player: Player, hand: readonly string[] = player.hand): number =>
  shantenOf(hand, player.melds.length);

/** How loosely a tile fits into the hand. */
function looseness(tile: string, hand: readonly string[]): number {
  const kinds = hand.map(kindOf);
  const near = [-2, -1, 1, 2].filter((step) => kinds.includes(`${rankOf(tile) + step}${suitOf(tile)}`)).length;
  return -3 * countOf(kinds, kindOf(tile)) - (suitOf(tile) === 'z' ? 0 : 1 + near);
}

/** The tile to discard from fourteen: it leaves the hand nearest to tenpai and, among equals, is the loosest. */
export function chooseDiscard(player: Player, random: Random, banned: readonly string[] = []): string {
  const allowed = [...new Set(player.hand)].filter((tile) => !banned.includes(kindOf(tile)));
  const first = allowed.filter((tile) => player.temper.throws.includes(kindOf(tile)));
  const free = allowed.filter((tile) => !player.temper.keep.includes(kindOf(tile)));
  const choices = [first, random.shuffled(free), allowed].find((tiles) => tiles.length > 0) ?? [];
  const rated = choices.map((tile) => ({
    tile,
    rate: 20 * distance(player, without(player.hand, [tile])) - looseness(tile, player.hand),
  }));
  const least = Math.min(...rated.map(({ rate }) => rate));
  return rated.find(({ rate }) => rate === least)?.tile ?? player.hand[0] ?? '';
}

/**
 * Whether calling a set with these two tiles helps the player: it is a set he wants, or brings him closer to tenpai.
 */
export function wantsCall(player: Player, used: readonly string[], random: Random): boolean {
  if (used.every((tile) => player.temper.keep.includes(kindOf(tile)))) return true;
  if (!random.chance(player.temper.calls)) return false;
  const before = distance(player);
  return before > 0 && shantenOf(without(player.hand, used), player.melds.length + 1) < before;
}
