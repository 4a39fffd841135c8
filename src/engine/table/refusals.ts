import type { Clause } from '../clause.ts';
import { type Refusal, type RefusalId, type Sentence, makeRefusal } from '../result.ts';

/** Every reason to refuse what happened at a table, beside those of a hand. */
export const TABLE_REFUSALS = {
  'seat-twice': ['bad-field', '{field} names seat {seat} a second time.'],
  'wins-own-discard': ['bad-field', '{field}: nobody wins on a discard of his own.'],
  'not-counted': ['bad-field', '{field} needs {wanted}.'],
  'follows-from-table': ['bad-field', '{field} follows from the table; here it is {wanted}, or left out.'],
  'riichi-differs': ['bad-field', '{field} and the seats in riichi do not agree.'],
  'winners-differ': ['bad-field', '{field} must be the same for every winner.'],
  'too-many-at-table': ['too-many-copies', 'There are {count} tiles {tile} at the table; a set has only {most}.'],
  'too-many-kongs': ['impossible-context', 'The winners have {count} kongs together; a hand has at most 4.'],
  'first-turn-broken': ['impossible-context', 'The set of another winner broke the first turn.'],
  'ippatsu-broken': ['impossible-context', 'The set of another winner broke ippatsu of a double riichi.'],
  'not-a-win': ['impossible-context', 'The hand of {field} may not be called ({reason}); settle it as a false win.'],
  'two-liable': ['impossible-context', '{field}: at most one player is liable for a hand.'],
  'four-riichi-of-fewer': ['impossible-context', 'A hand is drawn by four riichi when all four seats are in riichi.'],
} as const satisfies Record<string, Sentence>;

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
  const refusal = makeRefusal(why, TABLE_REFUSALS[why], field, values);
  return cite ? { ...refusal, cite } : refusal;
};
