import type { KindOf } from './features.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Words that mean near enough the same, by what they name: `grab* took taken`, `*` for any ending. */
export type WordsOfKinds = Readonly<Record<string, string>>;

/** Reads kinds of words; of a word that is of several, the first language and the longest beginning decide. */
export function kindsOf(languages: readonly WordsOfKinds[]): KindOf {
  const whole = new Map<Token, string>();
  const beginnings: { readonly start: Token; readonly kind: string }[] = [];
  for (const kinds of languages)
    for (const [kind, words] of Object.entries(kinds))
      for (const word of words.split(' ')) {
        const [start = ''] = tokensOf(word.replace('*', ''));
        if (word.endsWith('*')) beginnings.push({ start, kind });
        else if (!whole.has(start)) whole.set(start, kind);
      }
  beginnings.sort((one, other) => other.start.length - one.start.length);
  const known = new Map<Token, string | undefined>();
  return (word) => {
    if (!known.has(word))
      known.set(word, whole.get(word) ?? beginnings.find(({ start }) => word.startsWith(start))?.kind);
    return known.get(word);
  };
}
