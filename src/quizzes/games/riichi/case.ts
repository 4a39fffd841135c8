import { caseOfHand, caseOfWorth } from '../../misconceptions/case.ts';
import { type LineId, type Lines, idsIn, isByLines, patternOf } from '../../base/lines.ts';
import { sharesInLines } from '../../lines/payment.ts';
import type { Case } from '../../misconceptions/misconception.ts';
import type { Answer, Question, RiichiQuestion } from '../question.ts';
import type { StepAnswers } from '../../base/terms.ts';
import { skillOf } from '../skills.ts';

const namedIn = (lines: Lines) =>
  idsIn(lines).flatMap((id: LineId) => ((lines[id] ?? 0) > 0 ? (patternOf(id) ?? []) : []));

/** What the lines of an answer come to. */
function stepsInLines(question: RiichiQuestion, lines: Lines): StepAnswers {
  if (question.skill === 'payment') return { payment: sharesInLines(lines) };
  const { sum = 0 } = lines;
  return question.skill === 'fu' ? { fu: sum } : { yaku: namedIn(lines), han: sum };
}

/** The steps of a whole hand that were answered: no hand is won without yaku, so where none is named they are blank. */
const filledIn = ({ yaku, ...numbers }: StepAnswers): StepAnswers =>
  yaku && yaku.length > 0 ? { yaku, ...numbers } : numbers;

function stepsIn(question: RiichiQuestion, answer: Answer): StepAnswers | undefined {
  const { steps } = skillOf(question.skill);
  const [only] = steps;
  if (only === undefined) return undefined;
  if (isByLines(answer)) return stepsInLines(question, answer);
  return steps.length > 1 ? filledIn(answer as StepAnswers) : { [only]: answer };
}

/** An answer as a case for the misconceptions; undefined for skills they do not cover. */
export function caseOf(asked: Question, answer: Answer): Case | undefined {
  const question = asked as RiichiQuestion;
  const given = stepsIn(question, answer);
  const lines = isByLines(answer) ? answer : undefined;
  if (!given) return undefined;
  if ('hand' in question) return caseOfHand(question, given, lines);
  return question.skill === 'payment' ? caseOfWorth(question, given, lines) : undefined;
}
