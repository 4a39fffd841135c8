import { type Step, isDoraRule } from '../../../../engine/riichi/index.ts';
import { mustWin } from '../../../../quizzes/hands/win.ts';
import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { HandPrompt } from '../HandPrompt.tsx';
import { HandWhy } from '../HandWhy.tsx';
import { NoDora } from '../NoDora.tsx';
import { NumberForm } from '../NumberForm.tsx';
import { SaidNumber } from '../SaidNumber.tsx';
import { askedIn } from '../asked-hand.ts';
import type { SkillView } from '../view.ts';

const isDoraLine = (step: Step): boolean => step.kind === 'add' && isDoraRule(step.rule);

const asked = (question: QuestionOf<'dora'>) => askedIn(question, ['han'], { only: isDoraLine });

/** How many han a hand has from dora. */
export const view: SkillView<'dora'> = {
  hand: asked,
  Prompt: ({ question }) => <HandPrompt asked={asked(question)} />,
  Form: NumberForm,
  Said: ({ given }) => <SaidNumber given={given} unit="han" />,
  Why: ({ question }) =>
    mustWin(question.hand).steps.some(isDoraLine) ? (
      <HandWhy question={question} asked={asked(question)} />
    ) : (
      <NoDora question={question} />
    ),
};
