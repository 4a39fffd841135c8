import type { HandRequest } from '../../../engine/mcr/index.ts';
import { QuestionTiles } from './HandPrompt.tsx';
import { Particulars } from './Particulars.tsx';
import { mcrHandView, describeMcrSituation } from './mcr-hand.ts';
import { useStrings } from './strings.ts';

/** The MCR hand in question, and how it was won. */
export function McrHandPrompt({ hand }: { readonly hand: HandRequest }) {
  const { practice } = useStrings().words;
  return (
    <>
      <Particulars parts={describeMcrSituation(hand, practice)} />
      <QuestionTiles shownHand={mcrHandView({ hand })} />
    </>
  );
}
