import type { Clause } from '../clause.ts';
import { type Refusal, type RefusalId, coded, makeRefusal } from '../result.ts';

/** Every reason to refuse what happened at a table, beside those of a hand, with its code. */
export const TABLE_REFUSALS = {
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
  ...coded(
    'impossible-context',
    'too-many-kongs',
    'too-many-yakuman',
    'first-turn-broken',
    'ippatsu-broken',
    'not-a-win',
    'several-liable',
    'four-riichi-of-fewer',
  ),
};

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
