import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { HandPrompt } from '../HandPrompt.tsx';
import { HandWhy } from '../HandWhy.tsx';
import { Names } from '../Names.tsx';
import { YakuForm } from '../YakuForm.tsx';
import { YakuTooMany } from '../YakuTooMany.tsx';
import { handOfQuestion } from '../question-hand.ts';
import type { SkillView } from '../view.ts';

const shownHand = (question: QuestionOf<'yaku'>) => handOfQuestion(question, ['han']);

/** Which yaku a hand has. */
export const view: SkillView<'yaku'> = {
  hand: shownHand,
  Prompt: ({ question }) => <HandPrompt shownHand={shownHand(question)} />,
  Form: YakuForm,
  Given: ({ given }) => <Names ids={given} />,
  Apart: YakuTooMany,
  Why: ({ question }) => <HandWhy question={question} shownHand={shownHand(question)} />,
};
