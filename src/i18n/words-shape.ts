import { z } from 'astro/zod';
import { placeholders } from '../ui-shape.ts';

/** The words of one file: texts, lists of texts, and entries of either by id. */
export type WordTree = string | WordTree[] | { [id: string]: WordTree };

/** Parts of an entry that each language has for itself and none lacks: other words that a reader may look for. */
export const OWN_PARTS: readonly string[] = ['also', 'search'];

const text = z.string().trim().min(1);
const ownParts = Object.fromEntries(OWN_PARTS.map((part) => [part, text.optional()]));

/** What an English file must be: texts down to the last leaf, none of them empty. */
const wordTree: z.ZodType<WordTree> = z.lazy(() =>
  z.union([text, z.array(wordTree).min(1), z.record(z.string(), wordTree)]),
);

/** What a file must hold in another language: entries that English has, lists as long, the same placeholders; any may be missing. */
function wordsShape(english: WordTree): z.ZodType {
  if (typeof english === 'string')
    return text.refine(
      (own) => placeholders(own) === placeholders(english),
      `placeholders differ from English: ${english}`,
    );
  if (Array.isArray(english)) {
    const [first, ...rest] = english.map(wordsShape);
    return first ? z.tuple([first, ...rest]) : z.never();
  }
  const parts = Object.entries(english)
    .filter(([id]) => !OWN_PARTS.includes(id))
    .map(([id, part]) => [id, wordsShape(part).optional()] as const);
  return z.strictObject({ ...ownParts, ...Object.fromEntries(parts) });
}

/** What is wrong with files of words, given as `ru/penalties`, in the languages of the site. */
export function wordProblems(files: ReadonlyMap<string, unknown>, langs: readonly string[]): readonly string[] {
  return [...files].flatMap(([path, words]) => {
    const [lang = '', ...rest] = path.split('/');
    const english = wordTree.safeParse(files.get(['en', ...rest].join('/')));
    if (!langs.includes(lang)) return [`${path}: there is no language "${lang}"`];
    if (!english.success) return [`${path}: the English words are missing or no tree of texts`];
    const read = wordsShape(english.data).safeParse(words);
    return read.success
      ? []
      : read.error.issues.map(({ path: at, message }) => `${path}, ${at.map(String).join('.')}: ${message}`);
  });
}
