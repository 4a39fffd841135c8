import { refuse } from '../../result.ts';
import { mcrRulesError } from './rules.ts';
import { settlingMcr } from './settle.ts';

/** Settles one hand of MCR from a request of unknown form; winners say their points. Never throws. */
export const settleRequest = settlingMcr<never>({
  knobsError: (rules, knobs) => mcrRulesError({ rules, knobs }),
  score: () => refuse('wrong-type', 'concealed', { wanted: 'counted: give points' }),
});
