import { AT_HAND_IDS, type Clause, RIICHI_RULEBOOKS, type RiichiId } from '../../../engine/riichi/index.ts';
import type { Asked } from '../../skill-kit/skill.ts';
import { type Ruling, type Scene, penaltyTextOf, ruledOn } from './scenarios.ts';

/** The penalty for an offence in a scene. */
export type PenaltyQuestion = Asked<'penalties'> & Scene;

/** The same scene with its twist added or removed. */
export const otherScene = ({ id, twist }: Scene): Scene => ({ id, twist: !twist });

/** The rulebook's ruling on the scene; undefined when it has none. */
export const rulingIn = (question: Scene & { readonly rules: RiichiId }): Ruling | undefined =>
  ruledOn(question, question.rules)?.[0];

/** The clause behind the ruling on a scene. */
export function placeOf(scene: Scene & { readonly rules: RiichiId }): Clause {
  const { rules } = scene;
  const ruled = ruledOn(scene, rules);
  if (ruled?.[2]) return { published: penaltyTextOf(rules), section: ruled[1] };
  return ruled ? { book: penaltyTextOf(rules), article: ruled[1] } : RIICHI_RULEBOOKS[rules].cite.chombo;
}

/** The riichi rulebooks at hand with penalties of their own. */
export const WITH_PENALTIES: readonly RiichiId[] = AT_HAND_IDS.filter((rules) => penaltyTextOf(rules) === rules);
