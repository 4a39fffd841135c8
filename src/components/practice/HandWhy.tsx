import { type Win, scoreRequest } from '../../engine/riichi/index.ts';
import { drawWithoutFu } from '../../quizzes/hands/draw-without-fu.ts';
import { winOf } from '../../quizzes/hands/win.ts';
import type { QuestionOf } from '../../quizzes/question.ts';
import { type Ruleset, handUnder } from '../../quizzes/ruleset.ts';
import type { RiichiSkillId } from '../../quizzes/skills/ids.ts';
import type { StepGroup } from '../words/step-groups.ts';
import { Cites } from './Cites.tsx';
import { Lines } from './Lines.tsx';
import { useSpeech } from './speech.ts';

type OfHand = Extract<QuestionOf<RiichiSkillId>, { hand: unknown }>;

interface Props {
  readonly question: OfHand;
  /** The rules that it is scored by, where they are not those in force. */
  readonly by?: Ruleset;
  readonly groups: readonly StepGroup[];
  /** The lines that matter; all without it. */
  readonly only?: (step: Win['steps'][number]) => boolean;
}

/** Why a hand is worth what it is: the engine's own lines; for one without a yaku, that it may not be called. */
export function HandWhy({ question, by = question, groups, only = () => true }: Props) {
  const { practice } = useSpeech().words;
  const hand = handUnder(question.hand, by);
  const win = winOf(hand);
  if (!win) {
    const score = scoreRequest(hand);
    return (
      <>
        <p>{practice['no-yaku']}</p>
        {score.ok && <Lines steps={score.steps} group="han" han={null} fu={null} />}
        <Cites question={question} />
      </>
    );
  }
  const steps = win.steps.filter(only);
  const draw = drawWithoutFu(hand, win, by.rules);
  return (
    <>
      {groups.map((group) => (
        <Lines key={group} steps={steps} group={group} han={win.han} fu={win.fu} drawWithoutFu={draw} />
      ))}
    </>
  );
}
