import { fill } from '../../../../i18n/strings.ts';
import { onlyForFu } from '../../../../quizzes/hands/only-fu.ts';
import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { HandPrompt } from '../HandPrompt.tsx';
import { PairWaitForm } from '../PairWaitForm.tsx';
import { PairWaitLines } from '../PairWaitLines.tsx';
import { PARTS, isFuOf } from '../pair-and-wait.ts';
import { useStrings } from '../strings.ts';
import { handOfQuestion } from '../question-hand.ts';
import type { SkillView } from '../view.ts';

const shownHand = (question: QuestionOf<'pair-wait'>) =>
  handOfQuestion(question, ['fu'], {
    shown: onlyForFu(question.hand),
    only: (step) => PARTS.some((part) => isFuOf(part)(step)),
  });

/** Fu of a pair and a wait; unrelated facts are left out. */
export const view: SkillView<'pair-wait'> = {
  hand: shownHand,
  Prompt: ({ question }) => <HandPrompt shownHand={shownHand(question)} />,
  Form: PairWaitForm,
  Given: ({ given }) => <>{fill(useStrings().words.practice['said.pair-wait'], { ...given })}</>,
  Why: ({ question }) => <PairWaitLines question={question} shownHand={shownHand(question)} />,
};
