import { type Shown, addsTo, updateEvidence } from '../misconceptions/evidence.ts';
import type { Evidence } from '../misconceptions/small.ts';
import { isInSteps, judgeAnswer, skillOf, smallExplanations, misconceptionChecks } from '../games/skills.ts';
import { type AnyStepId, type McrAnswers, STEPS, type StepAnswers, type Verdict } from '../base/terms.ts';
import { type Stage, askedAt } from './stages.ts';
import type { Answered, GradedAnswer, ExplainedAnswer } from '../games/answered.ts';
import { diagnosisOf, gameWithSkill } from '../games/game.ts';

/** The steps to judge an answer by: those of the stage, without yaku or fan if it was typed in one line. */
export function askedOf(answered: Answered, stage: Stage): readonly AnyStepId[] {
  if (!isInSteps(answered.skill)) return STEPS;
  const { yaku, fan } = answered.given as StepAnswers & McrAnswers;
  const named = { yaku, fan };
  return askedAt(stage, skillOf(answered.skill).steps).filter(
    (step) => !(step === 'yaku' || step === 'fan') || named[step] !== undefined,
  );
}

/** The verdict by another reading of what the rulebook leaves open, if an answer is right by one. */
function rightOtherwise({ skill, question, given }: Answered, asked: readonly AnyStepId[]): Verdict | undefined {
  for (const [reading, other] of gameWithSkill(skill)?.otherwise(question) ?? []) {
    const verdict = other && judgeAnswer(other, given, asked);
    if (verdict?.right) return { ...verdict, reading };
  }
  return undefined;
}

/** Judges an answer; one that follows another reading of what the rulebook leaves open is right. */
export function gradeAnswer(answered: Answered, asked: readonly AnyStepId[], milliseconds: number): GradedAnswer {
  const own = judgeAnswer(answered.question, answered.given, asked);
  return { ...answered, verdict: own.right ? own : (rightOtherwise(answered, asked) ?? own), milliseconds };
}

/** Grades an answer and explains what is wrong, weighing misconceptions by earlier answers. */
export function explainAnswer(
  answered: Answered,
  asked: readonly AnyStepId[],
  milliseconds: number,
  leanings: Evidence,
): ExplainedAnswer {
  const done = gradeAnswer(answered, asked, milliseconds);
  const { question, given, verdict } = done;
  const causes = diagnosisOf(answered.skill)?.causes(done, asked, leanings) ?? {};
  const small = verdict.right ? [] : smallExplanations(question, given, leanings);
  return { ...done, causes, small };
}

/** The misconceptions that an answer could have shown, each with the share of the error it explains. */
export function shownIn(answered: Answered, asked: readonly AnyStepId[], leanings: Evidence): readonly Shown[] {
  const { question, given } = answered;
  const { right: isRight, reading } = gradeAnswer(answered, asked, 0).verdict;
  if (reading) return [];
  const wrongs = misconceptionChecks(question, given).filter(({ applies }) => applies);
  const speaks = (id: string): number => leanings[id] ?? 0;
  const fitting = wrongs.filter(({ fits }) => fits).map(({ id }) => speaks(id));
  const small = wrongs.map(({ id, fits }): Shown => [id, fits && !isRight ? addsTo(speaks(id), fitting) : 0]);
  return [...small, ...(diagnosisOf(answered.skill)?.shown(answered, asked, leanings) ?? [])];
}

/** The leanings after an answer. */
export const evidenceAfter = (answered: Answered, asked: readonly AnyStepId[], before: Evidence): Evidence =>
  updateEvidence(before, shownIn(answered, asked, before));
