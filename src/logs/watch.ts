import {
  type BySeat,
  type PlayState,
  type Seat,
  SEAT_NUMBERS,
  type SeatNumber,
  type TableEvent,
  type Tile,
  eachSeat,
  placeSeen,
  windOf,
} from '../engine/riichi/index.ts';
import type { LoggedHand, Move } from './log.ts';
import type { Replay } from './replay.ts';
import { holdingOf, plain, plainText, waitsIn } from './unseen.ts';

/** A moment at which somebody else gave a tile that a player waited for, and the player did not win on it. */
export interface Passed {
  readonly seat: SeatNumber;
  /** The table as the player saw it, red fives as plain ones. */
  readonly state: PlayState;
}

type Laid = Extract<Move, { type: 'concealed-kong' | 'added-kong' }>;

const formOf = ({ type }: Laid): 'concealed' | 'added' => (type === 'added-kong' ? 'added' : 'concealed');
const tileOf = (move: Laid): Tile | undefined => (move.type === 'added-kong' ? move.tile : move.tiles[0]);

/** Watches a hand with the eyes of each player. */
export class Watch {
  readonly #logged: LoggedHand;
  readonly #replay: Replay;
  readonly #histories: BySeat<TableEvent[]> = eachSeat(() => []);
  readonly #waits: { hand: string; waits: readonly Tile[] }[] = [];
  #passed: readonly Passed[] = [];
  #now: readonly Passed[] = [];
  #replaces = false;

  constructor(logged: LoggedHand, replay: Replay) {
    this.#logged = logged;
    this.#replay = replay;
  }

  /** All tiles that were passed; the last one only by those who did not win on it. */
  passedBut(winners: readonly SeatNumber[]): readonly Passed[] {
    return [...this.#passed, ...this.#now.filter(({ seat }) => !winners.includes(seat))];
  }

  /** Takes note of a move that was played. */
  follow(move: Move): void {
    this.#passed = [...this.#passed, ...this.#now];
    this.#now = [];
    const { seat } = move;
    if (move.type === 'draw') {
      if (!this.#replaces) this.#histories[seat].push({ type: 'draw' });
      this.#replaces = false;
    } else if (move.type === 'discard') {
      const tile = plain(move.tile);
      this.#offer(seat, tile, (from) => ({ type: 'discard', tile, from }));
      this.#tell(seat, { type: 'others-discard', tile });
      this.#histories[seat].push(...(move.riichi ? [{ type: 'riichi' } as const] : []), { type: 'discard', tile });
    } else if (move.type === 'call') {
      this.#replaces = move.set === 'kong';
      this.#tell(
        seat,
        this.#replaces ? { type: 'others-kong', form: 'open', tile: plain(move.tile) } : { type: 'others-claim' },
      );
      this.#histories[seat].push({ type: this.#replaces ? 'kong' : 'claim' });
    } else this.#kong(move);
  }

  #kong(move: Laid): void {
    const { seat } = move;
    const form = formOf(move);
    const laid = tileOf(move);
    if (laid === undefined) return;
    const tile = plain(laid);
    this.#offer(seat, tile, (from) => ({ type: 'kong', form, tile, from }));
    this.#tell(seat, { type: 'others-kong', form, tile });
    this.#histories[seat].push({ type: 'kong' });
    this.#replaces = true;
  }

  #tell(by: SeatNumber, event: TableEvent): void {
    for (const seat of SEAT_NUMBERS) if (seat !== by) this.#histories[seat].push(event);
  }

  /** Waits are worked out once for each hand: most turns leave it as it is. */
  #waitsOf(seat: SeatNumber): readonly Tile[] {
    const player = this.#replay.players[seat];
    const hand = player.hand.join('');
    const known = this.#waits[seat];
    if (known?.hand === hand) return known.waits;
    const waits = waitsIn(player);
    this.#waits[seat] = { hand, waits };
    return waits;
  }

  #offer(by: SeatNumber, tile: Tile, now: (from: Seat) => PlayState['now']): void {
    for (const seat of SEAT_NUMBERS) {
      const from = placeSeen(seat, by);
      if (!from || !this.#waitsOf(seat).includes(tile)) continue;
      this.#now = [...this.#now, { seat, state: this.#stateOf(seat, now(from)) }];
    }
  }

  #stateOf(seat: SeatNumber, now: PlayState['now']): PlayState {
    const { players, left, unbroken } = this.#replay;
    const player = players[seat];
    const { dealer, roundWind, counters } = this.#logged;
    return {
      concealed: holdingOf(player).concealed,
      melds: player.melds.map((meld) => ({
        ...meld,
        tiles: plainText(meld.tiles),
        ...(meld.called !== undefined && { called: plainText(meld.called) }),
      })),
      seatWind: windOf(seat, dealer),
      roundWind,
      now,
      riichi: player.riichi,
      ippatsu: player.ippatsu,
      firstTurn: unbroken && player.discards.length === 0,
      history: [...this.#histories[seat]],
      tilesLeft: left,
      counters,
    };
  }
}
