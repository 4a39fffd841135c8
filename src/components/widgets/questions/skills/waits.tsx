import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { AskedTiles } from '../HandPrompt.tsx';
import { Reason } from '../Reason.tsx';
import { TilePick } from '../TilePick.tsx';
import { TileRow } from '../TileRow.tsx';
import { WaitsMissed } from '../WaitsMissed.tsx';
import { askedIn } from '../asked-hand.ts';
import type { SkillView } from '../view.ts';

/** What a hand that is not won yet lacks for a request; none of it is shown. */
const UNWON = { winningTile: '', by: 'draw', seatWind: 'east', roundWind: 'east' } as const;

const asked = ({ concealed, melds, rules }: QuestionOf<'waits'>) =>
  askedIn({ rules, hand: { rules, concealed, melds, ...UNWON } }, []);

/** Which tiles complete a hand. */
export const view: SkillView<'waits'> = {
  hand: asked,
  Prompt: ({ question }) => <AskedTiles asked={asked(question)} />,
  Form: ({ label, send }) => <TilePick label={label} several onAnswer={send} />,
  Said: ({ given }) => <TileRow tiles={given} />,
  Why: ({ question }) => <Reason question={question} text="why.waits" />,
  Apart: WaitsMissed,
};
