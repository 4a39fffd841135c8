import { isByLines } from '../base/lines.ts';
import type { Question, QuestionOf } from '../games/question.ts';
import { rulesetOf } from '../base/ruleset.ts';
import { canBeInLines } from '../games/skills.ts';
import type { StepAnswers } from '../base/terms.ts';
import type { GradedAnswer } from '../games/answered.ts';

const COUNTED = ['han', 'fu'] as const;
const IN_LINES = [...COUNTED, 'payment'] as const;

/** A question that can be counted line by line. */
export type InLines = QuestionOf<(typeof IN_LINES)[number]>;

const isInLines = (question: Question): question is InLines =>
  IN_LINES.some((skill) => skill === question.skill) && canBeInLines(question);

/** The steps of a whole hand with a wrong number, each as a question of its own; blank steps are left out. */
function ofWhole(
  hand: QuestionOf<'whole'>,
  { given, verdict }: Pick<GradedAnswer, 'given' | 'verdict'>,
): readonly InLines[] {
  const wrong = verdict.parts.filter(({ mark }) => mark === 'wrong').map(({ part }) => part);
  const numbers = given as StepAnswers;
  return COUNTED.filter((step) => wrong.includes(step) && numbers[step] !== undefined).map((skill) => ({
    ...rulesetOf(hand),
    skill,
    hand: hand.hand,
  }));
}

/** Questions answered with a wrong number that can be counted line by line to find the error. */
export function toFindInLines(done: Pick<GradedAnswer, 'question' | 'given' | 'verdict'>): readonly InLines[] {
  const { question, given, verdict } = done;
  if (verdict.right || isByLines(given)) return [];
  const all: readonly Question[] = question.skill === 'whole' ? ofWhole(question, done) : [question];
  return all.filter(isInLines);
}
