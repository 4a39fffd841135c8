import { LANGUAGES } from '../locales.ts';
import { OWN_PARTS, type WordTree, wordProblems } from './words-shape.ts';

const FOLDER = '../content/words/';
const files = new Map(
  Object.entries(
    import.meta.glob<WordTree>(['../content/words/**/*.json', '!../content/words/*/terms.json'], {
      eager: true,
      import: 'default',
    }),
  ).map(([path, words]) => [path.slice(FOLDER.length).replace(/\.json$/, ''), words] as const),
);

const problems = wordProblems(
  files,
  LANGUAGES.map(({ lang }) => lang),
);
if (problems.length > 0) throw new Error(`src/content/words:\n  ${problems.join('\n  ')}`);

/** A text about data, the language that it is in, and the `lang` of its element where that is not the page's language. */
export interface Told {
  readonly text: string;
  readonly lang: string;
  readonly mark: string | undefined;
}

/** The words about one kind of data, for a reader of one language; a path leads to a text: `'call-order', 'name'`. */
export interface Words {
  /** The text, English where the language lacks it; throws where English lacks it too. */
  readonly tell: (...path: readonly string[]) => Told;
  /** The same, or undefined where English has no such text either. */
  readonly find: (...path: readonly string[]) => Told | undefined;
  /** The texts of a list, none where there is no list. */
  readonly list: (...path: readonly string[]) => readonly Told[];
  /** Whether the language has every text that English has below the path. */
  readonly isWhole: (...path: readonly string[]) => boolean;
}

function at(tree: WordTree | undefined, path: readonly string[]): WordTree | undefined {
  return path.reduce<WordTree | undefined>(
    (found, id) => (typeof found === 'object' ? (found as Record<string, WordTree>)[id] : undefined),
    tree,
  );
}

function textAt(tree: WordTree | undefined, path: readonly string[]): string | undefined {
  const found = at(tree, path);
  return typeof found === 'string' ? found : undefined;
}

function covers(own: WordTree | undefined, english: WordTree | undefined): boolean {
  if (typeof english !== 'object') return english === undefined || own !== undefined;
  return Object.entries(english).every(([id, part]) => OWN_PARTS.includes(id) || covers(at(own, [id]), part));
}

/**
 * The words about `what` (a file of `src/content/words/en/`, without its ending) for a reader of `lang`; throws when
 * there are none.
 */
export function wordsOf(lang: string, what: string): Words {
  const english = files.get(`en/${what}`);
  if (english === undefined) throw new Error(`src/content/words/en/${what}.json is missing`);
  const own = files.get(`${lang}/${what}`);
  const find: Words['find'] = (...path) => {
    const text = textAt(own, path);
    if (text !== undefined) return { text, lang, mark: undefined };
    const fallback = textAt(english, path);
    return fallback === undefined ? undefined : { text: fallback, lang: 'en', mark: 'en' };
  };
  const tell: Words['tell'] = (...path) => {
    const told = find(...path);
    if (!told) throw new Error(`src/content/words/en/${what}.json has no text "${path.join('.')}"`);
    return told;
  };
  return {
    find,
    tell,
    list: (...path) => {
      const texts = at(english, path);
      return Array.isArray(texts) ? texts.map((_, i) => tell(...path, String(i))) : [];
    },
    isWhole: (...path) => covers(at(own, path), at(english, path)),
  };
}

/** A text in every language that has it, in the order of the languages. */
export const inEveryLanguage = (what: string, ...path: readonly string[]): readonly Omit<Told, 'mark'>[] =>
  LANGUAGES.flatMap(({ lang }) => {
    const text = textAt(files.get(`${lang}/${what}`), path);
    return text === undefined ? [] : [{ text, lang }];
  });
