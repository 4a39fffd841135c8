import { type Step, isDoraRule } from '../../../../engine/riichi/index.ts';
import { mustWin } from '../../../../quizzes/hands/win.ts';
import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { HandPrompt } from '../HandPrompt.tsx';
import { HandWhy } from '../HandWhy.tsx';
import { NoDora } from '../NoDora.tsx';
import { NumberForm } from '../NumberForm.tsx';
import { GivenNumber } from '../GivenNumber.tsx';
import { handOfQuestion } from '../question-hand.ts';
import type { SkillView } from '../view.ts';

const isDoraLine = (step: Step): boolean => step.kind === 'add' && isDoraRule(step.rule);

const shownHand = (question: QuestionOf<'dora'>) => handOfQuestion(question, ['han'], { only: isDoraLine });

/** Han of a hand from dora. */
export const view: SkillView<'dora'> = {
  hand: shownHand,
  Prompt: ({ question }) => <HandPrompt shownHand={shownHand(question)} />,
  Form: NumberForm,
  Given: ({ given }) => <GivenNumber given={given} unit="han" />,
  Why: ({ question }) =>
    mustWin(question.hand).steps.some(isDoraLine) ? (
      <HandWhy question={question} shownHand={shownHand(question)} />
    ) : (
      <NoDora question={question} />
    ),
};
