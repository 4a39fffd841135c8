import { caseOf } from '../skills/case.ts';
import { type Shown, addsTo, explain, learnOf, shownBy } from '../mistakes/explain.ts';
import type { Leanings } from '../mistakes/small.ts';
import { isByLines } from '../lines/line.ts';
import type { Case } from '../mistakes/mistake.ts';
import { isInSteps, judgeAnswer, skillOf, smallCauses, wrongsOf } from '../skills/index.ts';
import { type AnyStepId, type McrAnswers, STEPS, type StepAnswers, type StepId } from '../terms.ts';
import { type Stage, askedAt } from './stages.ts';
import type { Answered } from './answered.ts';
import type { Done, Told } from './session.ts';

/** The steps to judge an answer by: those that the stage asks; somebody who answers in one line names no yaku or fan. */
export function askedOf(answered: Answered, stage: Stage): readonly AnyStepId[] {
  if (!isInSteps(answered.skill)) return STEPS;
  const { yaku, fan } = answered.given as StepAnswers & McrAnswers;
  const named = { yaku, fan };
  return askedAt(stage, skillOf(answered.skill).steps).filter(
    (step) => !(step === 'yaku' || step === 'fan') || named[step] !== undefined,
  );
}

/** The steps of a case that were answered: the one that was counted line by line, or those that have a value. */
const answeredIn = ({ given, lines }: Case, asked: readonly AnyStepId[], { skill }: Answered): readonly StepId[] =>
  STEPS.filter((step) =>
    lines ? skillOf(skill).steps.includes(step) : asked.includes(step) && given[step] !== undefined,
  );

/** Judges an answer. */
export const judged = (answered: Answered, asked: readonly AnyStepId[], milliseconds: number): Done => ({
  ...answered,
  verdict: judgeAnswer(answered.question, answered.given, asked),
  milliseconds,
});

/** Judges an answer and names the causes of what is wrong, as likely as earlier answers make them. */
export function tell(answered: Answered, asked: readonly AnyStepId[], milliseconds: number, leanings: Leanings): Told {
  const done = judged(answered, asked, milliseconds);
  const { question, given, verdict } = done;
  const one = caseOf(question, given);
  const isWrong = (step: StepId): boolean =>
    isByLines(given)
      ? !verdict.right
      : verdict.parts.find(({ part }) => part === step || part === 'answer')?.mark === 'wrong';
  const causes = one
    ? answeredIn(one, asked, answered).flatMap((step) => (isWrong(step) ? [[step, explain(step, one, leanings)]] : []))
    : [];
  const small = verdict.right ? [] : smallCauses(question, given, leanings);
  return { ...done, causes: Object.fromEntries(causes) as Told['causes'], small };
}

/** The misconceptions that would have shown in an answer, each with how much of what is wrong it explains. */
export function shownIn(answered: Answered, asked: readonly AnyStepId[], leanings: Leanings): readonly Shown[] {
  const { question, given } = answered;
  const wrongs = wrongsOf(question, given).filter(({ applies }) => applies);
  const isRight = wrongs.length > 0 && judgeAnswer(question, given, asked).right;
  const speaks = (id: string): number => leanings[id] ?? 0;
  const fitting = wrongs.filter(({ fits }) => fits).map(({ id }) => speaks(id));
  const small = wrongs.map(({ id, fits }): Shown => [id, fits && !isRight ? addsTo(speaks(id), fitting) : 0]);
  const one = caseOf(question, given);
  return one ? [...small, ...answeredIn(one, asked, answered).flatMap((step) => shownBy(step, one, leanings))] : small;
}

/** The leanings after an answer. */
export const leaningsAfter = (answered: Answered, asked: readonly AnyStepId[], before: Leanings): Leanings =>
  learnOf(before, shownIn(answered, asked, before));
