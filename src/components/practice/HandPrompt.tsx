import type { HandRequest } from '../../engine/riichi/index.ts';
import { Hand } from '../hand/Hand.tsx';
import { layHand } from '../hand/layout.ts';
import { Told } from './Told.tsx';
import { situationOf } from './situation.ts';
import { useSpeech } from './speech.ts';

/** A hand that is asked about, and how it was won. */
export function HandPrompt({ hand }: { readonly hand: HandRequest }) {
  const { words } = useSpeech();
  return (
    <>
      <Told parts={situationOf(hand, words.practice)} />
      <Hand view={layHand(hand)} words={words} lazy={false} />
    </>
  );
}
