import type { McrSkillId } from '../base/skill-ids.ts';
import { eight } from './eight/index.ts';
import { fanExclusions } from './fan-exclusions/index.ts';
import { fanSets } from './fan-sets/index.ts';
import { fanTotal } from './fan-total/index.ts';
import { fanWin } from './fan-win/index.ts';
import { flowers } from './flowers/index.ts';
import { mcrPenalties } from './mcr-penalties/index.ts';
import { mcrPayment } from './mcr-payment/index.ts';
import { mcrWhole } from './mcr-whole/index.ts';

/** The skills of MCR, in the order of `base/skill-ids.ts`. */
export const MCR_SKILLS = {
  'fan-sets': fanSets,
  'fan-win': fanWin,
  'fan-exclusions': fanExclusions,
  'fan-total': fanTotal,
  eight,
  flowers,
  'mcr-payment': mcrPayment,
  'mcr-whole': mcrWhole,
  'mcr-penalties': mcrPenalties,
} as const satisfies { readonly [S in McrSkillId]: { readonly id: S } };
