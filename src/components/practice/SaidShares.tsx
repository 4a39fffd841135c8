import type { Shares } from '../../engine/riichi/index.ts';
import { sayShares } from './payment-words.ts';
import { useSpeech } from './speech.ts';

/** A payment as it is said. */
export function SaidShares({ given }: { readonly given: Shares }) {
  const { words, lang } = useSpeech();
  return <>{sayShares(given, words, lang)}</>;
}
