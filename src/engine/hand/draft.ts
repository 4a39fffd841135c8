import { type Refusal, type Result, ok, refuse } from '../result.ts';
import { formError } from './fields.ts';
import { plainCopy } from './plain.ts';
import type { HandRequest } from './request.ts';

/**
 * An unfinished hand with everything said so far about it and the table, in the fields of a request; only the rulebook must
 * be known. What is absent is not said yet, and contradicts nothing.
 */
export interface HandDraft extends Partial<Omit<HandRequest, 'rules'>> {
  readonly rules: string;
}

/** A field without which a hand cannot be scored; `discarder` only where somebody is liable for a win by discard. */
export type NeededField = 'winningTile' | 'by' | 'seatWind' | 'roundWind' | 'discarder';

/** What a draft lacks: concealed tiles, the winning one not counted, and fields that must be said. */
export interface Unsaid {
  readonly tiles: number;
  readonly fields: readonly NeededField[];
}

/** What a draft is: a hand that can be scored, one that lacks something, or one that cannot be, with every reason. */
export type DraftCheck<Complete> =
  | ({ readonly state: 'complete' } & Complete)
  | { readonly state: 'unfinished'; readonly unsaid: Unsaid }
  | { readonly state: 'impossible'; readonly refusals: readonly [Refusal, ...Refusal[]] };

/** The answer of a check to a draft that cannot be. */
export const impossible = (first: Refusal, ...rest: readonly Refusal[]): DraftCheck<never> => ({
  state: 'impossible',
  refusals: [first, ...rest],
});

/**
 * What a draft lacks, or undefined when nothing is missing; `tiles` is how many concealed tiles it still needs, `isLiable`
 * whether somebody answers for it, so that a discard needs its discarder.
 */
export function unsaidIn(draft: HandDraft, tiles: number, isLiable: boolean): Unsaid | undefined {
  const fields: NeededField[] = [];
  if ((draft.winningTile ?? '') === '') fields.push('winningTile');
  if (draft.by === undefined) fields.push('by');
  if (draft.seatWind === undefined) fields.push('seatWind');
  if (draft.roundWind === undefined) fields.push('roundWind');
  if (isLiable && draft.by === 'discard' && draft.discarder === undefined) fields.push('discarder');
  return tiles === 0 && fields.length === 0 ? undefined : { tiles, fields };
}

/** Why an unfinished hand cannot be scored: the refusal of a request that lacks the same. */
export function refusalFor({ tiles, fields }: Unsaid, { melds = [] }: HandDraft): Refusal {
  const [field] = fields;
  if (field === 'winningTile') return refuse('one-tile', field).error;
  if (tiles > 0) {
    const wanted = 13 - 3 * melds.length;
    return refuse('wrong-tile-count', 'concealed', { melds: melds.length, wanted, count: wanted - tiles }).error;
  }
  if (field === 'discarder') return refuse('liable-needs-discarder', field).error;
  return refuse('wrong-type', field ?? 'concealed', { wanted: 'said' }).error;
}

/** Reads a draft of unknown form: every field known and of its type; what it says is for `checkDraft`. */
export function parseDraft(draft: unknown): Result<HandDraft> {
  const plain = plainCopy(draft);
  const error = formError(plain, 'draft');
  return error ? { ok: false, error } : ok(plain as HandDraft);
}

/** Reads a request of unknown form, in which nothing that a hand needs is left out; what it says is for `checkDraft`. */
export function parseRequest(request: unknown): Result<HandRequest> {
  const plain = plainCopy(request);
  const error = formError(plain, 'request');
  return error ? { ok: false, error } : ok(plain as HandRequest);
}
