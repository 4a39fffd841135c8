import { type McrFinishResult, finishRequest, settleRequest } from '../../../engine/mcr/index.ts';
import type { McrId } from '../../../engine/rulebooks/ids.ts';

const SEATS = 4;
interface Substitute {
  readonly seat: number;
  readonly since: 'start' | 'during';
  readonly why: 'late' | 'ill' | 'disqualified';
}

function totals(rules: McrId, scores: readonly number[], substitutes: readonly Substitute[] = []): readonly number[] {
  const result: McrFinishResult = finishRequest({ rules, scores, bets: 0, penalties: [], substitutes });
  if (!result.ok) throw new Error(result.error.why);
  return result.players.map(({ total }) => total);
}

/** Places of a table that stand together, from the best to the last of them, and what each of these players gets. */
export interface PlaceRow {
  readonly from: number;
  readonly to: number;
  readonly points: number;
}

/** What places are worth: each alone, then shared ones. */
export function placeRows(rules: McrId): readonly PlaceRow[] {
  const places = Array.from({ length: SEATS }, (_, i) => i + 1);
  const spans = places.flatMap((to, i) => places.slice(0, i + 1).map((from) => ({ from, to })));
  return spans
    .toSorted((a, b) => a.to - a.from - (b.to - b.from))
    .map(({ from, to }) => {
      const heights = places.map((place) => (place >= from && place <= to ? from : place));
      const mean = heights.reduce((sum, height) => sum + height, 0);
      const scores = heights.map((height) => mean - SEATS * height);
      return { from, to, points: totals(rules, scores)[from - 1] ?? 0 };
    });
}

/** The cases in which somebody else plays on, and what the substitute gets with the best score at the table. */
const SUBSTITUTES = [
  { id: 'late', article: '4.1.1', since: 'start', why: 'late' },
  { id: 'ill-before', article: '4.1.2', since: 'start', why: 'ill' },
  { id: 'ill-during', article: '4.1.2', since: 'during', why: 'ill' },
  { id: 'disqualified', article: '4.2', since: 'during', why: 'disqualified' },
] as const;

/** The points of a table where a substitute has the best score: the substitute’s, then those of the others in their order. */
export const substituteRows = (rules: McrId) =>
  SUBSTITUTES.map(({ id, article, since, why }) => {
    const [own = 0, ...others] = totals(rules, [30, 10, -10, -30], [{ seat: 0, since, why }]);
    return { id, article, own, others };
  });

/** What a hand of some points pays: on a discard, and by own draw. */
export function payRow(rules: McrId, points: number) {
  const settle = (event: object): readonly number[] => {
    const result = settleRequest({ rules, roundWind: 'east', dealer: 0, scores: [0, 0, 0, 0], event });
    if (!result.ok) throw new Error(result.error.why);
    return result.deltas;
  };
  const winners = [{ seat: 0, points }];
  const [discard = 0, discarder = 0, other = 0] = settle({ type: 'ron', discarder: 1, winners });
  const [draw = 0, each = 0] = settle({ type: 'tsumo', winner: winners[0] });
  return { points, discarder: -discarder, other: -other, discard, each: -each, draw };
}

/** The points that stand in the table of payments: each up to thirty, then what dear fan come to. */
export const PAID_POINTS: readonly number[] = [
  ...Array.from({ length: 23 }, (_, i) => i + 8),
  32,
  36,
  40,
  44,
  48,
  56,
  64,
  72,
  80,
  88,
  104,
  128,
];
