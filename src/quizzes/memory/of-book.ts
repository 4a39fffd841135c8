import { baseBook } from '../../engine/rulebooks/ids.ts';
import { type AnyRuleset, handUnder } from '../base/ruleset.ts';
import { formatQuestion } from '../games/link.ts';
import type { Question } from '../games/question.ts';
import { solveQuestion } from '../games/skills.ts';

/** A question under the rulebook without the options of the house. */
function withoutOptions(question: Question): Question {
  const rules = baseBook(question.rules);
  const hand = 'hand' in question && { hand: handUnder(question.hand, { ...question, rules } as AnyRuleset) };
  return { ...question, rules, ...hand } as Question;
}

const answerTo = (question: Question): string | undefined => {
  try {
    return JSON.stringify(solveQuestion(question));
  } catch {
    return undefined;
  }
};

/**
 * Whether an answer goes into the record of the rulebook: only where the options of the house change nothing, so that
 * neither the rulebook's record is spoilt nor anything has to be learnt twice.
 */
export const isOfBook = (question: Question): boolean =>
  question.rules === baseBook(question.rules) || answerTo(withoutOptions(question)) === answerTo(question);

/** A question as the record of its rulebook holds it. */
export const recordedLink = (question: Question): string => formatQuestion(withoutOptions(question));
