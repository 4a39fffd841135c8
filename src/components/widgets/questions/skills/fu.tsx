import { onlyForFu } from '../../../../quizzes/hands/only-fu.ts';
import { isByLines } from '../../../../quizzes/base/lines.ts';
import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { HandPrompt } from '../HandPrompt.tsx';
import { HandWhy } from '../HandWhy.tsx';
import { NumberForm } from '../NumberForm.tsx';
import { SaidNumber } from '../SaidNumber.tsx';
import { askedIn } from '../asked-hand.ts';
import { FuSheet } from '../lines/FuSheet.tsx';
import type { SkillView } from '../view.ts';

const asked = (question: QuestionOf<'fu'>) => askedIn(question, ['fu'], { shown: onlyForFu(question.hand) });

/** How many fu a hand has; what they do not depend on is left out. */
export const view: SkillView<'fu'> = {
  hand: asked,
  Prompt: ({ question }) => <HandPrompt asked={asked(question)} />,
  Form: NumberForm,
  Sheet: FuSheet,
  Said: ({ given }) => <SaidNumber given={isByLines(given) ? (given.sum ?? 0) : given} unit="fu" />,
  Why: ({ question }) => <HandWhy question={question} asked={asked(question)} />,
};
