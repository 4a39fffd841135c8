import * as z from 'zod/mini';
import { RIICHI_RULEBOOKS } from '../../../engine/riichi/index.ts';
import { formatRules } from '../../link-fields.ts';
import { rulesetOf } from '../../ruleset.ts';
import { type Skill, eachOnce, everywhere } from '../../skill.ts';
import { wrongsOfBeliefs } from '../../table/beliefs.ts';
import type { Mark } from '../../terms.ts';
import { otherScene, placeOf } from '../penalties/question.ts';
import { SCENARIOS, type Scene, scenesUnder } from '../penalties/scenarios.ts';
import { RULING_BELIEFS } from './beliefs.ts';
import { FULL_RULINGS, type FullyRuled, fullyRuledOn } from './full.ts';
import type { RulingsQuestion } from './question.ts';

const NOTHING: FullyRuled = { ruling: 'nothing', article: '' };

const solve = (question: RulingsQuestion): FullyRuled => fullyRuledOn(question, question.rules) ?? NOTHING;

const marked = (isRight: boolean): Mark => (isRight ? 'right' : 'wrong');

/** What an offence costs, by the scene of it, with the amount, and where that stands. */
export const rulings: Skill<'rulings', RulingsQuestion, FullyRuled> = {
  id: 'rulings',
  steps: [],
  teaches: ['penalty:full-'],
  answer: z.object({ ruling: z.enum(FULL_RULINGS), article: z.string() }),
  format: (question) => `${formatRules(question)}&scene=${question.id}&twist=${question.twist ? '1' : '0'}`,
  parse: (fields, { rules }) => {
    const id = SCENARIOS.map(([one]) => one).find((one) => one === fields.get('scene'));
    const twist = fields.get('twist');
    if (!id || (twist !== '0' && twist !== '1')) return undefined;
    const scene: Scene = { id, twist: twist === '1' };
    return fullyRuledOn(scene, rules) ? scene : undefined;
  },
  applies: everywhere,
  make: (random, order) => {
    const scenes = scenesUnder(order.rules);
    const rulingOf = (scene: Scene) => fullyRuledOn(scene, order.rules)?.ruling;
    const wanted = random.pick(FULL_RULINGS.filter((ruling) => scenes.some((scene) => rulingOf(scene) === ruling)));
    const scene = random.pick(scenes.filter((one) => rulingOf(one) === wanted));
    return { skill: 'rulings', ...rulesetOf(order), ...scene };
  },
  solve,
  judge: (question, given) => {
    const right = solve(question);
    const isRuling = given.ruling === right.ruling;
    const isArticle = given.article === right.article;
    return {
      right: isRuling && isArticle,
      parts: [
        { part: 'ruling', mark: marked(isRuling) },
        { part: 'article', mark: marked(isArticle) },
      ],
    };
  },
  wrongs: (question, given, only) => {
    const right = solve(question).ruling;
    return wrongsOfBeliefs(RULING_BELIEFS, {
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
  cites: (question) => {
    const { ruling } = solve(question);
    const isChombo = ruling === 'chombo-table' || ruling === 'chombo-after';
    const amount = isChombo ? [RIICHI_RULEBOOKS[question.rules].cite.chombo] : [];
    return eachOnce([placeOf(question), ...amount]);
  },
};
