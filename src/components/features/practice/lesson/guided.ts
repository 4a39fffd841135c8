import { countedBy } from '../../../../quizzes/lines/count.ts';
import type { LineId, Lines } from '../../../../quizzes/base/lines.ts';
import type { Question } from '../../../../quizzes/games/question.ts';
import { type Answered, answered } from '../../../../quizzes/games/answered.ts';
import { judgeAnswer, linesOf, skillOf } from '../../../../quizzes/games/skills.ts';
import type { Verdict } from '../../../../quizzes/base/terms.ts';

/** How many lines of the first guided questions are left to the learner, out of so many. */
const LEFT: readonly ((lines: number) => number)[] = [() => 1, (lines) => Math.ceil(lines / 2)];

/** The lines of a guided question that are left to the learner: the last one, then half of them. */
export function linesLeft(question: Question, place: number): readonly LineId[] {
  const lines = linesOf(question);
  return lines.slice(-(LEFT[place]?.(lines.length) ?? lines.length));
}

/** The lines of a guided question that stand there already. */
export function linesShown(question: Question, place: number): Lines {
  const count = skillOf(question.skill).byLines?.count(question);
  const right = count ? countedBy(count) : {};
  const left = linesLeft(question, place);
  return Object.fromEntries(linesOf(question).flatMap((id) => (left.includes(id) ? [] : [[id, right[id] ?? 0]])));
}

/** A guided question as it was answered, judged by the lines that were left to the learner. */
export function judgeGuided(
  question: Question,
  place: number,
  given: Lines,
): { readonly told: Answered; readonly verdict: Verdict } {
  const told = answered(question, given as never);
  const left: readonly string[] = linesLeft(question, place);
  const parts = judgeAnswer(question, told.given).parts.filter(({ part }) => left.includes(part));
  return { told, verdict: { right: parts.every(({ mark }) => mark === 'right'), parts } };
}
