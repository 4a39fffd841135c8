import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { QuestionTiles } from '../HandPrompt.tsx';
import { Reason } from '../Reason.tsx';
import { TilePick } from '../TilePick.tsx';
import { TileRow } from '../TileRow.tsx';
import { WaitsMissed } from '../WaitsMissed.tsx';
import { handOfQuestion } from '../question-hand.ts';
import type { SkillView } from '../view.ts';

/** Request fields that an unfinished hand lacks; none of them are shown. */
const UNWON = { winningTile: '', by: 'draw', seatWind: 'east', roundWind: 'east' } as const;

const shownHand = ({ concealed, melds, rules }: QuestionOf<'waits'>) =>
  handOfQuestion({ rules, hand: { rules, concealed, melds, ...UNWON } }, []);

/** Which tiles complete a hand. */
export const view: SkillView<'waits'> = {
  hand: shownHand,
  Prompt: ({ question }) => <QuestionTiles shownHand={shownHand(question)} />,
  Form: ({ label, send }) => <TilePick label={label} several onAnswer={send} />,
  Given: ({ given }) => <TileRow tiles={given} />,
  Why: ({ question }) => <Reason question={question} text="why.waits" />,
  Apart: WaitsMissed,
};
