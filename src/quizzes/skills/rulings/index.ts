import * as z from 'zod/mini';
import { skillsOf } from '../../base/skills-of.ts';
import { RIICHI_RULEBOOKS } from '../../../engine/riichi/index.ts';
import { formatRules } from '../../skill-kit/link-fields.ts';
import { rulesetOf } from '../../base/ruleset.ts';
import { type Skill, eachOnce } from '../../skill-kit/skill.ts';
import { checkTableMisconceptions } from '../../table/misconceptions.ts';
import { judgeRuled } from '../../table/ruled.ts';
import { formatScene, parseScene } from '../../table/scene-link.ts';
import { otherScene, placeOf } from '../penalties/question.ts';
import { SCENARIOS, type Scene, scenesUnder } from '../penalties/scenarios.ts';
import { RULING_MISCONCEPTIONS } from './misconceptions.ts';
import { FULL_RULINGS, type FullyRuled, fullyRuledOn } from './full.ts';
import type { RulingsQuestion } from './question.ts';

const NOTHING: FullyRuled = { ruling: 'nothing', article: '' };

const solve = (question: RulingsQuestion): FullyRuled => fullyRuledOn(question, question.rules) ?? NOTHING;

/** The penalty for an offence in a given scene, with amount and article. */
export const rulings: Skill<'rulings', RulingsQuestion, FullyRuled> = {
  id: 'rulings',
  steps: [],
  teaches: ['penalty:full-'],
  answer: z.object({ ruling: z.enum(FULL_RULINGS), article: z.string() }),
  format: (question) => `${formatRules(question)}&${formatScene(question)}`,
  parse: (fields, { rules }) => {
    const scene = parseScene(fields, SCENARIOS);
    return scene && fullyRuledOn(scene, rules) ? scene : undefined;
  },
  applies: ({ rules }) => skillsOf(rules).includes('rulings') && scenesUnder(rules).length > 0,
  make: (random, order) => {
    const all = scenesUnder(order.rules);
    const about = all.filter(({ id }) => order.about === `penalty:full-${id}`);
    const scenes = about.length > 0 ? about : all;
    const rulingOf = (scene: Scene) => fullyRuledOn(scene, order.rules)?.ruling;
    const wanted = random.pick(FULL_RULINGS.filter((ruling) => scenes.some((scene) => rulingOf(scene) === ruling)));
    const scene = random.pick(scenes.filter((one) => rulingOf(one) === wanted));
    return { skill: 'rulings', ...rulesetOf(order), ...scene };
  },
  solve,
  judge: (question, given) => judgeRuled(solve(question), given),
  misconceptions: (question, given, only) => {
    const right = solve(question).ruling;
    return checkTableMisconceptions(RULING_MISCONCEPTIONS, {
      question,
      given: given.ruling,
      only,
      isRight: (said) => said === right,
    });
  },
  variants: (question) => {
    const other = { ...question, ...otherScene(question) };
    return fullyRuledOn(other, question.rules) ? [other] : [];
  },
  facts: ({ id }) => [`penalty:full-${id}`],
  every: ({ rules }) => [...new Set(scenesUnder(rules).map(({ id }) => `penalty:full-${id}` as const))],
  cites: (question) => {
    const { ruling } = solve(question);
    const isChombo = ruling === 'chombo-table' || ruling === 'chombo-after';
    const amount = isChombo ? [RIICHI_RULEBOOKS[question.rules].cite.chombo] : [];
    return eachOnce([placeOf(question), ...amount]);
  },
};
