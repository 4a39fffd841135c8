import * as z from 'zod/mini';
import { RIICHI_RULEBOOKS, type PlayState, furitenOf } from '../../../engine/riichi/index.ts';
import { attempts } from '../../attempts.ts';
import { formatJson, formatRules, readJson } from '../../link-fields.ts';
import { rulesetOf } from '../../ruleset.ts';
import { type Asked, type Skill, eachOnce, everywhere, wholly } from '../../skill.ts';
import { answerTo, readAsk } from '../../table/may.ts';
import { FURITEN, type FuritenAnswer, dealTable } from './deal.ts';

type FuritenQuestion = Asked<'furiten'> & { readonly state: PlayState };

const RON = { type: 'ron' } as const;
const MOST_TRIES = 400;

function reasonsOf({ state, rules, knobs }: FuritenQuestion) {
  const book = RIICHI_RULEBOOKS[rules];
  const melds = (state.melds ?? []).map(({ tiles }) => tiles);
  const found = furitenOf({ concealed: state.concealed, melds }, state.history ?? [], {
    ...book,
    knobs: { ...book.knobs, ...knobs },
  });
  return found.ok ? found.value.reasons : [];
}

const solve = (question: FuritenQuestion): FuritenAnswer => reasonsOf(question)[0]?.kind ?? 'may';

/** Whether one may ron on a discard, or which furiten forbids it. */
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
  applies: everywhere,
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
      const kinds = new Set(reasonsOf(question).map(({ kind }) => kind));
      if (kinds.size > 1 || solve(question) !== wanted) return undefined;
      const answer = answerTo({ action: RON, state }, order);
      return answer === 'yes' || answer === 'furiten' ? question : undefined;
    });
  },
  solve,
  judge: (question, given) => wholly(given === solve(question)),
  facts: (question) => [`play:furiten-${solve(question)}`],
  cites: (question) => {
    const { cite } = RIICHI_RULEBOOKS[question.rules];
    const cited = reasonsOf(question).map((reason) => reason.cite);
    return eachOnce(cited.length > 0 ? cited : [cite['furiten-discard'], cite.temporaryFuritenEnds]);
  },
};
