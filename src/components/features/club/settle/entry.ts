import {
  type HandDraft,
  type Liable,
  SEAT_NUMBERS,
  type SeatNumber,
  type WinnerRequest,
} from '../../../../engine/riichi/index.ts';
import { type Draft as HandTiles, fieldsOf } from '../../../widgets/hand-editor/draft.ts';
import type { AbortWhy, Happening, TableRules } from './table-rules.ts';

/** A winner in the making: what the players counted, or the hand in tiles. */
export interface WinnerEntry {
  readonly seat: SeatNumber;
  readonly han?: number;
  readonly fu?: number;
  readonly yakuman?: number;
  /** MCR: the points of all fan. */
  readonly points?: number;
  readonly liable?: Liable;
  readonly tiles?: HandTiles;
}

/** What a player showed who called a win that was none (MERS 2.9). */
export const SHOWN = ['nothing', 'below-eight', 'invalid'] as const;

/** Where a fine goes in MCR. */
export const FINED_TO = ['nobody', 'each'] as const;

/** What is entered of a hand. What another happening needs stays, so that a slip of the finger loses nothing. */
export interface HandEntry {
  readonly riichi: readonly SeatNumber[];
  readonly kind: Happening;
  readonly discarder?: SeatNumber;
  readonly winners: readonly WinnerEntry[];
  readonly tenpai: readonly SeatNumber[];
  readonly nagashi: readonly SeatNumber[];
  readonly why?: AbortWhy;
  /** Who made chombo. */
  readonly offenders: readonly SeatNumber[];
  /** MCR: whose false hu or fine it is. */
  readonly offender?: SeatNumber;
  readonly shown: (typeof SHOWN)[number];
  readonly fine: number;
  readonly to: (typeof FINED_TO)[number];
}

/** A hand of which nothing is entered. */
export const NO_ENTRY: HandEntry = {
  riichi: [],
  kind: 'ron',
  winners: [],
  tenpai: [],
  nagashi: [],
  offenders: [],
  shown: 'invalid',
  fine: 10,
  to: 'nobody',
};

/** What must still be entered. */
export type Lack = 'discarder' | 'winner' | 'count' | 'fu' | 'points' | 'tiles' | 'why' | 'offender' | 'fine';

/** The event of an entry as the engine takes it, or what it lacks, and of whom. */
export type EventOf =
  | { readonly ok: true; readonly event: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly lacks: Lack; readonly seat?: SeatNumber };

/** From so many han the fu do not matter. */
export const LIMIT_HAN = 5;
const TILES_IN_HAND = 13;

/** A hand's own fields in MCR: what follows from its table is left to the table. */
function ownInMcr(tiles: HandTiles): Omit<HandDraft, 'rules'> {
  const { concealed, winningTile, melds = [], robbedKong } = fieldsOf(tiles, 'mcr');
  const { lastTile, afterKong, flowers, lastOfKind, winningTileShown } = tiles;
  const circumstances = { lastTile, afterKong, flowers, lastOfKind, winningTileShown };
  return { concealed, winningTile, melds, ...circumstances, ...(robbedKong && { robbedKong }) };
}

/** The same in riichi. */
function ownFields(tiles: HandTiles, riichi: boolean): Omit<HandDraft, 'rules'> {
  const { concealed, winningTile, doraIndicators = '', uraIndicators = '' } = fieldsOf(tiles, 'riichi');
  const { melds, lastTile, afterKong, robbedKong, ippatsu, firstTurn, liable } = tiles;
  const robbed = robbedKong === 'none' ? {} : { robbedKong };
  return {
    ...{ concealed, winningTile, melds, lastTile, afterKong, ...robbed },
    ippatsu: riichi && ippatsu,
    firstTurn,
    riichi: !riichi ? 'none' : tiles.riichi === 'double' ? 'double' : 'riichi',
    ...(doraIndicators !== '' && { doraIndicators }),
    ...(uraIndicators !== '' && riichi && { uraIndicators }),
    ...(liable.length > 0 && { liable }),
  };
}

const hasTiles = (tiles: HandTiles): boolean => {
  const { concealed, winningTile } = fieldsOf(tiles, 'riichi');
  const held = concealed.replace(/\D/g, '').length + 3 * tiles.melds.length;
  return held >= TILES_IN_HAND && winningTile !== '';
};

function winnerOf(winner: WinnerEntry, entry: HandEntry, table: TableRules): WinnerRequest | Lack {
  const { seat, han, fu, yakuman, points, liable, tiles } = winner;
  if (tiles) {
    if (!hasTiles(tiles)) return 'tiles';
    return { seat, hand: table.counts === 'points' ? ownInMcr(tiles) : ownFields(tiles, entry.riichi.includes(seat)) };
  }
  if (table.counts === 'points') return points === undefined ? 'points' : { seat, points };
  if (yakuman !== undefined) return { seat, yakuman, ...(liable && { liable: [liable] }) };
  if (han === undefined) return 'count';
  if (han >= LIMIT_HAN) return { seat, han };
  const possible = table.fuOf(han, entry.kind === 'tsumo' ? 'draw' : 'discard');
  return fu !== undefined && possible.includes(fu) ? { seat, han, fu } : 'fu';
}

/** The winners of an entry: one on a draw, and nobody on the own discard. */
export const winnersOf = ({ kind, winners, discarder }: HandEntry): readonly WinnerEntry[] =>
  kind === 'tsumo' ? winners.slice(-1) : winners.filter(({ seat }) => seat !== discarder);

/** The event of an entry as the engine takes it, or the first thing that it lacks. */
export function eventOf(entry: HandEntry, table: TableRules): EventOf {
  const { kind, discarder, tenpai, nagashi, why, offenders, offender, shown, fine, to } = entry;
  switch (kind) {
    case 'ron':
    case 'tsumo': {
      if (kind === 'ron' && discarder === undefined) return { ok: false, lacks: 'discarder' };
      const winners: WinnerRequest[] = [];
      for (const one of winnersOf(entry)) {
        const winner = winnerOf(one, entry, table);
        if (typeof winner === 'string') return { ok: false, lacks: winner, seat: one.seat };
        winners.push(winner);
      }
      if (winners.length === 0) return { ok: false, lacks: 'winner' };
      return {
        ok: true,
        event: kind === 'ron' ? { type: kind, discarder, winners } : { type: kind, winner: winners[0] },
      };
    }
    case 'draw':
      return {
        ok: true,
        event: table.tenpai ? { type: kind, tenpai, ...(table.nagashi && { nagashi }) } : { type: kind },
      };
    case 'abort':
      return why === undefined ? { ok: false, lacks: 'why' } : { ok: true, event: { type: kind, why } };
    case 'chombo':
      return offenders.length === 0
        ? { ok: false, lacks: 'offender' }
        : { ok: true, event: { type: kind, seats: offenders } };
    case 'false-hu':
      return offender === undefined
        ? { ok: false, lacks: 'offender' }
        : { ok: true, event: { type: kind, seat: offender, shown } };
    case 'fine':
      if (offender === undefined) return { ok: false, lacks: 'offender' };
      return fine > 0
        ? { ok: true, event: { type: kind, seat: offender, points: fine, to } }
        : { ok: false, lacks: 'fine' };
  }
}

/** A list with a seat put in, or taken out where it was. */
export const toggled = (seats: readonly SeatNumber[], seat: SeatNumber): readonly SeatNumber[] =>
  seats.includes(seat) ? seats.filter((one) => one !== seat) : [...seats, seat].sort((a, b) => a - b);

/** An entry with a winner more, or one fewer; by draw only one wins, and what was counted becomes that player's. */
export function withWinner(entry: HandEntry, seat: SeatNumber): HandEntry {
  if (entry.kind === 'tsumo') return { ...entry, winners: [{ ...entry.winners.at(-1), seat }] };
  const winners = entry.winners.some((one) => one.seat === seat)
    ? entry.winners.filter((one) => one.seat !== seat)
    : [...entry.winners, { seat }].sort((a, b) => a.seat - b.seat);
  return { ...entry, winners };
}

/** An entry with a winner's count changed. */
export const withCount = (entry: HandEntry, changed: WinnerEntry): HandEntry => ({
  ...entry,
  winners: entry.winners.map((one) => (one.seat === changed.seat ? changed : one)),
});

/** An entry whose discarder is another; a discarder is no winner. */
export const withDiscarder = (entry: HandEntry, discarder: SeatNumber): HandEntry => ({
  ...entry,
  discarder,
  winners: entry.winners.filter(({ seat }) => seat !== discarder),
});

/** An entry with a riichi more or fewer; at a draw, who is in riichi is tenpai. */
export function withRiichi(entry: HandEntry, seat: SeatNumber): HandEntry {
  const riichi = toggled(entry.riichi, seat);
  const tenpai = riichi.includes(seat) && !entry.tenpai.includes(seat) ? toggled(entry.tenpai, seat) : entry.tenpai;
  return { ...entry, riichi, tenpai };
}

/** Seats that may have won: everybody but the discarder. */
export const mayHaveWon = ({ kind, discarder }: HandEntry): readonly SeatNumber[] =>
  SEAT_NUMBERS.filter((seat) => kind === 'tsumo' || seat !== discarder);
