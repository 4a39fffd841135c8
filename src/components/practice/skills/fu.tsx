import { onlyForFu } from '../../../quizzes/hands/only-fu.ts';
import { isByLines } from '../../../quizzes/lines/line.ts';
import { HandPrompt } from '../HandPrompt.tsx';
import { HandWhy } from '../HandWhy.tsx';
import { NumberForm } from '../NumberForm.tsx';
import { SaidNumber } from '../SaidNumber.tsx';
import type { SkillView } from '../view.ts';

/** How many fu a hand has; what they do not depend on is left out. */
export const view: SkillView<'fu'> = {
  Prompt: ({ question }) => <HandPrompt hand={onlyForFu(question.hand)} />,
  Form: NumberForm,
  Said: ({ given }) => <SaidNumber given={isByLines(given) ? (given.sum ?? 0) : given} unit="fu" />,
  Why: ({ question }) => <HandWhy question={question} groups={['fu']} />,
};
