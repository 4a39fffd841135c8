import { onPlainCopy } from '../../base/plain.ts';
import type { Clause } from '../../base/clause.ts';
import type { NoteOf } from '../../table/result.ts';
import { type Criterion, isRanked, ranked } from '../../tournament/order.ts';
import { type RankRequest, type RankedPlayer, type Readings, rankError, readingsOf } from '../../tournament/request.ts';
import type { Ranked, Ranking, TournamentRefused } from '../../tournament/result.ts';
import { meanOf, rangeOf, sumOf, varianceOf } from '../../tournament/statistics.ts';
import { changedRules } from '../rulebooks/changed-rules.ts';
import type { RiichiRules } from '../options/rules.ts';
import { TOURNAMENT_CLAUSES } from '../rulebooks/tournament.ts';
import { type PlayerRecord, missedPart, recordOf } from './record.ts';

/** The answer to a request to rank the players of a riichi tournament. */
export type RiichiRankResult = (Ranking | TournamentRefused) & { readonly id?: string };

const pointsIn = ({ games }: PlayerRecord): number[] => games.map(({ points }) => points);
const placesIn = ({ games }: PlayerRecord): number[] => games.map(({ place }) => place);
const orWorst = (mean: number): number => (Number.isNaN(mean) ? Number.MAX_SAFE_INTEGER : mean);

/** Whether all games belong to one stage, so that this is the ranking of that stage and not the overall one. */
function isOneStage(players: readonly RankedPlayer[]): boolean {
  const stages = new Set(players.flatMap(({ games }) => games.map(({ stage }) => stage)));
  return stages.size === 1 && !stages.has(undefined);
}

/** Ranks by average place with its tie-breakers (Samara 6.3.1 to 6.3.4). */
function byPlace(rules: RiichiRules): readonly Criterion<PlayerRecord>[] {
  const { ranking } = rules.cite;
  const [places, points, variance, range] = rules.facts.averagePlaceSteps ?? [ranking, ranking, ranking, ranking];
  return [
    { id: 'average-place', better: 'less', value: (one) => orWorst(meanOf(placesIn(one))), cite: places },
    { id: 'points', better: 'more', value: (one) => sumOf(pointsIn(one)) - one.penalty, cite: points },
    { id: 'variance', better: 'less', value: (one) => orWorst(varianceOf(placesIn(one))), cite: variance },
    { id: 'range', better: 'less', value: (one) => rangeOf(pointsIn(one)), cite: range },
  ];
}

/** Ranks by totals with uma; the A-League breaks ties by average place (Tesuji F8; for the overall ranking this is our reading). */
function byTotal(rules: RiichiRules, oneStage: boolean, readings: Readings): readonly Criterion<PlayerRecord>[] {
  const clauses = TOURNAMENT_CLAUSES[rules.id];
  const total: Criterion<PlayerRecord> = {
    id: 'total',
    better: 'more',
    value: (one) => sumOf(one.games.map((game) => game.total)) - one.penalty,
    cite: rules.cite.ranking,
  };
  if (rules.facts.tiedTotals === 'shared' || (!oneStage && readings.tesujiOverallTies === 'shared')) return [total];
  return [
    total,
    {
      id: 'average-place',
      better: 'less',
      value: (one) => orWorst(meanOf(placesIn(one))),
      cite: oneStage ? clauses['stage-ties'] : clauses['overall-ties'],
    },
  ];
}

const note = (holds: boolean, id: string, cite: Clause): readonly NoteOf<string>[] => (holds ? [{ id, cite }] : []);

const ranksIn = (order: readonly Ranked[]): string => order.map(({ name, rank }) => `${rank} ${name}`).join('\n');

function rank({ players, readings: chosen }: RankRequest, rules: RiichiRules): Ranking {
  const readings = readingsOf(chosen);
  const clauses = TOURNAMENT_CLAUSES[rules.id];
  const records = players.filter(isRanked).map((player) => recordOf(player, rules));
  const oneStage = isOneStage(players);
  const inPlaces = rules.options.ranking === 'average-place';
  const orderBy = (by: Readings): readonly Ranked[] =>
    ranked(records, [
      { id: 'disqualified', better: 'less', value: (one) => Number(one.disqualified), cite: clauses.disqualified },
      { id: 'out-of-the-title', better: 'less', value: (one) => Number(one.out), cite: clauses['missed-session'] },
      ...(inPlaces ? byPlace(rules) : byTotal(rules, oneStage, by)),
    ]);
  const order = orderBy(readings);
  const byStage = rules.options.substitutes.kind === 'referee';
  const missing = clauses['missed-session'];
  const otherTies = readings.tesujiOverallTies === 'shared' ? 'average-place' : 'shared';
  const isSharedOtherwise =
    rules.facts.tiedTotals === 'average-place' &&
    !oneStage &&
    ranksIn(orderBy({ ...readings, tesujiOverallTies: otherTies })) !== ranksIn(order);
  const notes = [
    note(
      inPlaces && records.some((one) => placesIn(one).some((place) => !Number.isInteger(place))),
      `shared-places-${readings.sharedPlaces}`,
      clauses['shared-places'],
    ),
    note(
      inPlaces && players.some(({ games }) => games.some(({ missed }) => missed)),
      'replaced-is-fourth',
      clauses['replaced-place'],
    ),
    note(byStage && players.some(({ games }) => missedPart(games)), 'part-of-stage-missed', missing),
    note(
      records.some(({ out }) => out),
      'out-stands-last',
      missing,
    ),
    note(
      records.some(({ missedStages }) => missedStages > 0),
      oneStage ? 'missed-stage-in-it' : 'missed-stage-off',
      missing,
    ),
    note(!players.every(isRanked), 'withdrawn-not-ranked', missing),
    note(isSharedOtherwise, `overall-ties-${readings.tesujiOverallTies}`, clauses['overall-ties']),
  ].flat();
  return { ok: true, players: order, notes };
}

/** Ranks the players of a riichi tournament, with what decides each pair. Accepts any value and never throws. */
export const rankRequest = onPlainCopy((given): RiichiRankResult => {
  const error = rankError(given);
  if (error) return { ok: false, error };
  const request = given as RankRequest;
  const rules = changedRules(request.rules, request.knobs);
  if (!rules.ok) return rules;
  const result = rank(request, rules.value);
  return request.id === undefined ? result : { ...result, id: request.id };
});
