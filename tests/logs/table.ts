import { settleRequest } from '../../src/engine/index.ts';
import { type Course, playGame } from '../oracle-course/game.ts';
import type { Recorded } from '../oracle-table/state.ts';

/** A hand of a game with seats as they are for the whole game, as writers of logs see it. */
export interface Written {
  course: Course;
  /** Round and deal: 0 for the first of East, 4 for the first of South. */
  deal: number;
  dealt: string[][];
  moves: Recorded[];
  indicators: string[];
  ura: string[];
  riichi: number[];
  /** Each win with what it moved; one entry without a seat where nobody won. */
  ends: { seat?: number; from?: number; deltas: number[] }[];
}

type Settled = Extract<ReturnType<typeof settleRequest>, { ok: true }>;

/** What each seat gets by some of the moves of points. */
const deltasOf = (steps: Settled['steps']): number[] =>
  [0, 1, 2, 3].map((seat) =>
    steps.reduce((sum, { from, to, points }) => sum + (to === seat ? points : 0) - (from === seat ? points : 0), 0),
  );

function endsOf({ inTiles: { event } }: Course, steps: Settled['steps']): Written['ends'] {
  const rest = steps.filter(({ to }) => to !== 'table');
  const winners = event.winner ? [event.winner] : (event.winners ?? []);
  if (winners.length === 0) return [{ deltas: deltasOf(rest) }];
  return winners.map(({ seat }) => ({
    seat,
    from: event.discarder ?? seat,
    deltas: deltasOf(rest.filter(({ to }) => to === seat)),
  }));
}

function written(course: Course): Written | undefined {
  const { dealt, table, inTiles } = course;
  const { dealer, roundWind } = inTiles;
  const settled = settleRequest(inTiles);
  if (!settled.ok) return undefined;
  const at = (seat: number): number => (seat + dealer) % 4;
  const moves = (table.moves ?? []).map((move): Recorded => ({
    ...move,
    seat: at(move.seat),
    ...(move.type === 'call' && { from: at(move.from) }),
  }));
  return {
    course,
    deal: (roundWind === 'east' ? 0 : 4) + dealer,
    dealt: [0, 1, 2, 3].map((seat) => dealt[(seat - dealer + 4) % 4] ?? []),
    moves,
    indicators: table.deal.indicators.slice(0, table.turned),
    ura: table.deal.ura.slice(0, table.turned),
    riichi: inTiles.riichi,
    ends: endsOf(course, settled.steps),
  };
}

/** The hands of a random game by the rules of online play. */
export const playedGame = (seed: number): Written[] =>
  playGame(seed, 'tenhou').courses.flatMap((course) => written(course) ?? []);

/** The ura indicators that a log tells: only where a winner was in riichi. */
export const toldUra = ({ ends, riichi, ura }: Written): string[] =>
  ends.some(({ seat }) => seat !== undefined && riichi.includes(seat)) ? ura : [];

/** Where the discarder sits, in turns after the caller. */
export const turnsTo = (from: number, seat: number): number => (from - seat + 4) % 4;
