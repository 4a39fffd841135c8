import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { HandPrompt } from '../HandPrompt.tsx';
import { HandWhy } from '../HandWhy.tsx';
import { Names } from '../Names.tsx';
import { YakuForm } from '../YakuForm.tsx';
import { YakuTooMany } from '../YakuTooMany.tsx';
import { askedIn } from '../asked-hand.ts';
import type { SkillView } from '../view.ts';

const asked = (question: QuestionOf<'yaku'>) => askedIn(question, ['han']);

/** Which yaku a hand has. */
export const view: SkillView<'yaku'> = {
  hand: asked,
  Prompt: ({ question }) => <HandPrompt asked={asked(question)} />,
  Form: YakuForm,
  Said: ({ given }) => <Names ids={given} />,
  Apart: YakuTooMany,
  Why: ({ question }) => <HandWhy question={question} asked={asked(question)} />,
};
