import { type BookId, isRiichiId } from '../../engine/rulebooks/ids.ts';
import type { Question } from '../question.ts';
import type { AskedScene } from '../skills/games.ts';
import { SCENARIOS, type Scene, ruledOn } from '../skills/penalties/scenarios.ts';

const TOLD = [false, true] as const;

/** The scenes of penalties that a rulebook decides: each as it comes and with its twist. */
export function scenesUnder(rules: BookId): readonly AskedScene[] {
  if (!isRiichiId(rules)) return [];
  return SCENARIOS.map(([id, revision]) => {
    const scenes = TOLD.map((twist): Scene => ({ id, twist })).filter((scene) => ruledOn(scene, rules));
    return { id, revision, ways: scenes.map((scene): Question => ({ skill: 'penalties', rules, ...scene })) };
  }).filter(({ ways }) => ways.length > 0);
}
