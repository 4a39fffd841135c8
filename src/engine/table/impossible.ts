import { coded } from '../result.ts';
import { WRITTEN_THERE } from './refusals.ts';

/** What cannot be at a table, whoever wins there. */
const IMPOSSIBLE_THERE = [
  'too-many-kongs',
  'too-many-yakuman',
  'first-turn-broken',
  'ippatsu-broken',
  'not-a-win',
  'several-liable',
  'four-riichi-of-fewer',
] as const;

/** Why something cannot be at a table, whoever wins there. */
export type ImpossibleThereId = (typeof IMPOSSIBLE_THERE)[number];

/** Every reason to refuse what happened at a table, beside those of a hand, with its code. */
export const TABLE_REFUSALS = { ...WRITTEN_THERE, ...coded('impossible-context', ...IMPOSSIBLE_THERE) };
