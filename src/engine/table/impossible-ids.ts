/** What cannot be at a table, whoever wins there. */
export const IMPOSSIBLE_THERE = [
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
