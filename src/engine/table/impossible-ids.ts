/** Impossible states of a table that do not depend on one hand. */
export const IMPOSSIBLE_THERE = [
  'too-many-kongs',
  'too-many-yakuman',
  'first-turn-broken',
  'ippatsu-broken',
  'not-a-win',
  'several-liable',
  'four-riichi-of-fewer',
  'turns-disagree',
  'riichi-before-turn',
  'single-riichi-in-first-turns',
  'kong-added-in-riichi',
  'no-such-count',
  'nagashi-of-all',
  'nine-terminals-after-riichi',
  'too-many-bets',
  'scores-not-hundreds',
  'too-many-flowers',
  'ura-without-riichi',
  'pattern-twice',
  'sum-beyond-start',
] as const;

/** Why the state of a table is impossible, whoever wins. */
export type ImpossibleThereId = (typeof IMPOSSIBLE_THERE)[number];
