import { type Refusal, type Result, ok, refuse } from '../base/result.ts';
import { OF_A_DRAFT, formError, readFields } from './fields.ts';
import { plainCopy, type plainPart } from '../base/plain.ts';
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
export const impossible = (...refusals: [Refusal, ...Refusal[]]): DraftCheck<never> => ({
  state: 'impossible',
  refusals,
});

/**
 * What a draft lacks, or undefined when nothing is missing; `tiles` is how many concealed tiles it still needs, `isLiable`
 * whether somebody answers for it, so that a discard needs its discarder.
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

/** Why an unfinished hand cannot be scored: the refusal of a request that lacks the same. */
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

/** Reads a draft of unknown form: every field known and of its type; what it says is for `checkDraft`. */
export const parseDraft = (draft: unknown): Result<HandDraft> => parse(draft, OF_A_DRAFT);

/** Reads a request of unknown form, in which nothing that a hand needs is left out; what it says is for `checkDraft`. */
export const parseRequest = (request: unknown): Result<HandRequest> => parse(request);

/**
 * The same in one pass, with every field in one order, said or not: what reads a request finds each at one place. What is not
 * right is read once more as a whole, so that it is refused for the first thing that is wrong with it. `copy` makes options ours.
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
