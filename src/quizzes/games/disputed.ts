import { gameWithSkill } from './game.ts';
import type { Question } from './question.ts';
import { solveQuestion } from './skills.ts';

/** Whether another reading of the rulebook answers a question otherwise, or cannot ask it. */
export function isDisputed(question: Question): boolean {
  const own = JSON.stringify(solveQuestion(question));
  const others = gameWithSkill(question.skill)?.otherwise(question) ?? [];
  return others.some(([, other]) => other === undefined || JSON.stringify(solveQuestion(other)) !== own);
}
