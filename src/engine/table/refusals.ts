import type { Clause } from '../base/clause.ts';
import { type ErrorCode, type Refusal, type RefusalId, coded, makeRefusal } from '../base/result.ts';
import type { ImpossibleThereId } from './impossible-ids.ts';

/** The reasons for which what happened at a table is refused as it is written, beside those of a hand, with their codes. */
export const WRITTEN_THERE = {
  ...coded(
    'bad-field',
    'seat-twice',
    'wins-own-discard',
    'not-counted',
    'follows-from-table',
    'riichi-differs',
    'winners-differ',
  ),
  ...coded('too-many-copies', 'too-many-at-table'),
};

const CODES: Readonly<Record<string, ErrorCode | undefined>> = WRITTEN_THERE;

/** A reason to refuse what happened at a table that no hand alone has. */
type OwnId = keyof typeof WRITTEN_THERE | ImpossibleThereId;

/** Why what happened at a table is refused. */
export type TableRefusalId = RefusalId | OwnId;

/** A refusal of what happened at a table. */
export type TableRefusal = Refusal<TableRefusalId>;

/** Makes a refusal of what happened at a table, where something is impossible with the place that says so. */
export const refuseTable = (
  why: OwnId,
  field: string,
  values: Readonly<Record<string, string | number>> = {},
  cite?: Clause,
): TableRefusal => {
  const refusal = makeRefusal(CODES[why] ?? 'impossible-context', why, field, values);
  return cite ? { ...refusal, cite } : refusal;
};
