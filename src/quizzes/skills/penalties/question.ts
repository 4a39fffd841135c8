import { type Clause, RIICHI_RULEBOOKS, type RiichiId } from '../../../engine/riichi/index.ts';
import type { Asked } from '../../skill-kit/skill.ts';
import { type Ruling, type Scene, ruledOn } from './scenarios.ts';

/** What an offence costs, by its scene. */
export type PenaltyQuestion = Asked<'penalties'> & Scene;

/** The same scene told the other way. */
export const otherScene = ({ id, twist }: Scene): Scene => ({ id, twist: !twist });

/** The rulebook whose text rules on offences: that of Samara is EMA 2016. */
const textFor = (rules: RiichiId) => (rules === 'samara-2019' ? 'ema-2016' : rules);

/** What the rulebook makes of the scene; undefined where it has no answer. */
export const rulingIn = (question: Scene & { readonly rules: RiichiId }): Ruling | undefined =>
  ruledOn(question, question.rules)?.[0];

/** Where the ruling on a scene stands. */
export function placeOf(scene: Scene & { readonly rules: RiichiId }): Clause {
  const { rules } = scene;
  const ruled = ruledOn(scene, rules);
  if (ruled?.[2]) return { published: textFor(rules), section: ruled[1] };
  return ruled ? { book: textFor(rules), article: ruled[1] } : RIICHI_RULEBOOKS[rules].cite.chombo;
}
