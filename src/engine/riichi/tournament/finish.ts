import { onPlainCopy } from '../../base/plain.ts';
import type { Clause } from '../../base/clause.ts';
import type { NoteOf } from '../../table/result.ts';
import { type BySeat, SEAT_NUMBERS, type SeatNumber, eachSeat } from '../../table/seats.ts';
import { type Places, isShared, meanPlace, placesOf, shareOf } from '../../tournament/places.ts';
import { type FinishRequest, type Penalty, type Readings, finishError, readingsOf } from '../../tournament/request.ts';
import type { FinishStep, Finished, FinishedPlayer, TournamentRefused } from '../../tournament/result.ts';
import { changedRules } from '../rulebooks/changed-rules.ts';
import type { RiichiRules } from '../options/rules.ts';
import type { NamedOverrides } from '../options/rules.ts';
import { refuseTable } from '../../table/refusals.ts';
import { sumAtTable } from '../table/sum.ts';
import { shareLeftover } from './bets.ts';
import { TOURNAMENT_CLAUSES } from '../rulebooks/tournament.ts';
import { umaOf } from './uma.ts';

/** The answer to a request to finish a game of riichi. */
export type RiichiFinishResult = (Finished | TournamentRefused) & {
  readonly id?: string;
  readonly changed?: NamedOverrides;
};

/** A game on its way to its result. */
interface Game {
  readonly request: FinishRequest;
  readonly rules: RiichiRules;
  readonly readings: Readings;
}

const pointsOf = (scores: BySeat<number>, steps: readonly FinishStep[]): BySeat<number> =>
  eachSeat((seat) =>
    steps.reduce((sum, step) => sum + (step.unit === 'points' && step.seat === seat ? step.value : 0), scores[seat]),
  );

const add = (
  unit: FinishStep['unit'],
  seat: SeatNumber,
  rule: string,
  value: number,
  cite: Clause,
): readonly FinishStep[] => (value === 0 ? [] : [{ kind: 'add', unit, seat, rule, value, cite }]);

/** Applies immediate fines, then shares the sticks left on the table, before the places are decided. */
function beforePlaces({ request, rules }: Game, notes: NoteOf<string>[]): readonly FinishStep[] {
  const { scores, bets = 0, penalties = [] } = request;
  const clauses = TOURNAMENT_CLAUSES[rules.id];
  const fines = penalties.flatMap(({ seat, points, when }) =>
    when === 'before-places' ? add('points', seat, 'penalty', -points, clauses['fines-at-once']) : [],
  );
  if (rules.options.leftoverBets === 'nobody') return fines;
  const { shares, lost } = shareLeftover(pointsOf(scores, fines), bets);
  if (lost > 0) notes.push({ id: 'leftover-bets-in-hundreds', cite: clauses['tied-bets'] });
  return [
    ...fines,
    ...SEAT_NUMBERS.flatMap((seat) => add('points', seat, 'leftover-bets', shares[seat], rules.cite.leftoverBets)),
  ];
}

/** A substitute who joined during the game takes the last place; the others share the places before (EMA 2012 5.7). */
function placesAtTable(points: BySeat<number>, { request, rules }: Game): readonly Places[] {
  const { substitutes = [] } = request;
  const during = substitutes.filter(({ since }) => since === 'during').map(({ seat }) => seat);
  const rule = rules.options.substitutes;
  if (rule.kind === 'referee' || 'places' in rule || during.length === 0) return placesOf(points);
  const lowest = Math.min(...points) - 1;
  return placesOf(points.map((own, seat) => (during.includes(seat as SeatNumber) ? lowest : own)));
}

interface Counted {
  readonly player: FinishedPlayer;
  readonly steps: readonly FinishStep[];
}

function count(seat: SeatNumber, points: BySeat<number>, places: readonly Places[], game: Game): Counted {
  const { request, rules, readings } = game;
  const { options, cite } = rules;
  const clauses = TOURNAMENT_CLAUSES[rules.id];
  const own = places[seat]!;
  const { substitutes: rule } = options;
  const isReplaced = (request.substitutes ?? []).some((one) => one.seat === seat);
  const entry = isReplaced && rule.kind === 'entry' ? rule : undefined;
  const entered = entry ? options.startPoints + entry.points : points[seat];
  const uma =
    options.uma.kind === 'none' ? 0 : entry ? entry.uma : shareOf(umaOf(points, options, readings.inPlus), own);
  const penalties = (request.penalties ?? []).filter((one) => one.seat === seat && one.when === 'after-uma');
  const off = (rule: (penalty: Penalty) => boolean): number =>
    penalties.filter(rule).reduce((sum, one) => sum + one.points, 0);
  const penalty = off(() => true);
  const chombo = options.chombo.kind === 'tournament' ? off(({ why }) => why === 'chombo') : 0;
  const replacedLast = entry !== undefined && options.ranking === 'average-place';
  const place = replacedLast ? 4 : readings.sharedPlaces === 'best' ? own.first : meanPlace(own);
  const steps = [
    ...add(
      'total',
      seat,
      'difference',
      entered - options.startPoints,
      entry ? cite.substitutes : clauses['final-score'],
    ),
    ...add('total', seat, 'uma', uma, entry ? cite.substitutes : isShared(own) ? clauses['tied-uma'] : cite.uma),
    ...add('total', seat, 'chombo', -chombo, cite.chombo),
    ...add('total', seat, 'penalty', chombo - penalty, clauses['fines-after-game']),
  ];
  const total = steps.reduce((sum, { value }) => sum + value, 0);
  const replaced = add('points', seat, 'substitute', entered - points[seat], cite.substitutes);
  return { player: { seat, points: entered, place, uma, penalty, total }, steps: [...replaced, ...steps] };
}

function finish(game: Game): Finished {
  const { request, rules, readings } = game;
  const clauses = TOURNAMENT_CLAUSES[rules.id];
  const notes: NoteOf<string>[] = [];
  const before = beforePlaces(game, notes);
  const points = pointsOf(request.scores, before);
  const places = placesAtTable(points, game);
  const counted = eachSeat((seat) => count(seat, points, places, game));
  if (places.some(isShared))
    notes.push({ id: `shared-places-${readings.sharedPlaces}`, cite: clauses['shared-places'] });
  const umaBy = (inPlus: Readings['inPlus']): string =>
    places.map((own) => shareOf(umaOf(points, rules.options, inPlus), own)).join();
  if (umaBy('at-start') !== umaBy('above-start'))
    notes.push({ id: `in-plus-${readings.inPlus}`, cite: rules.cite.uma });
  if (request.substitutes?.length) {
    if (rules.options.substitutes.kind === 'referee')
      notes.push({ id: 'referee-decides', cite: rules.cite.substitutes });
    else if (rules.options.ranking === 'average-place')
      notes.push({ id: 'replaced-is-fourth', cite: clauses['replaced-place'] });
  }
  return {
    ok: true,
    players: eachSeat((seat) => counted[seat].player),
    steps: [...before, ...counted.flatMap(({ steps }) => steps)],
    notes,
  };
}

/**
 * Finishes one game of riichi: points, places, uma and totals, with every reason. Accepts any value and never throws.
 */
export const finishRequest = onPlainCopy((given): RiichiFinishResult => {
  const error = finishError(given, 'riichi');
  if (error) return { ok: false, error };
  const request = given as FinishRequest;
  const rules = changedRules(request.rules, request.knobs);
  if (!rules.ok) return rules;
  const { sum, most } = sumAtTable(request, rules.value.options);
  const cite = rules.value.cite.startPoints;
  if (sum > most) return { ok: false, error: refuseTable('sum-beyond-start', 'scores', { sum, most }, cite) };
  const finished = finish({ request, rules: rules.value, readings: readingsOf(request.readings) });
  // Fines that are off the scores went to nobody.
  const notes = sum < most ? [...finished.notes, { id: 'sum-differs', cite }] : finished.notes;
  const { changed } = rules.value;
  const result = { ...finished, notes, ...(changed && { changed }) };
  return request.id === undefined ? result : { ...result, id: request.id };
});
