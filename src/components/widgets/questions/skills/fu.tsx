import { onlyForFu } from '../../../../quizzes/hands/only-fu.ts';
import { isByLines } from '../../../../quizzes/base/lines.ts';
import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { HandPrompt } from '../HandPrompt.tsx';
import { HandWhy } from '../HandWhy.tsx';
import { NumberForm } from '../NumberForm.tsx';
import { GivenNumber } from '../GivenNumber.tsx';
import { handOfQuestion } from '../question-hand.ts';
import { FuSheet } from '../lines/FuSheet.tsx';
import type { SkillView } from '../view.ts';

const shownHand = (question: QuestionOf<'fu'>) => handOfQuestion(question, ['fu'], { shown: onlyForFu(question.hand) });

/** Fu of a hand; unrelated facts are left out. */
export const view: SkillView<'fu'> = {
  hand: shownHand,
  Prompt: ({ question }) => <HandPrompt shownHand={shownHand(question)} />,
  Form: NumberForm,
  Sheet: FuSheet,
  Given: ({ given }) => <GivenNumber given={isByLines(given) ? (given.sum ?? 0) : given} unit="fu" />,
  Why: ({ question }) => <HandWhy question={question} shownHand={shownHand(question)} />,
};
