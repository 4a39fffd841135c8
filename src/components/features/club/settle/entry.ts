import {
  type HandDraft,
  type Liable,
  SEAT_NUMBERS,
  type SeatNumber,
  type WinnerRequest,
} from '../../../../engine/riichi/index.ts';
import { type Draft as HandTiles, fieldsOf } from '../../../widgets/hand-editor/draft.ts';
import type { AbortWhy, Happening, TableRules } from './table-rules.ts';

/** A winner being entered: what the players counted, or the hand in tiles. */
export interface WinnerEntry {
  readonly seat: SeatNumber;
  readonly han?: number;
  readonly fu?: number;
  readonly yakuman?: number;
  /** MCR: total points of all fan. */
  readonly points?: number;
  readonly liable?: Liable;
  readonly tiles?: HandTiles;
}

/** What a player showed with a false win (MERS 2.9). */
export const SHOWN = ['nothing', 'below-eight', 'invalid'] as const;

/** Who gets a fine in MCR. */
export const FINED_TO = ['nobody', 'each'] as const;

/** The entry of a hand. Fields of other kinds of events stay, so that a mistaken tap loses nothing. */
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
  /** MCR: who made the false hu or is fined. */
  readonly offender?: SeatNumber;
  readonly shown: (typeof SHOWN)[number];
  readonly fine: number;
  readonly to: (typeof FINED_TO)[number];
}

/** An empty entry. */
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

/** What is still missing. */
export type Lack = 'discarder' | 'winner' | 'count' | 'fu' | 'points' | 'tiles' | 'why' | 'offender' | 'fine';

/** The engine event of an entry, or what is missing and for whom. */
export type EventOf =
  | { readonly ok: true; readonly event: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly lacks: Lack; readonly seat?: SeatNumber };

/** From this many han fu do not matter. */
export const LIMIT_HAN = 5;
const TILES_IN_HAND = 13;

/** MCR fields of the hand itself; the rest follows from the table. */
function ownInMcr(tiles: HandTiles): Omit<HandDraft, 'rules'> {
  const { concealed, winningTile, melds = [], robbedKong } = fieldsOf(tiles, 'mcr');
  const { lastTile, afterKong, flowers, lastOfKind, winningTileShown } = tiles;
  const circumstances = { lastTile, afterKong, flowers, lastOfKind, winningTileShown };
  return { concealed, winningTile, melds, ...circumstances, ...(robbedKong && { robbedKong }) };
}

/** The same for riichi. */
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

type FromWinner<Result> = (winner: WinnerEntry, entry: HandEntry, table: TableRules) => Result;

const handOf: Readonly<
  Record<TableRules['counts'], (tiles: HandTiles, inRiichi: boolean) => NonNullable<WinnerRequest['hand']>>
> = {
  points: ownInMcr,
  'han-and-fu': ownFields,
};

const hanAndFuOf: FromWinner<WinnerRequest | Lack> = ({ seat, han, fu, yakuman, liable }, entry, table) => {
  if (yakuman !== undefined) return { seat, yakuman, ...(liable && { liable: [liable] }) };
  if (han === undefined) return 'count';
  if (han >= LIMIT_HAN) return { seat, han };
  const possible = table.fuOf(han, entry.kind === 'tsumo' ? 'draw' : 'discard');
  return fu !== undefined && possible.includes(fu) ? { seat, han, fu } : 'fu';
};

const countOf: Readonly<Record<TableRules['counts'], FromWinner<WinnerRequest | Lack>>> = {
  points: ({ seat, points }) => (points === undefined ? 'points' : { seat, points }),
  'han-and-fu': hanAndFuOf,
};

const winnerOf: FromWinner<WinnerRequest | Lack> = (winner, entry, table) => {
  const { seat, tiles } = winner;
  if (!tiles) return countOf[table.counts](winner, entry, table);
  return hasTiles(tiles) ? { seat, hand: handOf[table.counts](tiles, entry.riichi.includes(seat)) } : 'tiles';
};

/** The winners of an entry: one on a self-drawn win, and never the discarder. */
export const winnersOf = ({ kind, winners, discarder }: HandEntry): readonly WinnerEntry[] =>
  kind === 'tsumo' ? winners.slice(-1) : winners.filter(({ seat }) => seat !== discarder);

/** The engine event of an entry, or the first thing missing. */
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

/** Adds a seat to a list, or removes it. */
export const toggled = (seats: readonly SeatNumber[], seat: SeatNumber): readonly SeatNumber[] =>
  seats.includes(seat) ? seats.filter((one) => one !== seat) : [...seats, seat].sort((a, b) => a - b);

/** Adds or removes a winner; a self-drawn win has only one, who takes over the count. */
export function withWinner(entry: HandEntry, seat: SeatNumber): HandEntry {
  if (entry.kind === 'tsumo') return { ...entry, winners: [{ ...entry.winners.at(-1), seat }] };
  const winners = entry.winners.some((one) => one.seat === seat)
    ? entry.winners.filter((one) => one.seat !== seat)
    : [...entry.winners, { seat }].sort((a, b) => a.seat - b.seat);
  return { ...entry, winners };
}

/** Changes a winner's count. */
export const withCount = (entry: HandEntry, changed: WinnerEntry): HandEntry => ({
  ...entry,
  winners: entry.winners.map((one) => (one.seat === changed.seat ? changed : one)),
});

/** Changes the discarder, who cannot be a winner. */
export const withDiscarder = (entry: HandEntry, discarder: SeatNumber): HandEntry => ({
  ...entry,
  discarder,
  winners: entry.winners.filter(({ seat }) => seat !== discarder),
});

/** Adds or removes a riichi; in an exhaustive draw, players in riichi are tenpai. */
export function withRiichi(entry: HandEntry, seat: SeatNumber): HandEntry {
  const riichi = toggled(entry.riichi, seat);
  const tenpai = riichi.includes(seat) && !entry.tenpai.includes(seat) ? toggled(entry.tenpai, seat) : entry.tenpai;
  return { ...entry, riichi, tenpai };
}

/** Seats that may have won: all but the discarder. */
export const mayHaveWon = ({ kind, discarder }: HandEntry): readonly SeatNumber[] =>
  SEAT_NUMBERS.filter((seat) => kind === 'tsumo' || seat !== discarder);
