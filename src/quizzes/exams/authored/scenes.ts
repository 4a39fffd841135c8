import { type BookId, isRiichiId } from '../../../engine/rulebooks/ids.ts';
import type { Question } from '../../question.ts';
import { MERS_SCENARIOS } from '../../skills/mcr-penalties/scenarios.ts';
import { SCENARIOS, type Scene, ruledOn } from '../../skills/penalties/scenarios.ts';
import type { Entry } from './entry.ts';

const TOLD = [false, true] as const;

/** A ruling is taken for a milder or a graver one, or the twist for nothing that matters, where it is ruled on. */
const pitfallsOf = (ways: number): number => 1 + ways;

/** For MERS the article is asked for as well, and may be taken for one of two others. */
const ARTICLES = 2;

function riichiScenes(rules: Extract<Question, { readonly skill: 'penalties' }>['rules']): readonly Entry[] {
  return SCENARIOS.map(([id, revision]) => {
    const scenes = TOLD.map((twist): Scene => ({ id, twist })).filter((scene) => ruledOn(scene, rules));
    const ways = scenes.map((scene): Question => ({ skill: 'penalties', rules, ...scene }));
    return { id, revision, ways, pitfalls: pitfallsOf(ways.length) };
  }).filter(({ ways }) => ways.length > 0);
}

const mcrScenes = (): readonly Entry[] =>
  MERS_SCENARIOS.map(([id, revision]) => ({
    id,
    revision,
    ways: TOLD.map((twist): Question => ({ skill: 'mcr-penalties', rules: 'mers-2014', id, twist })),
    pitfalls: pitfallsOf(TOLD.length) + ARTICLES,
  }));

/** The scenes of penalties that a rulebook decides: each as it comes and with its twist. */
export const scenesOf = (rules: BookId): readonly Entry[] => (isRiichiId(rules) ? riichiScenes(rules) : mcrScenes());
