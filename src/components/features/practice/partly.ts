import { plural } from '../../../i18n/plural.ts';
import { fill } from '../../../i18n/strings.ts';
import { isByLines } from '../../../quizzes/base/lines.ts';
import type { StepAnswers, StepId } from '../../../quizzes/base/terms.ts';
import type { ExplainedAnswer } from '../../../quizzes/games/answered.ts';
import { isInSteps } from '../../../quizzes/games/skills.ts';
import { formatPayment } from '../../base/answer/format-payment.ts';
import { viewOf } from '../../widgets/questions/practice-game.ts';
import type { PracticeStrings } from '../../widgets/questions/strings.ts';

/** The learner's answer to a part in words; '' where he left it blank, and for yaku, which are only ticked. */
export function describePart(part: string, told: ExplainedAnswer, strings: PracticeStrings): string {
  const { formatStep } = viewOf(told.skill);
  if (formatStep) return formatStep(part, told.given, strings.lang);
  const { han, fu, payment } = isInSteps(told.skill) ? (told.given as StepAnswers) : {};
  const { step } = strings.words;
  if (part === 'han' && han !== undefined) return plural(step, 'han', han, strings.lang);
  if (part === 'fu' && fu !== undefined) return fill(step.fu, { n: fu });
  return part === 'payment' && payment ? formatPayment(payment, strings) : '';
}

/** Whether the learner left a step blank. */
export function isBlank(part: string, told: ExplainedAnswer, strings: PracticeStrings): boolean {
  if (!isInSteps(told.skill)) return false;
  const { yaku = [] } = told.given as StepAnswers;
  return part === 'yaku' ? yaku.length === 0 : describePart(part, told, strings) === '';
}

/** What is right of an answer in steps that is not right as a whole, then what was left open and what is wrong; '' where no step is right. */
export function describePartly(told: ExplainedAnswer, strings: PracticeStrings): string {
  const { practice, step } = strings.words;
  const { question, verdict } = told;
  const right = verdict.parts.filter(({ mark }) => mark === 'right');
  if (verdict.right || right.length === 0 || !isInSteps(told.skill) || isByLines(told.given)) return '';
  const name = (part: string): string => practice[`part.${part as StepId}`];
  const limit = viewOf(told.skill).limitOf?.(question);
  const values = right.flatMap(({ part }) => [
    ...(part === 'payment' && limit ? [step[`limit.${limit}`]] : []),
    describePart(part, told, strings) || name(part),
  ]);
  const missed = verdict.parts.filter(({ mark }) => mark === 'wrong').map(({ part }) => part);
  const open = missed.filter((part) => isBlank(part, told, strings));
  const wrong = missed.filter((part) => !open.includes(part));
  const list = new Intl.ListFormat(strings.lang);
  const sentence = (key: 'partly.right' | 'partly.open' | 'partly.wrong', parts: readonly string[]): string =>
    parts.length === 0 ? '' : fill(practice[key], { parts: list.format(parts) });
  return [
    sentence('partly.right', values),
    sentence('partly.open', open.map(name)),
    sentence('partly.wrong', wrong.map(name)),
  ]
    .filter(Boolean)
    .join(' ');
}
