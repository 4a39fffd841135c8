import * as z from 'zod/mini';
import { attempts } from '../../base/attempts.ts';
import { formatJson, formatRules, readJson } from '../../skill-kit/link-fields.ts';
import type { FactId } from '../../base/terms.ts';
import type { Random } from '../../base/random.ts';
import { rulesetOf } from '../../base/ruleset.ts';
import { type Order, type Skill, eachOnce, wholly } from '../../skill-kit/skill.ts';
import { checkTableMisconceptions } from '../../table/misconceptions.ts';
import { type MayAsk, answersTo, placesOf, readAsk } from '../../table/may.ts';
import { MAY_MISCONCEPTIONS } from './misconceptions.ts';
import { askChow, askDiscard, askPung } from './claims.ts';
import { CHOICES, MAY_ACTIONS, type MayAction, type MayChoice, answersUnder, optionsFor } from './options.ts';
import { askKong, askNoten, askRiichi, askRon } from './own-turn.ts';
import { type MayQuestion, choiceIn } from './question.ts';
import { mayVariants } from './variants.ts';

type Asking = (random: Random, order: Order) => MayAsk | undefined;

/** How each action is asked about. */
const ASKINGS: Readonly<Record<MayAction, Asking>> = {
  chow: askChow,
  pung: askPung,
  discard: askDiscard,
  kong: askKong,
  riichi: askRiichi,
  ron: askRon,
  noten: askNoten,
};

/** How often each is asked about: calls first, then the player's own turn. */
const OFTEN: readonly (readonly [MayAction, number])[] = [
  ['chow', 2],
  ['pung', 2],
  ['discard', 2],
  ['kong', 3],
  ['riichi', 2],
  ['ron', 2],
  ['noten', 0.4],
];

const factOf = (action: MayAction, answer: MayChoice) => `play:may-${action}-${answer}` as const;

/** What a fact of this skill is about; undefined for any other. */
const aimOf = (fact: FactId | undefined) =>
  MAY_ACTIONS.flatMap((action) => optionsFor({ type: action }).map((answer) => ({ action, answer }))).find(
    ({ action, answer }) => factOf(action, answer) === fact,
  );

const YES = 0.36;
const MOST_TRIES = 300;

const solve = (question: MayQuestion): MayChoice => choiceIn(question) ?? 'yes';

/** Other true answers to a question: further reasons why not. */
export const furtherReasons = (question: MayQuestion): readonly MayChoice[] => {
  const [, ...further] = answersTo(question, question);
  return optionsFor(question.action).filter((one) => further.includes(one));
};

/** Whether a player may call, discard, declare or win, and why not. */
export const mayI: Skill<'may-i', MayQuestion, MayChoice> = {
  id: 'may-i',
  steps: [],
  teaches: ['play:may-'],
  answer: z.enum(CHOICES),
  format: (question) => {
    const { action, state } = question;
    return `${formatRules(question)}${formatJson('may', { action, state })}`;
  },
  parse: (fields, ruleset) => {
    const ask = readAsk(readJson(fields, 'may'), ruleset);
    return ask && choiceIn({ skill: 'may-i', ...ruleset, ...ask }) ? ask : undefined;
  },
  make: (random, order) => {
    const aim = aimOf(order.about);
    const asking = ASKINGS[aim?.action ?? random.weighted(OFTEN)];
    const isYes = aim ? aim.answer === 'yes' : random.chance(YES);
    return attempts(MOST_TRIES, () => {
      const ask = asking(random, order);
      const question = ask && ({ skill: 'may-i', ...rulesetOf(order), ...ask } as const);
      const answer = question && choiceIn(question);
      if (answer === undefined || (answer === 'yes') !== isYes) return undefined;
      return aim === undefined || answer === aim.answer ? question : undefined;
    });
  },
  solve,
  judge: (question, given) => wholly(answersTo(question, question).includes(given)),
  misconceptions: (question, given, only) => {
    const right = answersTo(question, question);
    return checkTableMisconceptions(MAY_MISCONCEPTIONS, {
      question,
      given,
      only,
      isRight: (said) => right.includes(said),
    });
  },
  variants: mayVariants,
  every: (ruleset) =>
    MAY_ACTIONS.flatMap((action) => answersUnder(action, ruleset).map((answer) => factOf(action, answer))),
  facts: (question) => [`play:may-${question.action.type}-${solve(question)}`],
  cites: (question) => eachOnce(placesOf(question, question)),
};
