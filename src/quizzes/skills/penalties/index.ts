import * as z from 'zod/mini';
import { formatRules } from '../../skill-kit/link-fields.ts';
import { rulesetOf } from '../../base/ruleset.ts';
import { type Skill, wholly } from '../../skill-kit/skill.ts';
import { checkTableMisconceptions } from '../../table/misconceptions.ts';
import { formatScene, parseScene } from '../../table/scene-link.ts';
import { PENALTY_MISCONCEPTIONS } from './misconceptions.ts';
import { type PenaltyQuestion, otherScene, placeOf, rulingIn } from './question.ts';
import { RULINGS, type Ruling, SCENARIOS, ruledOn, scenesUnder } from './scenarios.ts';

/** Options that are always offered. */
const USUAL: readonly Ruling[] = ['nothing', 'warning', 'dead-hand', 'chombo', 'referee'];

/** The options: the usual rulings, the right one, and the one for the twist. */
export const rulingsFor = (question: PenaltyQuestion): readonly Ruling[] => {
  const near = [ruledOn(question, question.rules)?.[0], ruledOn(otherScene(question), question.rules)?.[0]];
  return RULINGS.filter((ruling) => USUAL.includes(ruling) || near.includes(ruling));
};

const solve = (question: PenaltyQuestion): Ruling => rulingIn(question) ?? 'nothing';

/** The penalty for an offence in a given scene. */
export const penalties: Skill<'penalties', PenaltyQuestion, Ruling> = {
  id: 'penalties',
  steps: [],
  teaches: ['penalty:'],
  answer: z.enum(RULINGS),
  format: (question) => `${formatRules(question)}&${formatScene(question)}`,
  parse: (fields, { rules }) => {
    const scene = parseScene(fields, SCENARIOS);
    return scene && ruledOn(scene, rules) ? scene : undefined;
  },
  applies: ({ rules }) => scenesUnder(rules).length > 0,
  make: (random, order) => {
    const all = scenesUnder(order.rules);
    const about = all.filter(({ id }) => order.about === `penalty:${id}`);
    const scenes = about.length > 0 ? about : all;
    const rulings = RULINGS.filter((ruling) => scenes.some((scene) => ruledOn(scene, order.rules)?.[0] === ruling));
    const wanted = random.weighted(rulings.map((ruling) => [ruling, USUAL.includes(ruling) ? 2 : 1] as const));
    const scene = random.pick(scenes.filter((one) => ruledOn(one, order.rules)?.[0] === wanted));
    return { skill: 'penalties', ...rulesetOf(order), ...scene };
  },
  solve,
  judge: (question, given) => wholly(given === solve(question)),
  misconceptions: (question, given, only) => {
    const right = solve(question);
    return checkTableMisconceptions(PENALTY_MISCONCEPTIONS, {
      question,
      given,
      only,
      isRight: (said) => said === right,
    });
  },
  variants: (question) => {
    const other = { ...question, ...otherScene(question) };
    return rulingIn(other) === undefined ? [] : [other];
  },
  facts: ({ id }) => [`penalty:${id}`],
  every: ({ rules }) => [...new Set(scenesUnder(rules).map(({ id }) => `penalty:${id}` as const))],
  cites: (question) => [placeOf(question)],
};
