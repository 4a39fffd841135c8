import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { ui } from '../../../i18n/strings.ts';

/** What every part of an island needs to speak: the words, the language of numbers, the locale of links. */
export interface Speech<Words> {
  readonly words: Words;
  readonly lang: string;
  readonly locale: string | undefined;
}

/** Collects groups of words from a page's translations; the name of each group is a key of the words. */
export const wordsOf = <Words>(t: { all(): object }, groups: readonly (keyof Words & string)[]): Words =>
  Object.fromEntries(groups.map((group) => [group, ui(t, group)])) as unknown as Words;

/** Makes the way to give a language to an island and to ask for it anywhere inside. */
export function makeSpeech<Words>(island: string) {
  const Context = createContext<Speech<Words> | undefined>(undefined);
  const useSpeech = (): Speech<Words> => {
    const speech = useContext(Context);
    if (!speech) throw new Error(`a part of ${island} stands outside it`);
    return speech;
  };
  return { SpeechProvider: Context.Provider, useSpeech };
}
