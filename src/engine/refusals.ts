import { WRITTEN, coded } from './result.ts';

/** What cannot be at a table, however it is written. */
const IMPOSSIBLE = [
  'chow-from-left-only',
  'ippatsu-without-riichi',
  'riichi-with-open-meld',
  'robbed-kong-on-draw',
  'robbed-kong-on-last-tile',
  'robbed-kong-on-first-turn',
  'after-kong-on-discard',
  'after-kong-without-kong',
  'after-kong-with-ippatsu',
  'after-kong-on-first-turn',
  'first-turn-with-riichi',
  'first-turn-with-meld',
  'renhou-for-east',
  'concealed-kong-robbed-without-orphans',
  'robbed-tile-held-elsewhere',
  'concealed-kong-not-robbed',
  'last-of-kind-held',
  'fifth-kong-robbed',
  'last-tile-in-unbroken-turns',
  'kan-dora-in-unbroken-turns',
  'kong-in-unbroken-turns',
  'added-kong-in-unbroken-turns',
  'ippatsu-on-last-discard',
  'more-ura-than-dora',
  'discarder-on-draw',
  'late-kong-never',
  'late-kong-waits-change',
  'late-kong-not-only-a-triplet',
  'no-liability-for-pattern',
  'liable-set-not-called',
  'liable-earlier-set-concealed',
  'liable-kong-not-open',
  'liable-fed-nothing',
  'two-liable',
] as const;

/** Why something cannot be at a table. */
export type ImpossibleId = (typeof IMPOSSIBLE)[number];

/** Every reason for a refusal, with its code. */
export const REFUSALS = { ...WRITTEN, ...coded('impossible-context', ...IMPOSSIBLE) };
