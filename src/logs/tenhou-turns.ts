import { type BySeat, SEAT_NUMBERS, type SeatNumber, type Tile, eachSeat } from '../engine/riichi/index.ts';
import type { Move } from './log.ts';
import { fail } from './problem.ts';
import { tileOfNumber } from './tenhou-tiles.ts';

/** What one seat drew or called, and what it threw or laid, each in order. */
export interface Lists {
  readonly takes: readonly (number | string)[];
  readonly gives: readonly (number | string)[];
}

const THROWS_DRAWN = 60;
const NOTHING = 0;

/** A call in the JSON format: digits with one letter before the tile that was called. */
interface Call {
  readonly letter: string;
  /** The seat that discarded, in turns after the caller. */
  readonly turns: number;
  readonly tile: Tile;
  readonly own: readonly Tile[];
}

const SHAPE = /^(?:\d\d)*[cpmka](?:\d\d)+$/;
const LEAST_TILES = 3;

/** The seat of a call, in turns after the caller, by the tiles that stand before its letter. */
const TURNS: Readonly<Record<number, number>> = { 0: 3, 1: 2, 2: 1, 3: 1 };

function readCall(text: string): Call {
  const at = text.search(/[a-z]/);
  const tiles = SHAPE.test(text) ? (text.replace(/[a-z]/, '').match(/\d\d/g) ?? []).map(tileOfNumber) : [];
  const [before, letter] = [at / 2, text.charAt(at)];
  const tile = tiles[before];
  const wanted = letter === 'c' || letter === 'p' ? LEAST_TILES : LEAST_TILES + 1;
  if (tile === undefined || tiles.length !== wanted) fail('bad-field', text);
  return { letter, turns: TURNS[before] ?? 1, tile, own: tiles.toSpliced(before, 1) };
}

const SETS: Readonly<Record<string, 'chow' | 'pung' | 'kong'>> = { c: 'chow', p: 'pung', m: 'kong' };

/** Puts the lists of four seats into the order of play. */
class Turns {
  readonly moves: Move[] = [];
  readonly #lists: BySeat<Lists>;
  readonly #taken = [0, 0, 0, 0];
  readonly #given = [0, 0, 0, 0];
  readonly #drawn: (Tile | undefined)[] = [];
  /** Calls that fit a discard and are left for a later one, by their place among all that fit. */
  readonly #passes: ReadonlySet<number>;
  fitting = 0;

  constructor(lists: BySeat<Lists>, passes: ReadonlySet<number>) {
    this.#lists = lists;
    this.#passes = passes;
  }

  get isDone(): boolean {
    return SEAT_NUMBERS.every(
      (seat) =>
        this.#taken[seat] === this.#lists[seat].takes.length && this.#given[seat] === this.#lists[seat].gives.length,
    );
  }

  #takenBy = (seat: SeatNumber): number => this.#taken[seat] ?? 0;

  #givenBy = (seat: SeatNumber): number => this.#given[seat] ?? 0;

  #nextTake = (seat: SeatNumber): number | string | undefined => this.#lists[seat].takes[this.#takenBy(seat)];

  #draw(seat: SeatNumber): boolean {
    const next = this.#nextTake(seat);
    if (typeof next !== 'number') return false;
    this.#taken[seat] = this.#takenBy(seat) + 1;
    const tile = tileOfNumber(next);
    this.#drawn[seat] = tile;
    this.moves.push({ type: 'draw', seat, tile });
    return true;
  }

  /** Lays kongs until a tile is thrown; undefined where the hand ended before. */
  #throw(seat: SeatNumber): Tile | undefined {
    for (;;) {
      const next = this.#lists[seat].gives[this.#givenBy(seat)];
      if (next === undefined) return undefined;
      this.#given[seat] = this.#givenBy(seat) + 1;
      if (next === NOTHING) {
        if (!this.#draw(seat)) return undefined;
        continue;
      }
      const text = String(next);
      const kong = /[ka]/.test(text) ? readCall(text) : undefined;
      if (kong) {
        const { letter, tile, own } = kong;
        this.moves.push(
          letter === 'a' ? { type: 'concealed-kong', seat, tiles: [...own, tile] } : { type: 'added-kong', seat, tile },
        );
        if (!this.#draw(seat)) return undefined;
        continue;
      }
      const thrown = text.replace(/^r/, '');
      const drawn = this.#drawn[seat];
      const tile = Number(thrown) === THROWS_DRAWN ? drawn : tileOfNumber(thrown);
      if (tile === undefined) fail('out-of-turn', text);
      this.#drawn[seat] = undefined;
      this.moves.push({ type: 'discard', seat, tile, riichi: text.startsWith('r') });
      return tile;
    }
  }

  /** The call of a discard, a pung or kong before a chow. */
  #callOn(from: SeatNumber, thrown: Tile): SeatNumber | undefined {
    const found = SEAT_NUMBERS.flatMap((seat) => {
      const next = this.#nextTake(seat);
      if (seat === from || typeof next !== 'string') return [];
      const call = readCall(next);
      return call.tile === thrown && (seat + call.turns) % 4 === from ? [{ seat, call }] : [];
    }).sort((a, b) => Number(a.call.letter === 'c') - Number(b.call.letter === 'c'));
    const taken = found.find(() => !this.#passes.has(this.fitting++));
    if (!taken) return undefined;
    const { seat, call } = taken;
    const set = SETS[call.letter] ?? fail('bad-field', call.letter);
    this.#taken[seat] = this.#takenBy(seat) + 1;
    this.moves.push({ type: 'call', seat, set, from, tile: call.tile, own: call.own });
    return seat;
  }

  play(dealer: SeatNumber): void {
    let seat = dealer;
    let called = false;
    for (;;) {
      if (!called && !this.#draw(seat)) return;
      const isOpenKong = called && this.moves.at(-1)?.type === 'call' && this.#lastSet() === 'kong';
      // Some writers leave out the nothing that is thrown after an open kong.
      const writesNothing = this.#lists[seat].gives[this.#givenBy(seat)] === NOTHING;
      if (isOpenKong && !writesNothing && !this.#draw(seat)) return;
      const thrown = this.#throw(seat);
      if (thrown === undefined) return;
      const caller = this.#callOn(seat, thrown);
      called = caller !== undefined;
      seat = caller ?? (((seat + 1) % 4) as SeatNumber);
    }
  }

  #lastSet(): string | undefined {
    const last = this.moves.at(-1);
    return last?.type === 'call' ? last.set : undefined;
  }
}

/** How many orders of play are tried. */
const MOST_TRIES = 64;

/**
 * The moves of a hand in order. The format does not say which of several equal discards was called: the first one that
 * fits is taken, and others are tried where tiles would be left over.
 */
export function inTurn(lists: BySeat<Lists>, dealer: SeatNumber): readonly Move[] {
  const waiting: ReadonlySet<number>[] = [new Set()];
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const passes = waiting.shift();
    if (!passes) break;
    const turns = new Turns(lists, passes);
    turns.play(dealer);
    if (turns.isDone) return turns.moves;
    const last = Math.max(-1, ...passes);
    for (let at = last + 1; at < turns.fitting; at++) waiting.push(new Set([...passes, at]));
  }
  return fail('out-of-turn');
}

/** Lists of all seats, each made by its number. */
export const listsOf = (read: (seat: SeatNumber) => Lists): BySeat<Lists> => eachSeat(read);
