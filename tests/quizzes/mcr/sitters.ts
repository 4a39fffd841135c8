import { sameFans } from '../../../src/quizzes/mcr/count.ts';
import { familyOfFan } from '../../../src/quizzes/mcr/families.ts';
import type { Answer, Question } from '../../../src/quizzes/question.ts';
import { solved } from '../../../src/quizzes/sitting/answered.ts';
import { makeQuestion, solveQuestion } from '../../../src/quizzes/skills/index.ts';
import { chanceOf, oneOf } from '../../learners/chance.ts';
import { type Count, LEARNERS, type Learner, countBy, pointsIn, see, shortIn } from '../../learners-mcr/learners.ts';
import type { Sitter } from '../ready.ts';
import './diagnosis.ts';
import { forOracle } from './hands.ts';

/** What somebody with several beliefs makes of a hand: each changes what the ones before left of the count. */
function countOf(hand: Parameters<typeof forOracle>[0], held: readonly Learner[]): Count {
  const seen = see(forOracle(hand));
  const truth: Count = { fans: seen.list, flowers: seen.flowers, towards: 0 };
  return held.reduce((so, one) => {
    const made = countBy(one, { ...seen, list: so.fans });
    return {
      fans: made.fans,
      flowers: made.flowers === seen.flowers ? so.flowers : made.flowers,
      towards: Math.max(so.towards, made.towards),
    };
  }, truth);
}

/** How a question is answered by a count. */
function answerBy(question: Question, held: readonly Learner[]): Answer {
  if (!('hand' in question)) return solved(question);
  const count = countOf(question.hand as Parameters<typeof forOracle>[0], held);
  switch (question.skill) {
    case 'mcr-whole': {
      const points = pointsIn(count);
      const isDraw = question.hand.by === 'draw';
      const payment = { discarder: isDraw ? null : 8 + points, others: isDraw ? 8 + points : 8 };
      return { fan: count.fans, points, payment };
    }
    case 'fan-total':
      return pointsIn(count);
    case 'eight':
      return shortIn(count);
    case 'flowers':
      return shortIn(count) > 0 ? 0 : pointsIn(count);
    case 'fan-exclusions':
      return [...new Set(count.fans)];
    case 'fan-sets':
    case 'fan-win': {
      const own = count.fans.filter((fan) => familyOfFan(fan) === question.family);
      const right = solveQuestion(question) as readonly (typeof own)[number][];
      return sameFans(own, right) ? right : own;
    }
    default:
      return solved(question);
  }
}

/** An answer that went wrong by chance: the right one of another question. */
function slip(question: Question, seed: string): Answer {
  const other = makeQuestion(question.skill, { rules: question.rules, level: 2 }, seed);
  return other ? solveQuestion(other) : solveQuestion(question);
}

/** Learners of MCR of every sort: from none to most of the beliefs there are, who slip hardly ever or often, and learn or do not. */
export const mcrSitters = (seed: string, howMany: number): readonly Sitter[] =>
  Array.from({ length: howMany }, (_, n) => {
    const own = `${seed}.${String(n)}`;
    const chance = chanceOf(own);
    const share = chance() ** 2;
    let held = LEARNERS.filter(() => chance() < share * 0.5);
    const slips = oneOf([0, 0.05, 0.1, 0.2, 0.35, 0.5], chance);
    const who = {
      answer: (question: Question): Answer =>
        chance() < slips ? slip(question, `${own}.${String(chance())}`) : answerBy(question, held),
      unlearn: (mistake: string): void => void (held = held.filter(({ names }) => !names.includes(mistake))),
    };
    return { rules: 'mers-2014', who, seed: own, gives: oneOf([0, 0, 0.1], chance) };
  });
