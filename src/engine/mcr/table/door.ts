import { refuse } from '../../result.ts';
import { settlingMcr } from './settle.ts';

/** Settles one hand of MCR from a request of unknown form; winners say their points. Never throws. */
export const settleRequest = settlingMcr<never>({
  knobsError: (_rules, knobs) =>
    Object.keys(knobs)
      .slice(0, 1)
      .map((knob) => refuse('unknown-knob', `knobs.${knob}`, { knob }).error)[0],
  score: () => refuse('wrong-type', 'concealed', { wanted: 'counted: give points' }),
});
