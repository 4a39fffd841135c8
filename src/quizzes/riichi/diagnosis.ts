import { isByLines } from '../lines/line.ts';
import { explain, shownBy, wouldShow } from '../mistakes/explain.ts';
import { type Case, placeOfRule } from '../mistakes/index.ts';
import type { Answered } from '../sitting/answered.ts';
import type { Diagnosis } from '../sitting/diagnosis.ts';
import type { Told } from '../sitting/session.ts';
import { skillOf, solveQuestion } from '../skills/index.ts';
import { type AnyStepId, STEPS, type StepId } from '../terms.ts';
import { caseOf } from './case.ts';
import { creditsOfRiichi } from './credits.ts';
import { like } from './like.ts';

/** The steps of a case that were answered: the one that was counted line by line, or those that have a value. */
const answeredIn = ({ given, lines }: Case, asked: readonly AnyStepId[], { skill }: Answered): readonly StepId[] =>
  STEPS.filter((step) =>
    lines ? skillOf(skill).steps.includes(step) : asked.includes(step) && given[step] !== undefined,
  );

/** What riichi says about answers: the library of misconceptions, held against steps and lines. */
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
    return Object.fromEntries(causes) as Told['causes'];
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
  told: ({ mistake }, { question, given }) => {
    const one = caseOf(question, given);
    return one && { clause: placeOfRule(mistake, one), tiles: mistake.tiles?.(one) ?? [], about: mistake.about?.(one) };
  },
  like: (question) => skillOf(question.skill).variants?.(question) ?? like(question),
  credits: creditsOfRiichi,
};
