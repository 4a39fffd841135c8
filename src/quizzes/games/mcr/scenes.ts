import type { Question } from '../question.ts';
import type { PenaltyScene } from '../game.ts';
import { MERS_SCENARIOS } from '../../skills/mcr-penalties/scenarios.ts';

/** As in riichi one more than there are ways to ask, and the article may be taken for one of two others. */
const PITFALLS = 5;

/** The scenes of penalties: each as it comes and with its twist. */
export const mersScenes = (): readonly PenaltyScene[] =>
  MERS_SCENARIOS.map(([id, revision]) => ({
    id,
    revision,
    pitfalls: PITFALLS,
    ways: [false, true].map((twist): Question => ({ skill: 'mcr-penalties', rules: 'mers-2014', id, twist })),
  }));
