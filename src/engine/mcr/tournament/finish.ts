import { onPlainCopy } from '../../base/plain.ts';
import type { RulebookOf } from '../../rulebooks/ids.ts';
import type { NoteOf } from '../../table/result.ts';
import { type SeatNumber, eachSeat } from '../../table/seats.ts';
import { type Places, isShared, meanPlace, placesOf, shareOf } from '../../tournament/places.ts';
import { type FinishRequest, finishError, readingsOf } from '../../tournament/request.ts';
import type { FinishStep, Finished, FinishedPlayer, TournamentRefused } from '../../tournament/result.ts';
import { MCR_TABLE_CLAUSES } from '../rulebooks/table.ts';
import { mcrRulesError } from '../settle/rules.ts';

/** The answer to a request to finish a session of MCR. */
export type McrFinishResult = (Finished | TournamentRefused) & { readonly id?: string };

/** Table points by place, first place first (Green Book 3.9.2). */
const TABLE_POINTS = [4, 2, 1, 0] as const;

function finish({ scores, penalties = [], substitutes = [], readings: chosen, rules }: FinishRequest): Finished {
  const readings = readingsOf(chosen);
  const cite = MCR_TABLE_CLAUSES[rules as RulebookOf<'mcr'>];
  const offOf = (seat: SeatNumber, when: 'before-places' | 'after-uma'): number =>
    penalties.filter((one) => one.seat === seat && one.when === when).reduce((sum, { points }) => sum + points, 0);
  const points = eachSeat((seat) => scores[seat] - offOf(seat, 'before-places'));
  // Who plays from the start can win the table; whom he replaces misses the session, which is for the ranking (MERS 4.1).
  const during = (seat: number): boolean => substitutes.some((one) => one.seat === seat && one.since === 'during');
  const lowest = Math.min(...points) - 1;
  const places = placesOf(points.map((own, seat) => (during(seat) ? lowest : own)));
  const worth = (own: Places): number =>
    readings.mersTies === 'split' ? shareOf(TABLE_POINTS, own) : TABLE_POINTS[own.first - 1]!;
  const steps: FinishStep[] = [];
  const players = eachSeat((seat): FinishedPlayer => {
    const own = places[seat]!;
    const total = during(seat) ? 0 : worth(own);
    const off = points[seat] - scores[seat];
    if (off !== 0) steps.push({ kind: 'add', unit: 'points', seat, rule: 'penalty', value: off, cite: cite.fine });
    if (total !== 0)
      steps.push({
        kind: 'add',
        unit: 'total',
        seat,
        rule: 'table-points',
        value: total,
        cite: isShared(own) ? cite['tied-table-points'] : cite['table-points'],
      });
    const place = readings.sharedPlaces === 'best' ? own.first : meanPlace(own);
    return { seat, points: points[seat], place, uma: 0, penalty: offOf(seat, 'after-uma'), total };
  });
  const notes: NoteOf<string>[] = [];
  if (places.some(isShared))
    notes.push(
      { id: `mers-ties-${readings.mersTies}`, cite: cite['tied-table-points'] },
      { id: `shared-places-${readings.sharedPlaces}`, cite: cite['tied-table-points'] },
    );
  // All payments go from player to player; fines may go to nobody.
  if (scores.reduce((sum, own) => sum + own, 0) !== 0) notes.push({ id: 'sum-not-zero', cite: cite['pay-discard'] });
  for (const { since, why } of substitutes) notes.push({ id: `replaced-${since}`, cite: cite[`${why}-substituted`] });
  return { ok: true, players, steps, notes };
}

/** Finishes one session of MCR: places and table points. Accepts any value and never throws. */
export const finishRequest = onPlainCopy((given): McrFinishResult => {
  const error = finishError(given, 'mcr') ?? mcrRulesError(given as FinishRequest);
  if (error) return { ok: false, error };
  const request = given as FinishRequest;
  const result = finish(request);
  return request.id === undefined ? result : { ...result, id: request.id };
});
