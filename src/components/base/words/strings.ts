import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { ui } from '../../../i18n/strings.ts';

/** Texts, number language and link locale for all parts of an island. */
export interface IslandStrings<Words> {
  readonly words: Words;
  readonly lang: string;
  readonly locale: string | undefined;
}

/** Collects groups of texts from a page's translations, keyed by group. */
export const wordsOf = <Words>(t: { all(): object }, groups: readonly (keyof Words & string)[]): Words =>
  Object.fromEntries(groups.map((group) => [group, ui(t, group)])) as unknown as Words;

/** Creates a context that gives all parts of an island its strings. */
export function makeIslandStrings<Words>(island: string) {
  const Context = createContext<IslandStrings<Words> | undefined>(undefined);
  const useStrings = (): IslandStrings<Words> => {
    const strings = useContext(Context);
    if (!strings) throw new Error(`a part of ${island} stands outside it`);
    return strings;
  };
  return { StringsProvider: Context.Provider, useStrings };
}
