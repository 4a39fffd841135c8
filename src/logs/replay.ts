import {
  type BySeat,
  type MeldRequest,
  SEAT_NUMBERS,
  type SeatNumber,
  type Tile,
  compareTiles,
  eachSeat,
  formatTiles,
  kindOf,
  placeSeen,
} from '../engine/riichi/index.ts';
import type { LoggedHand, Move } from './log.ts';
import { fail } from './problem.ts';
import type { Player } from './player.ts';
import { type Wait, unseenWaits } from './unseen.ts';

/** Tiles of the live wall after the deal. */
export const WALL = 70;

const DEALT = 13;

/** A riichi when it was declared. */
export interface Declared {
  readonly seat: SeatNumber;
  /** The thirteen tiles that wait, less three for each kong. */
  readonly concealed: string;
  readonly melds: readonly MeldRequest[];
  /** The player's discards before and with the declaring one. */
  readonly discards: readonly Tile[];
  /** Tiles left in the live wall. */
  readonly left: number;
  /** The waits, each with the copies that the player had not seen. */
  readonly waits: readonly Wait[];
}

/** What the last move put within reach of a win. */
type Last =
  | { readonly type: 'drawn'; readonly seat: SeatNumber; readonly tile: Tile; readonly afterKong: boolean }
  | { readonly type: 'thrown'; readonly seat: SeatNumber; readonly tile: Tile }
  | {
      readonly type: 'laid';
      readonly seat: SeatNumber;
      readonly tile: Tile;
      readonly form: 'added' | 'concealed';
    };

const meldText = (tiles: readonly Tile[]): string => formatTiles(tiles.toSorted(compareTiles));

/** Plays a logged hand through and refuses what cannot have happened. */
export class Replay {
  readonly players: BySeat<Player>;
  readonly #indicators: readonly Tile[];
  readonly declared: Declared[] = [];
  left = WALL;
  /** Whether no set was called or laid yet. */
  unbroken = true;
  last: Last | undefined;
  /** A riichi whose discard may still be won on. */
  pending: { readonly seat: SeatNumber; readonly kind: 'riichi' | 'double' } | undefined;
  /** A set that was laid breaks the go-around once nobody robs it. */
  #breaks = false;
  #replaces: SeatNumber | undefined;

  constructor({ deals, indicators }: LoggedHand) {
    this.#indicators = indicators;
    this.players = eachSeat((seat) => {
      const hand = [...deals[seat]];
      if (hand.length !== DEALT) fail('no-deal', String(hand.length));
      return { hand, melds: [], riichi: 'none', ippatsu: false, discards: [], fed: false };
    });
  }

  /** Accepts a riichi that nobody won on, and breaks the go-around after a set. */
  settleLast(): void {
    if (this.pending) {
      const player = this.players[this.pending.seat];
      player.riichi = this.pending.kind;
      player.ippatsu = true;
      this.pending = undefined;
    }
    if (!this.#breaks) return;
    this.#breaks = false;
    this.unbroken = false;
    for (const seat of SEAT_NUMBERS) this.players[seat].ippatsu = false;
  }

  /** The indicators that lie open: one, and one for each kong. */
  #turned(): readonly Tile[] {
    const kongs = this.players.flatMap(({ melds }) => melds.filter(({ type }) => type === 'kong')).length;
    return this.#indicators.slice(0, 1 + kongs);
  }

  #take(seat: SeatNumber, tile: Tile): void {
    const { hand } = this.players[seat];
    const at = hand.lastIndexOf(tile);
    if (at < 0) fail('not-held', tile);
    hand.splice(at, 1);
  }

  #wants(seat: SeatNumber, more: number): void {
    const { hand, melds } = this.players[seat];
    if (hand.length !== DEALT - 3 * melds.length + more) fail('out-of-turn');
  }

  play(move: Move): void {
    if (move.type === 'draw') this.#draw(move);
    else if (move.type === 'discard') this.#discard(move);
    else if (move.type === 'call') this.#call(move);
    else this.#kong(move);
  }

  #draw({ seat, tile }: Extract<Move, { type: 'draw' }>): void {
    this.settleLast();
    this.#wants(seat, 0);
    const afterKong = this.#replaces === seat;
    if (this.#replaces !== undefined && !afterKong) fail('out-of-turn');
    this.left -= 1;
    if (this.left < 0) fail('too-many-tiles');
    this.players[seat].hand.push(tile);
    this.#replaces = undefined;
    this.last = { type: 'drawn', seat, tile, afterKong };
  }

  #discard({ seat, tile, riichi }: Extract<Move, { type: 'discard' }>): void {
    this.#wants(seat, 1);
    this.#take(seat, tile);
    const player = this.players[seat];
    const isFirst = this.unbroken && player.discards.length === 0;
    player.discards.push(tile);
    player.ippatsu = false;
    if (riichi) {
      this.pending = { seat, kind: isFirst ? 'double' : 'riichi' };
      const { hand, melds, discards } = player;
      this.declared.push({
        seat,
        concealed: meldText(hand),
        melds: [...melds],
        discards: [...discards],
        left: this.left,
        waits: unseenWaits(seat, this.players, this.#turned()),
      });
    }
    this.last = { type: 'thrown', seat, tile };
  }

  #call({ seat, set, from, tile, own }: Extract<Move, { type: 'call' }>): void {
    const { last } = this;
    if (last?.type !== 'thrown' || last.seat !== from || last.tile !== tile || seat === from) fail('out-of-turn', tile);
    this.#breaks = true;
    this.settleLast();
    for (const one of own) this.#take(seat, one);
    const seen = placeSeen(seat, from);
    const call = { tiles: meldText([...own, tile]), called: tile, ...(seen && { from: seen }) };
    this.players[seat].melds.push(set === 'kong' ? { type: set, form: 'open', ...call } : { type: set, ...call });
    this.players[from].fed = true;
    this.last = undefined;
    if (set === 'kong') this.#replaces = seat;
  }

  #kong(move: Extract<Move, { type: 'concealed-kong' | 'added-kong' }>): void {
    const { seat } = move;
    this.#wants(seat, 1);
    const { melds } = this.players[seat];
    if (move.type === 'concealed-kong') {
      for (const one of move.tiles) this.#take(seat, one);
      melds.push({ type: 'kong', form: 'concealed', tiles: meldText(move.tiles) });
      this.last = { type: 'laid', seat, tile: move.tiles[0] ?? fail('bad-field'), form: 'concealed' };
    } else {
      const { tile } = move;
      this.#take(seat, tile);
      const at = melds.findIndex(
        ({ type, called }) => type === 'pung' && called !== undefined && kindOf(called as Tile) === kindOf(tile),
      );
      const pung = melds[at] ?? fail('not-held', tile);
      const tiles = meldText([...tilesOf(pung.tiles), tile]);
      melds.splice(at, 1, { ...pung, type: 'kong', form: 'added', tiles });
      this.last = { type: 'laid', seat, tile, form: 'added' };
    }
    this.#breaks = true;
    this.#replaces = seat;
  }
}

/** The tiles of a set as it stands in a request: digits, then the suit. */
const tilesOf = (text: string): readonly Tile[] =>
  Array.from(text.slice(0, -1), (digit) => `${digit}${text.slice(-1)}` as Tile);
