import { isByLines } from '../../../../quizzes/base/lines.ts';
import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { HandPrompt } from '../HandPrompt.tsx';
import { HandWhy } from '../HandWhy.tsx';
import { NumberForm } from '../NumberForm.tsx';
import { SaidNumber } from '../SaidNumber.tsx';
import { askedIn } from '../asked-hand.ts';
import { HanSheet } from '../lines/HanSheet.tsx';
import type { SkillView } from '../view.ts';

const asked = (question: QuestionOf<'han'>) => askedIn(question, ['han']);

/** How many han a hand has. */
export const view: SkillView<'han'> = {
  hand: asked,
  Prompt: ({ question }) => <HandPrompt asked={asked(question)} />,
  Form: NumberForm,
  Sheet: HanSheet,
  Said: ({ given }) => <SaidNumber given={isByLines(given) ? (given.sum ?? 0) : given} unit="han" />,
  Why: ({ question }) => <HandWhy question={question} asked={asked(question)} />,
};
