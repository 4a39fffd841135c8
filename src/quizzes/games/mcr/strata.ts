import type { Stratum } from '../../base/stratum.ts';
import type { Question } from '../question.ts';
import { solveQuestion } from '../skills.ts';
import type { McrAnswers } from '../../base/terms.ts';

const [MOST_FEW, MOST_SOME] = [3, 4] as const;

function fanClass(count: number): Stratum['fans'] {
  if (count <= MOST_FEW) return 'few';
  return count <= MOST_SOME ? 'some' : 'many';
}

/** The stratum of an MCR question: how many fan its hand has, and whether it is short of the minimum. */
export function strataOf(question: Question): Stratum {
  if (question.skill === 'mcr-payment') return { by: question.by };
  if (question.skill === 'eight') return { short: solveQuestion(question) !== 0 };
  if (question.skill !== 'mcr-whole') return {};
  const { fan = [] } = solveQuestion(question) as McrAnswers;
  return { fans: fanClass(fan.length) };
}
