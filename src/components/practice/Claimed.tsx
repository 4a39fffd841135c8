import type { Named } from '../../quizzes/terms.ts';
import { YakuName } from '../words/YakuName.tsx';
import { useSpeech } from './speech.ts';

/** The name of something that may be claimed as a yaku. */
export function Claimed({ id }: { readonly id: Named }) {
  const { words } = useSpeech();
  return id === 'dora' ? <>{words.practice['yaku.dora']}</> : <YakuName id={id} words={words.yaku} />;
}
