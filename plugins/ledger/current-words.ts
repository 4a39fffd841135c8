import type { Plugin } from 'vite';
import { without } from './items.ts';
import { CONTENT, ledgerOf, OWN_FILES, sourceOf, staleIn } from './ledger.ts';

/** Words that must stand whole, as nothing on the page says that one of them is English. */
const WHOLE = new Set([...OWN_FILES, 'words/asks', 'words/verdicts']);

/** The words of a file in a language that were made from the English of today, as JSON. */
export function currentWords(json: string, lang: string, file: string, root = CONTENT): string {
  const stale = staleIn(file, lang, root);
  return stale.size === 0 ? json : JSON.stringify(without(JSON.parse(json), stale));
}

/** Leaves stale translations out of what pages and scripts load; English takes their place and says so. */
export const currentWordsOnly = (): Plugin => ({
  name: 'tensu-current-words',
  enforce: 'pre',
  transform(code, id) {
    const [, lang = '', rest = ''] = /\/src\/content\/words\/([^/]+)\/(.+)\.json$/.exec(id.replaceAll('\\', '/')) ?? [];
    const file = `words/${rest}`;
    if (rest === '' || lang === 'en' || WHOLE.has(file)) return undefined;
    for (const path of [sourceOf(file, 'en'), ledgerOf(file, lang)]) this.addWatchFile(`${CONTENT}/${path}`);
    return { code: currentWords(code, lang, file), map: null };
  },
});
