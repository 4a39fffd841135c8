import * as z from 'zod/mini';
import { RIICHI_RULEBOOKS } from '../../../engine/riichi/index.ts';
import { attempts } from '../../base/attempts.ts';
import { formatJson, formatRules, readJson } from '../../skill-kit/link-fields.ts';
import { rulesetOf } from '../../base/ruleset.ts';
import { type Skill, eachOnce, wholly } from '../../skill-kit/skill.ts';
import { checkTableMisconceptions } from '../../table/misconceptions.ts';
import { answerTo, readAsk } from '../../table/may.ts';
import { FURITEN_MISCONCEPTIONS } from './misconceptions.ts';
import { FURITEN, type FuritenAnswer, dealTable } from './deal.ts';
import { type FuritenQuestion, answerBy, isAsked, reasonsOf } from './judge.ts';
import { furitenVariants } from './variants.ts';

const RON = { type: 'ron' } as const;
const MOST_TRIES = 400;

const solve = (question: FuritenQuestion): FuritenAnswer => answerBy(reasonsOf(question));

/** Whether a player may ron on a discard, or which furiten forbids it. */
export const furiten: Skill<'furiten', FuritenQuestion, FuritenAnswer> = {
  id: 'furiten',
  steps: [],
  teaches: ['play:furiten'],
  answer: z.enum(FURITEN),
  format: (question) => `${formatRules(question)}${formatJson('st', question.state)}`,
  parse: (fields, ruleset) => {
    const ask = readAsk({ action: RON, state: readJson(fields, 'st') }, ruleset);
    const answer = ask && answerTo(ask, ruleset);
    return ask && (answer === 'yes' || answer === 'furiten') ? { state: ask.state } : undefined;
  },
  make: (random, order) => {
    const wanted = random.weighted([
      ['may', 3.5],
      ['discard', 2.5],
      ['temporary', 2.5],
      ['riichi', 2],
    ] as const);
    return attempts(MOST_TRIES, () => {
      const state = dealTable(random, order, wanted);
      if (!state) return undefined;
      const question = { skill: 'furiten', ...rulesetOf(order), state } as const;
      return solve(question) === wanted && isAsked(question) ? question : undefined;
    });
  },
  solve,
  judge: (question, given) => wholly(given === solve(question)),
  misconceptions: (question, given, only) => {
    const right = solve(question);
    return checkTableMisconceptions(FURITEN_MISCONCEPTIONS, {
      question,
      given,
      only,
      isRight: (said) => said === right,
    });
  },
  variants: furitenVariants,
  every: () => FURITEN.map((answer) => `play:furiten-${answer}` as const),
  facts: (question) => [`play:furiten-${solve(question)}`],
  cites: (question) => {
    const { cite } = RIICHI_RULEBOOKS[question.rules];
    const cited = reasonsOf(question).map((reason) => reason.cite);
    return eachOnce(cited.length > 0 ? cited : [cite['furiten-discard'], cite.temporaryFuritenEnds]);
  },
};
