import type { Random } from '../oracle-table/random.ts';
import type { HandRequest, MeldRequest, Options } from '../oracle-table/types.ts';
import type { Seat } from '../oracle-settle/types.ts';
import type { Course, SettledWinner, TableRequest } from './game.ts';

/** Makes one thing about a table impossible; undefined when the table lacks it. */
export type Spoil<View> = (view: View) => TableRequest | undefined;

type Hand = HandRequest & { melds: MeldRequest[] };
type Change = Partial<Record<keyof HandRequest, unknown>>;

/** A winner whose hand is given in tiles. */
interface InTiles extends SettledWinner {
  hand: Hand & Record<string, unknown>;
}

/** A table with a win, one of its winners in view. */
export interface WonTable {
  course: Course;
  random: Random;
  options: Options;
  winners: InTiles[];
  winner: InTiles;
  others: InTiles[];
  own: Hand;
  riichi: Seat[];
  byDraw: boolean;
  /** The seat that drew or discarded the winning tile. */
  onTurn: Seat;
  isClosed: boolean;
  inRiichi: boolean;
  /** How many turns after the dealer a seat plays. */
  turnOf: (seat: Seat) => number;
  /** The table with these winners. */
  with: (winners: SettledWinner[], table?: Partial<TableRequest>) => TableRequest;
  /** The table with these fields set for the winner in view. */
  say: (change: Change) => TableRequest;
  /** The table with these fields set for all winners, and more for the one in view. */
  sayAll: (change: Change, own?: Change) => TableRequest;
  /** The table with these fields set for the winner in view, and for the table. */
  put: (change: Change, table: Partial<TableRequest>) => TableRequest;
  /** The table with one meld of the winner in view changed; undefined when he has none like it. */
  reMeld: (is: (meld: MeldRequest) => boolean, change: (meld: MeldRequest) => MeldRequest) => TableRequest | undefined;
}

/** The view of a won table from a random winner; undefined when nobody won. */
export function wonTable(course: Course, random: Random): WonTable | undefined {
  const request = course.inTiles;
  const { event, dealer, riichi } = request;
  const winners = (event.winners ?? (event.winner ? [event.winner] : [])) as InTiles[];
  if (winners.length === 0) return undefined;
  const winner = random.pick(winners);
  const own = winner.hand;
  const build: WonTable['with'] = (changed, table = {}) => ({
    ...request,
    ...table,
    event:
      event.type === 'tsumo' ? { ...event, ...(changed[0] && { winner: changed[0] }) } : { ...event, winners: changed },
  });
  const sayAll = (change: Change, more: Change = {}, table: Partial<TableRequest> = {}): TableRequest =>
    build(
      winners.map((one) => ({ ...one, hand: { ...one.hand, ...change, ...(one === winner && more) } })),
      table,
    );
  return {
    ...{ course, random, winners, winner, own, riichi },
    options: course.table.options,
    others: winners.filter((one) => one !== winner),
    byDraw: event.type === 'tsumo',
    onTurn: event.discarder ?? winner.seat,
    isClosed: own.melds.every(({ form }) => form === 'concealed'),
    inRiichi: own.riichi !== 'none',
    turnOf: (seat) => (seat - dealer + 4) % 4,
    with: build,
    say: (change) => sayAll({}, change),
    sayAll,
    put: (change, table) => sayAll({}, change, table),
    reMeld: (is, change) => {
      const at = own.melds.findIndex(is);
      return at < 0 ? undefined : sayAll({}, { melds: own.melds.map((meld, i) => (i === at ? change(meld) : meld)) });
    },
  };
}
