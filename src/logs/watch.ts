import {
  type BySeat,
  type PlayState,
  type Seat,
  SEAT_NUMBERS,
  type SeatNumber,
  type TableEvent,
  type Tile,
  compareTiles,
  eachSeat,
  formatTiles,
  placeSeen,
  waitsOf,
  windOf,
} from '../engine/riichi/index.ts';
import { DEFAULT_RULES } from './default-rules.ts';
import type { LoggedHand, Move } from './log.ts';
import type { Player, Replay } from './replay.ts';

/** A moment at which somebody else gave a tile that a player waited for, and the player did not win on it. */
export interface Passed {
  readonly seat: SeatNumber;
  /** The table as the player saw it, red fives as plain ones. */
  readonly state: PlayState;
}

/** A wait, and how many of its tiles the player had not seen. */
export interface Wait {
  readonly tile: Tile;
  readonly unseen: number;
}

const plain = (tile: Tile): Tile => tile.replace('0', '5') as Tile;
const plainText = (text: string): string => text.replaceAll('0', '5');

const holdingOf = ({ hand, melds }: Player): { concealed: string; melds: readonly string[] } => ({
  concealed: plainText(formatTiles(hand.toSorted(compareTiles))),
  melds: melds.map(({ tiles }) => plainText(tiles)),
});

/** The tiles that a player waits for; none where the hand does not wait. */
function waitsIn(player: Player): readonly Tile[] {
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

  /** What was passed; on the last tile, by those who did not win on it. */
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

  /** A hand is looked at once; most turns leave it as it is. */
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
