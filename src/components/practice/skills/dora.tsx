import { type Step, isDoraRule } from '../../../engine/riichi/index.ts';
import { mustWin } from '../../../quizzes/hands/win.ts';
import { HandPrompt } from '../HandPrompt.tsx';
import { HandWhy } from '../HandWhy.tsx';
import { NoDora } from '../NoDora.tsx';
import { NumberForm } from '../NumberForm.tsx';
import { SaidNumber } from '../SaidNumber.tsx';
import type { SkillView } from '../view.ts';

const isDoraLine = (step: Step): boolean => step.kind === 'add' && isDoraRule(step.rule);

/** How many han a hand has from dora. */
export const view: SkillView<'dora'> = {
  Prompt: ({ question }) => <HandPrompt hand={question.hand} />,
  Form: NumberForm,
  Said: ({ given }) => <SaidNumber given={given} unit="han" />,
  Why: ({ question }) =>
    mustWin(question.hand).steps.some(isDoraLine) ? (
      <HandWhy question={question} groups={['han']} only={isDoraLine} />
    ) : (
      <NoDora question={question} />
    ),
};
