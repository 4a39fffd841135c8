import { scoreRequest } from '../../../engine/riichi/index.ts';
import { drawWithoutFu } from '../../../quizzes/hands/draw-without-fu.ts';
import { winOf } from '../../../quizzes/hands/win.ts';
import type { QuestionOf } from '../../../quizzes/games/question.ts';
import type { RiichiSkillId } from '../../../quizzes/base/skill-ids.ts';
import { Cites } from './Cites.tsx';
import { Lines } from './Lines.tsx';
import { type QuestionHand, relevantSteps } from './question-hand.ts';
import { useStrings } from './strings.ts';

interface Props {
  readonly question: Extract<QuestionOf<RiichiSkillId>, { hand: unknown }>;
  readonly shownHand: QuestionHand;
}

/** Explains a hand's value with the engine's own lines; without a yaku, that it cannot win. */
export function HandWhy({ question, shownHand }: Props) {
  const { practice } = useStrings().words;
  const { scored, rules, groups } = shownHand;
  const { view } = shownHand.answered();
  const win = winOf(scored);
  if (!win) {
    const score = scoreRequest(scored);
    return (
      <>
        <p>{practice['no-yaku']}</p>
        {score.ok && <Lines steps={score.steps} group="han" han={null} fu={null} view={view} />}
        <Cites question={question} />
      </>
    );
  }
  const steps = relevantSteps(win, shownHand);
  const draw = drawWithoutFu(scored, win, rules);
  return (
    <>
      {groups.map((group) => (
        <Lines key={group} steps={steps} group={group} han={win.han} fu={win.fu} drawWithoutFu={draw} view={view} />
      ))}
    </>
  );
}
