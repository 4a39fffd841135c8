import { mustCount } from '../../../../../quizzes/mcr/hands/count.ts';
import { heldFans } from '../../../../../quizzes/skills/fan-exclusions/index.ts';
import { FanNames } from '../../../fan/FanName.tsx';
import { CountWhy } from '../../CountWhy.tsx';
import { FanForm } from '../../FanForm.tsx';
import { OtherReadingFans } from '../../FansOut.tsx';
import { FansWrong } from '../../FansWrong.tsx';
import { McrHandPrompt } from '../../McrHandPrompt.tsx';
import { mcrHandView } from '../../mcr-hand.ts';
import type { SkillView } from '../../view.ts';

/** Which of the fan present in the tiles count. */
export const view: SkillView<'fan-exclusions'> = {
  hand: mcrHandView,
  Prompt: ({ question }) => <McrHandPrompt hand={question.hand} />,
  Form: ({ question, send }) => <FanForm offered={heldFans(mustCount(question.hand))} repeats={false} send={send} />,
  Choices: ({ question }) => <FanNames fans={heldFans(mustCount(question.hand))} />,
  Given: ({ given }) => <FanNames fans={given} />,
  Why: ({ question }) => (
    <>
      <CountWhy question={question} only={() => true} />
      <OtherReadingFans hand={question.hand} />
    </>
  ),
  Apart: FansWrong,
};
