import type { RiichiSkillId } from '../base/skill-ids.ts';
import { counters } from './counters/index.ts';
import { dora } from './dora/index.ts';
import { finalScores } from './final-scores/index.ts';
import { fu } from './fu/index.ts';
import { furiten } from './furiten/index.ts';
import { han } from './han/index.ts';
import { indicators } from './indicators/index.ts';
import { limits } from './limits/index.ts';
import { mayI } from './may-i/index.ts';
import { noten } from './noten/index.ts';
import { otherRules } from './other-rules/index.ts';
import { pairWait } from './pair-wait/index.ts';
import { payment } from './payment/index.ts';
import { penalties } from './penalties/index.ts';
import { rulings } from './rulings/index.ts';
import { setFuSkill } from './set-fu/index.ts';
import { severalWins } from './several-wins/index.ts';
import { waits } from './waits/index.ts';
import { whole } from './whole/index.ts';
import { yaku } from './yaku/index.ts';

/** The skills of riichi, in the order of `base/skill-ids.ts`. */
export const SKILLS = {
  indicators,
  dora,
  waits,
  yaku,
  han,
  'set-fu': setFuSkill,
  'pair-wait': pairWait,
  fu,
  payment,
  limits,
  whole,
  'other-rules': otherRules,
  furiten,
  'may-i': mayI,
  noten,
  'several-wins': severalWins,
  counters,
  'final-scores': finalScores,
  penalties,
  rulings,
} as const satisfies { readonly [S in RiichiSkillId]: { readonly id: S } };
