import { COUNTERS } from './table/counters.ts';
import { FURITEN } from './table/furiten.ts';
import { MAY_I } from './table/may-i.ts';
import { PENALTIES } from './table/penalties.ts';
import type { Believers, WordSkill } from './table/says.ts';

/** Every learner with one misconception about the table, by skill and misconception. */
export const AT_TABLE: { readonly [S in WordSkill]: Believers<S> } = {
  furiten: FURITEN,
  'may-i': MAY_I,
  counters: COUNTERS,
  penalties: PENALTIES,
};
