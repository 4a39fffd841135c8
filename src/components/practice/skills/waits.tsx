import { Hand } from '../../hand/Hand.tsx';
import { layHand } from '../../hand/layout.ts';
import { Reason } from '../Reason.tsx';
import { TilePick } from '../TilePick.tsx';
import { TileRow } from '../TileRow.tsx';
import { WaitsMissed } from '../WaitsMissed.tsx';
import { useSpeech } from '../speech.ts';
import type { SkillView } from '../view.ts';

/** What a hand that is not won yet lacks for a request; none of it is shown. */
const UNWON = { winningTile: '', by: 'draw', seatWind: 'east', roundWind: 'east' } as const;

/** Which tiles complete a hand. */
export const view: SkillView<'waits'> = {
  Prompt: ({ question: { concealed, melds, rules } }) => (
    <Hand view={layHand({ rules, concealed, melds, ...UNWON })} words={useSpeech().words} lazy={false} />
  ),
  Form: ({ label, send }) => <TilePick label={label} several onAnswer={send} />,
  Said: ({ given }) => <TileRow tiles={given} />,
  Why: ({ question }) => <Reason question={question} text="why.waits" />,
  Apart: WaitsMissed,
};
