import type { BookId, RiichiId } from '../../../engine/rulebooks/ids.ts';
import type { Question } from '../question.ts';
import type { PenaltyScene } from '../game.ts';
import { SCENARIOS, type Scene, ruledOn } from '../../skills/penalties/scenarios.ts';

const TOLD = [false, true] as const;

/** The scenes of penalties that a rulebook decides: each as it comes and with its twist. */
export function scenesUnder(rules: BookId): readonly PenaltyScene[] {
  return SCENARIOS.map(([id, revision]) => {
    const scenes = TOLD.map((twist): Scene => ({ id, twist })).filter((scene) => ruledOn(scene, rules as RiichiId));
    return {
      id,
      revision,
      // The ruling is taken for a milder or a graver one, and each twist for something that does not matter.
      pitfalls: 1 + scenes.length,
      ways: scenes.map((scene): Question => ({ skill: 'penalties', rules: rules as RiichiId, ...scene })),
    };
  }).filter(({ ways }) => ways.length > 0);
}
