import { countedBy } from '../../../../quizzes/lines/count.ts';
import type { LineId, Lines } from '../../../../quizzes/base/lines.ts';
import type { Question } from '../../../../quizzes/games/question.ts';
import { type Answered, answered } from '../../../../quizzes/games/answered.ts';
import { judgeAnswer, linesOf, skillOf } from '../../../../quizzes/games/skills.ts';
import type { Verdict } from '../../../../quizzes/base/terms.ts';

/** How many of the given number of lines the first guided questions leave to the learner. */
const LEFT: readonly ((lines: number) => number)[] = [() => 1, (lines) => Math.ceil(lines / 2)];

/** The lines of a guided question left to the learner: first the last one, then half of them. */
export function linesLeft(question: Question, place: number): readonly LineId[] {
  const lines = linesOf(question);
  return lines.slice(-(LEFT[place]?.(lines.length) ?? lines.length));
}

/** The lines of a guided question that are filled in. */
export function linesShown(question: Question, place: number): Lines {
  const count = skillOf(question.skill).byLines?.count(question);
  const right = count ? countedBy(count) : {};
  const left = linesLeft(question, place);
  return Object.fromEntries(linesOf(question).flatMap((id) => (left.includes(id) ? [] : [[id, right[id] ?? 0]])));
}

/** An answered guided question, judged by the lines left to the learner. */
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
