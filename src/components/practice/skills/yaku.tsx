import { HandPrompt } from '../HandPrompt.tsx';
import { HandWhy } from '../HandWhy.tsx';
import { Names } from '../Names.tsx';
import { YakuForm } from '../YakuForm.tsx';
import type { SkillView } from '../view.ts';

/** Which yaku a hand has. */
export const view: SkillView<'yaku'> = {
  Prompt: ({ question }) => <HandPrompt hand={question.hand} />,
  Form: YakuForm,
  Said: ({ given }) => <Names ids={given} />,
  Why: ({ question }) => <HandWhy question={question} groups={['han']} />,
};
