import type { HandRequest } from '../../engine/riichi/index.ts';
import { Hand } from '../hand/Hand.tsx';
import { layHand } from '../hand/layout.ts';
import { Particulars } from './Particulars.tsx';
import { tellSituation } from './situation.ts';
import { useSpeech } from './speech.ts';

/** A hand that is asked about, and how it was won. */
export function HandPrompt({ hand }: { readonly hand: HandRequest }) {
  const { words } = useSpeech();
  return (
    <>
      <Particulars parts={tellSituation(hand, words.practice)} />
      <Hand view={layHand(hand)} words={words} lazy={false} />
    </>
  );
}
