import { BOOK_IDS } from '../../src/engine/rulebooks/ids.ts';
import type { Entry } from './ledger.ts';

/** The kind of a file of texts, as caps name it: `ui`, `docs`, `words/penalties`, `words/checkpoints`. */
export const kindOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('words/') ? 2 : 1)
    .join('/');

/** The rulebook that a text belongs to, from the name of its file or its own id. */
export const bookOf = ({ file, id }: Pick<Entry, 'file' | 'id'>): string | undefined =>
  file === 'ui' ? undefined : BOOK_IDS.find((book) => [...file.split('/'), ...id.split('.')].includes(book));

/** A text without markup and braces, cut into words. */
const wordsIn = (text: string): readonly string[] =>
  text.replace(/<[^>]*>|\{\{[^}]*\}\}|[{}[\]"|*_#]/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];

/** How many words of English wait to be said in the language. */
export const wordsLeft = (entries: readonly Entry[]): number =>
  entries.filter(({ standing }) => standing !== 'done').reduce((sum, { english }) => sum + wordsIn(english).length, 0);
