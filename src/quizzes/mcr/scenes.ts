import type { Question } from '../question.ts';
import type { AskedScene } from '../skills/games.ts';
import { MERS_SCENARIOS } from '../skills/mcr-penalties/scenarios.ts';

/** The scenes of penalties: each as it comes and with its twist. */
export const mersScenes = (): readonly AskedScene[] =>
  MERS_SCENARIOS.map(([id, revision]) => ({
    id,
    revision,
    ways: [false, true].map((twist): Question => ({ skill: 'mcr-penalties', rules: 'mers-2014', id, twist })),
  }));
