import { setFu } from '../engine/riichi/index.ts';
import type { QuestionOf } from './question.ts';
import { solveQuestion } from './skills/index.ts';

/** The skills whose answer is one number to choose. */
export type NumberSkill = 'dora' | 'han' | 'set-fu' | 'fu';

const upTo = (from: number, to: number, by = 1): readonly number[] =>
  Array.from({ length: (to - from) / by + 1 }, (_, i) => from + i * by);

/** What is offered, and by how much it goes on where that is not enough. */
const OFFERED: Readonly<Record<NumberSkill, { readonly choices: readonly number[]; readonly by: number }>> = {
  dora: { choices: upTo(0, 6), by: 1 },
  han: { choices: upTo(0, 13), by: 1 },
  'set-fu': { choices: [...new Set([0, ...Object.values(setFu)])].sort((a, b) => a - b), by: 2 },
  fu: { choices: [20, 25, ...upTo(30, 130, 10)], by: 10 },
};

/** The numbers to choose an answer from: the same for every question of a skill, and more only where a link asks for more. */
export function choicesFor(question: QuestionOf<NumberSkill>): readonly number[] {
  const { choices, by } = OFFERED[question.skill];
  const most = choices.at(-1) ?? 0;
  const right = solveQuestion(question) as number;
  return right <= most ? choices : [...choices, ...upTo(most + by, right + by, by)];
}
