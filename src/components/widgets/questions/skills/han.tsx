import { isByLines } from '../../../../quizzes/base/lines.ts';
import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { HandPrompt } from '../HandPrompt.tsx';
import { HandWhy } from '../HandWhy.tsx';
import { NumberForm } from '../NumberForm.tsx';
import { GivenNumber } from '../GivenNumber.tsx';
import { handOfQuestion } from '../question-hand.ts';
import { HanSheet } from '../lines/HanSheet.tsx';
import type { SkillView } from '../view.ts';

const shownHand = (question: QuestionOf<'han'>) => handOfQuestion(question, ['han']);

/** Han of a hand. */
export const view: SkillView<'han'> = {
  hand: shownHand,
  Prompt: ({ question }) => <HandPrompt shownHand={shownHand(question)} />,
  Form: NumberForm,
  Sheet: HanSheet,
  Given: ({ given }) => <GivenNumber given={isByLines(given) ? (given.sum ?? 0) : given} unit="han" />,
  Why: ({ question }) => <HandWhy question={question} shownHand={shownHand(question)} />,
};
