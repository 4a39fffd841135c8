import { type Refusal, type Result, ok, refuse } from '../base/result.ts';
import { OF_A_DRAFT, formError, readFields } from './fields.ts';
import { plainCopy, type plainPart } from '../base/plain.ts';
import type { HandRequest } from './request.ts';

/**
 * A hand that may be unfinished, in the fields of a request. Only the rulebook is required; absent fields are unknown
 * and contradict nothing.
 */
export interface HandDraft extends Partial<Omit<HandRequest, 'rules'>> {
  readonly rules: string;
}

/** A field required for scoring; `discarder` only when a player is liable for a win by discard. */
export type NeededField = 'winningTile' | 'by' | 'seatWind' | 'roundWind' | 'discarder';

/** What a draft still lacks: concealed tiles (without the winning one) and required fields. */
export interface Unsaid {
  readonly tiles: number;
  readonly fields: readonly NeededField[];
}

/** The result of checking a draft: a scorable hand, an incomplete one, or an impossible one with every reason. */
export type DraftCheck<Complete> =
  | ({ readonly state: 'complete' } & Complete)
  | { readonly state: 'unfinished'; readonly unsaid: Unsaid }
  | { readonly state: 'impossible'; readonly refusals: readonly [Refusal, ...Refusal[]] };

/** A draft that is impossible. */
export const impossible = (...refusals: [Refusal, ...Refusal[]]): DraftCheck<never> => ({
  state: 'impossible',
  refusals,
});

/**
 * Returns what a draft lacks, or undefined. `tiles` is the number of concealed tiles still needed; when `isLiable`, a
 * win by discard needs its discarder.
 */
export function unsaidIn(draft: HandDraft, tiles: number, isLiable: boolean): Unsaid | undefined {
  const fields: NeededField[] = [];
  if (!draft.winningTile) fields.push('winningTile');
  if (!draft.by) fields.push('by');
  if (!draft.seatWind) fields.push('seatWind');
  if (!draft.roundWind) fields.push('roundWind');
  if (isLiable && draft.by === 'discard' && !draft.discarder) fields.push('discarder');
  return tiles === 0 && fields.length === 0 ? undefined : { tiles, fields };
}

/** The refusal for scoring a hand that lacks something. */
export function refusalFor({ tiles, fields }: Unsaid, { melds = [] }: HandDraft): Refusal {
  const [field] = fields;
  if (field === 'winningTile') return refuse('one-tile', field).error;
  if (tiles > 0) {
    const wanted = 13 - 3 * melds.length;
    return refuse('wrong-tile-count', 'concealed', { melds: melds.length, wanted, count: wanted - tiles }).error;
  }
  if (field === 'discarder') return refuse('liable-needs-discarder', field).error;
  return refuse('wrong-type', field!, { wanted: 'said' }).error;
}

function parse<Said>(said: unknown, needed?: readonly string[]): Result<Said> {
  const plain = plainCopy(said);
  const error = formError(plain, '', needed);
  return error ? { ok: false, error } : ok(plain as Said);
}

/** Parses a draft: checks field names and types only; `checkDraft` checks the content. */
export const parseDraft = (draft: unknown): Result<HandDraft> => parse(draft, OF_A_DRAFT);

/** Parses a request, which must be complete; `checkDraft` checks the content. */
export const parseRequest = (request: unknown): Result<HandRequest> => parse(request);

/**
 * Parses a request in one pass into an object with every field in a fixed order, present or not, which keeps readers
 * fast. On an error it parses again to report the first problem. `copy` copies the options.
 */
export function readRequest(request: unknown, copy: typeof plainPart): Result<HandRequest> {
  try {
    const read = readFields(request, copy);
    if (read) return ok(read);
  } catch {
    // Some part of it cannot be read.
  }
  return parseRequest(request);
}
