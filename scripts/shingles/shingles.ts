import { hash } from 'node:crypto';

/** How many words in a row make a shingle. */
const WORDS = 7;
/** How many bytes of a shingle's hash are stored: enough to rule out collisions by chance. */
const BYTES = 5;

/** The words of a text in lower case, accents joined to their letters; numbers count as words. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u00AD\u0300-\u036F]/gu, '')
    .replaceAll('ё', 'е')
    .match(/\p{L}+|\p{N}+/gu) ?? [];

const hashOf = (shingle: string): string => hash('sha256', shingle, 'hex').slice(0, 2 * BYTES);

/** Every run of seven words of a text with its hash. */
export function shinglesOf(text: string): { readonly words: string; readonly hash: string }[] {
  const words = wordsOf(text);
  return words.slice(WORDS - 1).map((_, i) => {
    const shingle = words.slice(i, i + WORDS).join(' ');
    return { words: shingle, hash: hashOf(shingle) };
  });
}

/** The hashes as a file: sorted, without duplicates or separators. */
export const packHashes = (hashes: Iterable<string>): Buffer =>
  Buffer.from([...new Set(hashes)].sort().join(''), 'hex');

/** The hashes of such a file. */
export const unpackHashes = (file: Buffer): ReadonlySet<string> =>
  new Set(file.toString('hex').match(new RegExp(`.{${2 * BYTES}}`, 'g')));
