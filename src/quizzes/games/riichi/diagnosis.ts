import { isByLines } from '../../base/lines.ts';
import { explain, shownBy, wouldShow } from '../../misconceptions/explain.ts';
import { type Case, placeOfRule } from '../../misconceptions/index.ts';
import type { Answered, ExplainedAnswer } from '../answered.ts';
import type { Diagnosis } from '../game.ts';
import { skillOf, solveQuestion } from '../skills.ts';
import { type AnyStepId, STEPS, type StepId } from '../../base/terms.ts';
import { caseOf } from './case.ts';
import { creditsOfRiichi } from './credits.ts';
import { variantsOf } from './variants.ts';

/** The steps of a case that were answered: the one that was counted line by line, or those that have a value. */
const answeredIn = ({ given, lines }: Case, asked: readonly AnyStepId[], { skill }: Answered): readonly StepId[] =>
  STEPS.filter((step) =>
    lines ? skillOf(skill).steps.includes(step) : asked.includes(step) && given[step] !== undefined,
  );

/** Diagnoses riichi answers by checking misconceptions against steps and lines. */
export const RIICHI_DIAGNOSIS: Diagnosis = {
  causes: (done, asked, leanings) => {
    const { question, given, verdict } = done;
    const one = caseOf(question, given);
    const isWrong = (step: StepId): boolean =>
      isByLines(given)
        ? !verdict.right
        : verdict.parts.find(({ part }) => part === step || part === 'answer')?.mark === 'wrong';
    const causes = one
      ? answeredIn(one, asked, done).flatMap((step) => (isWrong(step) ? [[step, explain(step, one, leanings)]] : []))
      : [];
    return Object.fromEntries(causes) as ExplainedAnswer['causes'];
  },
  shown: (answered, asked, leanings) => {
    const one = caseOf(answered.question, answered.given);
    return one ? answeredIn(one, asked, answered).flatMap((step) => shownBy(step, one, leanings)) : [];
  },
  shows: (mistake, question) => {
    const one = caseOf(question, solveQuestion(question));
    const { steps } = skillOf(question.skill);
    return one && STEPS.some((step) => steps.includes(step) && wouldShow(mistake, step, one));
  },
  details: ({ mistake }, { question, given }) => {
    const one = caseOf(question, given);
    return one && { clause: placeOfRule(mistake, one), tiles: mistake.tiles?.(one) ?? [], about: mistake.about?.(one) };
  },
  variants: (question) => skillOf(question.skill).variants?.(question) ?? variantsOf(question),
  credits: creditsOfRiichi,
};
