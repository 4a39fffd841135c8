import type { Clause } from '../base/clause.ts';
import { type ErrorCode, type Refusal, type RefusalId, coded, makeRefusal } from '../base/result.ts';
import type { ImpossibleThereId } from './impossible-ids.ts';

/** Reasons to refuse a table for how it is written, beyond those of a hand, with their codes. */
export const WRITTEN_THERE = {
  ...coded(
    'bad-field',
    'seat-twice',
    'wins-own-discard',
    'not-counted',
    'follows-from-table',
    'left-to-table',
    'riichi-differs',
    'winners-differ',
  ),
  ...coded('too-many-copies', 'too-many-at-table'),
};

const CODES: Readonly<Record<string, ErrorCode | undefined>> = WRITTEN_THERE;

/** A reason to refuse a table that no single hand has. */
type OwnId = keyof typeof WRITTEN_THERE | ImpossibleThereId;

/** Why a table is refused. */
export type TableRefusalId = RefusalId | OwnId;

/** A refused table. */
export type TableRefusal = Refusal<TableRefusalId>;

/** Refuses a table; impossible states carry their clause. */
export const refuseTable = (
  why: OwnId,
  field: string,
  values: Readonly<Record<string, string | number>> = {},
  cite?: Clause,
): TableRefusal => {
  const refusal = makeRefusal(CODES[why] ?? 'impossible-context', why, field, values);
  return cite ? { ...refusal, cite } : refusal;
};
