import { fill } from '../../../i18n/strings.ts';
import { onlyForFu } from '../../../quizzes/hands/only-fu.ts';
import { HandPrompt } from '../HandPrompt.tsx';
import { PairWaitForm } from '../PairWaitForm.tsx';
import { PairWaitLines } from '../PairWaitLines.tsx';
import { useSpeech } from '../speech.ts';
import type { SkillView } from '../view.ts';

/** How many fu a pair and a wait give; what they do not depend on is left out. */
export const view: SkillView<'pair-wait'> = {
  Prompt: ({ question }) => <HandPrompt hand={onlyForFu(question.hand)} />,
  Form: PairWaitForm,
  Said: ({ given }) => <>{fill(useSpeech().words.practice['said.pair-wait'], { ...given })}</>,
  Why: PairWaitLines,
};
