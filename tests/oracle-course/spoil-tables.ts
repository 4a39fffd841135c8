import type { Random } from '../oracle-table/random.ts';
import type { Seat } from '../oracle-settle/types.ts';
import type { Course, SettledWinner, TableRequest } from './game.ts';

/** Counts that no hand has: won by discard, self-drawn, and either way. */
const BY_DISCARD = [
  [1, 20],
  [1, 25],
] as const;
const BY_DRAW = [
  [1, 20],
  [1, 25],
  [2, 25],
] as const;
const BY_EITHER = [150, 160, 170, 200].flatMap((fu) => [1, 2, 3, 4].map((han) => [han, fu] as const));

/** Gives the first winner another count. */
function recount(course: Course, count: Partial<SettledWinner>): TableRequest | undefined {
  const { counted } = course;
  if (!counted) return undefined;
  const { event } = counted;
  const [first] = event.winners ?? [event.winner];
  if (!first) return undefined;
  const spoilt = { seat: first.seat, ...count };
  return {
    ...counted,
    event: event.winners ? { ...event, winners: [spoilt, ...event.winners.slice(1)] } : { ...event, winner: spoilt },
  };
}

const LAST = 3;

/** Ways to make any table impossible, one at a time. */
export const SPOILT_TABLES: Record<string, (course: Course, random: Random) => TableRequest | undefined> = {
  'more sticks than counters allow': ({ inTiles }, random) => ({
    ...inTiles,
    bets: 4 * inTiles.counters + 1 + random.below(3),
  }),
  'scores that are no hundreds': ({ inTiles }) => ({
    ...inTiles,
    scores: inTiles.scores.map((points, seat) => points + (seat === 0 ? 50 : seat === 1 ? -50 : 0)),
  }),
  'a seat in riichi twice': ({ inTiles }) => {
    const [first] = inTiles.riichi;
    return first === undefined ? undefined : { ...inTiles, riichi: [...inTiles.riichi, first] };
  },
  'a seat that does not exist': ({ inTiles }) => ({ ...inTiles, dealer: 4 as Seat }),
  'nagashi of all four': ({ inTiles }) =>
    inTiles.event.type === 'draw' ? { ...inTiles, event: { ...inTiles.event, nagashi: [0, 1, 2, 3] } } : undefined,
  'a draw by four riichi with fewer': ({ inTiles }) =>
    inTiles.event.type === 'abort' && inTiles.riichi.length < 4
      ? { ...inTiles, event: { type: 'abort', why: 'four-riichi' } }
      : undefined,
  'nine terminals after the riichi of the last to play': ({ inTiles }) => {
    const { event, riichi, dealer } = inTiles;
    const last = ((dealer + LAST) % 4) as Seat;
    return event.why === 'nine-terminals' ? { ...inTiles, riichi: [...new Set([...riichi, last])] } : undefined;
  },
  'a count by discard that no hand has': (course, random) => {
    const [han, fu] = random.pick([...BY_DISCARD, ...BY_EITHER]);
    return course.inTiles.event.type === 'ron' ? recount(course, { han, fu }) : undefined;
  },
  'a count by draw that no hand has': (course, random) => {
    const [han, fu] = random.pick([...BY_DRAW, ...BY_EITHER]);
    return course.inTiles.event.type === 'tsumo' ? recount(course, { han, fu }) : undefined;
  },
  'a count of riichi by draw below its least': (course) => {
    const { event, riichi } = course.inTiles;
    return event.winner && riichi.includes(event.winner.seat) ? recount(course, { han: 1, fu: 30 }) : undefined;
  },
  'a feeder of a hand in riichi': (course) => {
    const { event, riichi } = course.counted ?? course.inTiles;
    const [first] = event.winners ?? [event.winner];
    if (!first || !riichi.includes(first.seat)) return undefined;
    return recount(course, { yakuman: 1, liable: [{ from: 'left', pattern: 'daisangen' }] });
  },
  'a feeder of a pattern that nobody feeds': (course) =>
    recount(course, { yakuman: 1, liable: [{ from: 'left', pattern: 'kokushi' }] }),
  'two winners with one pattern of pao': (course) => {
    const { event, riichi } = course.inTiles;
    const winners = event.winners ?? [];
    if (winners.length < 2 || winners.some(({ seat }) => riichi.includes(seat))) return undefined;
    const fed = winners.map(({ seat }) => ({ seat, yakuman: 1, liable: [{ from: 'left', pattern: 'daisuushii' }] }));
    return { ...course.inTiles, event: { ...event, winners: fed } };
  },
  'more yakuman than there are': (course) => recount(course, { yakuman: 7 }),
};
