import type { Clause } from '../clause.ts';
import { type ErrorCode, type Refusal, type RefusalId, makeRefusal } from '../result.ts';

/** Every reason to refuse what happened at a table, beside those of a hand, with its code. */
export const TABLE_REFUSALS = {
  'seat-twice': 'bad-field',
  'wins-own-discard': 'bad-field',
  'not-counted': 'bad-field',
  'follows-from-table': 'bad-field',
  'riichi-differs': 'bad-field',
  'winners-differ': 'bad-field',
  'too-many-at-table': 'too-many-copies',
  'too-many-kongs': 'impossible-context',
  'first-turn-broken': 'impossible-context',
  'ippatsu-broken': 'impossible-context',
  'not-a-win': 'impossible-context',
  'several-liable': 'impossible-context',
  'four-riichi-of-fewer': 'impossible-context',
} as const satisfies Record<string, ErrorCode>;

/** Why what happened at a table is refused. */
export type TableRefusalId = RefusalId | keyof typeof TABLE_REFUSALS;

/** A refusal of what happened at a table. */
export type TableRefusal = Refusal<TableRefusalId>;

/** Makes a refusal of what happened at a table, where something is impossible with the place that says so. */
export const refuseTable = (
  why: keyof typeof TABLE_REFUSALS,
  field: string,
  values: Readonly<Record<string, string | number>> = {},
  cite?: Clause,
): TableRefusal => {
  const refusal = makeRefusal(TABLE_REFUSALS[why], why, field, values);
  return cite ? { ...refusal, cite } : refusal;
};
