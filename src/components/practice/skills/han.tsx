import { isByLines } from '../../../quizzes/lines/line.ts';
import { HandPrompt } from '../HandPrompt.tsx';
import { HandWhy } from '../HandWhy.tsx';
import { NumberForm } from '../NumberForm.tsx';
import { SaidNumber } from '../SaidNumber.tsx';
import type { SkillView } from '../view.ts';

/** How many han a hand has. */
export const view: SkillView<'han'> = {
  Prompt: ({ question }) => <HandPrompt hand={question.hand} />,
  Form: NumberForm,
  Said: ({ given }) => <SaidNumber given={isByLines(given) ? (given.sum ?? 0) : given} unit="han" />,
  Why: ({ question }) => <HandWhy question={question} groups={['han']} />,
};
