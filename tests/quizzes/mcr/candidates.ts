import { familyOfFan } from '../../../src/quizzes/mcr/hands/families.ts';
import type { Answer, Question, QuestionOf } from '../../../src/quizzes/games/question.ts';
import { solved, makeQuestion, solveQuestion } from '../../../src/quizzes/games/skills.ts';
import type { McrSkillId } from '../../../src/quizzes/base/skill-ids.ts';

import { chanceOf, oneOf } from '../../learners/chance.ts';
import { type Count, LEARNERS, type Learner, countByAll, pointsIn, see, shortIn } from '../../learners-mcr/learners.ts';
import type { Candidate } from '../ready.ts';
import './diagnosis.ts';
import { forOracle } from './hands.ts';

const countOf = (hand: Parameters<typeof forOracle>[0], held: readonly Learner[]): Count =>
  countByAll(held, see(forOracle(hand)));

type McrQuestion = QuestionOf<McrSkillId>;
type OfHand = Extract<McrQuestion, { readonly hand: unknown }>;

const inFamily = ({ fans }: Count, question: OfHand): Answer =>
  fans.filter((fan) => 'family' in question && familyOfFan(fan) === question.family);

/** How each skill is answered from a learner's count of a hand. */
const WAYS: Readonly<Record<OfHand['skill'], (count: Count, question: OfHand) => Answer>> = {
  'mcr-whole': (count, { hand }) => {
    const [points, isDraw] = [pointsIn(count), hand.by === 'draw'];
    return {
      fan: count.fans,
      points,
      payment: { discarder: isDraw ? null : 8 + points, others: isDraw ? 8 + points : 8 },
    };
  },
  'fan-total': pointsIn,
  eight: shortIn,
  flowers: (count) => (shortIn(count) > 0 ? 0 : pointsIn(count)),
  'fan-exclusions': ({ fans }) => [...new Set(fans)],
  'fan-sets': inFamily,
  'fan-win': inFamily,
};

const isOfHand = (question: Question): question is OfHand => 'hand' in question && question.skill in WAYS;

/** The answer to a question by a learner with these misconceptions; he knows everything that is not about a hand. */
const answerBy = (question: Question, held: readonly Learner[]): Answer =>
  isOfHand(question) ? WAYS[question.skill](countOf(question.hand, held), question) : solved(question);

/** An answer wrong by chance: the right one of another question. */
function slip(question: Question, seed: string): Answer {
  const other = makeQuestion(question.skill, { rules: question.rules, level: 2 }, seed);
  return other ? solveQuestion(other) : solveQuestion(question);
}

/**
 * MCR learners of every kind: with none to most of the misconceptions, who slip rarely or often, and learn or do not.
 */
export const mcrCandidates = (seed: string, howMany: number): readonly Candidate[] =>
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
