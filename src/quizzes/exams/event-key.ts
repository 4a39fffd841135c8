import { digitsOf } from './bits/base32.ts';
import { sha256Of } from './bits/sha256.ts';
import type { Vault } from './vault.ts';

/** Sounds that readers of English, Russian, Ukrainian, Italian and French say alike, each with its Cyrillic letter. */
const lettersOf = (pairs: string): readonly (readonly [latin: string, cyrillic: string])[] =>
  pairs.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]);
const CONSONANTS = lettersOf('bб dд fф kк lл mм nн pп rр sс tт vв');
const VOWELS = lettersOf('aа iи oо');

/** Consonants that are easily heard for each other: no word has both. */
const HEARD_ALIKE = ['bp', 'dt', 'fv', 'mn'] as const;
/** Words that are rude in one of the languages. */
const RUDE = /^(?:fik[ao]|pid.|pis.|sik.|kon.|bit.|pota|sado|roma)$/;

const [WORDS, BYTE] = [1024, 256] as const;
/** Eight words of ten bits, and one that checks them. */
const [DRAWN, ALL] = [8, 9] as const;

const isClear = (one: string, other: string): boolean =>
  one !== other && !HEARD_ALIKE.some((pair) => pair.includes(one) && pair.includes(other));

/** The words of keys, each two open syllables. Keys that were given out hold them: the list never changes. */
export const KEY_WORDS: readonly string[] = CONSONANTS.flatMap(([first]) =>
  VOWELS.flatMap(([second]) =>
    CONSONANTS.filter(([third]) => isClear(first, third)).flatMap(([third]) =>
      VOWELS.map(([fourth]) => first + second + third + fourth),
    ),
  ),
)
  .filter((word) => !RUDE.test(word))
  .slice(0, WORDS);

const wordAt = (bytes: Uint8Array, place: number): string =>
  KEY_WORDS[((bytes[place] ?? 0) * BYTE + (bytes[place + 1] ?? 0)) % WORDS] ?? '';

const checkOf = (words: readonly string[]): string => wordAt(sha256Of(`event-key/${words.join('-')}`), 0);

/** Draws the key of an event: 80 bits as eight words and a check word, joined by hyphens. */
export function drawEventKey(vault: Vault): string {
  const drawn = vault.draw(2 * DRAWN);
  const words = Array.from({ length: DRAWN }, (_, i) => wordAt(drawn, 2 * i));
  return [...words, checkOf(words)].join('-');
}

const isWord = (word: string): boolean => KEY_WORDS.includes(word);

/** Whether a text is a key as it is stored. */
export function isEventKey(key: string): boolean {
  const words = key.split('-');
  return words.length === ALL && words.every(isWord) && checkOf(words.slice(0, DRAWN)) === words[DRAWN];
}

/** Letters as people write a key down from hearing: Cyrillic, accents, `c` for `k`. */
const HEARD: ReadonlyMap<string, string> = new Map([
  ...CONSONANTS.map(([latin, cyrillic]) => [cyrillic, latin] as const),
  ...VOWELS.map(([latin, cyrillic]) => [cyrillic, latin] as const),
  ...lettersOf('іi ck yi wv'),
]);

const heard = (token: string): string =>
  Array.from(token, (letter) => HEARD.get(letter) ?? letter)
    .join('')
    .replaceAll('kh', 'k');

/** The longest text that is searched for a key. */
const LONGEST = 20_000;

/** A key that was read; or why there is none: no words of a key, too few, a mistyped one, or a check that fails. */
export type ReadKey =
  | { readonly ok: true; readonly key: string }
  | { readonly ok: false; readonly why: 'none' | 'short' | 'check' }
  | { readonly ok: false; readonly why: 'word'; readonly word: string };

/** Finds a key in what was typed or pasted, whatever stands around it. Never throws. */
export function readEventKey(text: string): ReadKey {
  const typed =
    text
      .slice(0, LONGEST)
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const tokens = typed.map(heard);
  let [run, longest, isChecked] = [0, 0, false];
  for (const [i, token] of tokens.entries()) {
    run = isWord(token) ? run + 1 : 0;
    longest = Math.max(longest, run);
    if (run < ALL) continue;
    const key = tokens.slice(i + 1 - ALL, i + 1).join('-');
    if (isEventKey(key)) return { ok: true, key };
    isChecked = true;
  }
  if (isChecked) return { ok: false, why: 'check' };
  const known = tokens.filter(isWord).length;
  const wrong = tokens.findIndex((token) => !isWord(token));
  if (known === 0) return { ok: false, why: 'none' };
  return tokens.length === ALL && wrong >= 0
    ? { ok: false, why: 'word', word: typed[wrong] ?? '' }
    : { ok: false, why: 'short' };
}

/** How many digits a commitment has, of five bits each. */
export const COMMITMENT_DIGITS = 24;

/** What a link says of the key: it fits this key and no other, and tells nothing about it. */
export const commitmentTo = (key: string): string => digitsOf(sha256Of(`commitment/${key}`), COMMITMENT_DIGITS);

/** A key in Cyrillic letters, to read aloud. */
export const inCyrillic = (key: string): string =>
  Array.from(key, (letter) => [...CONSONANTS, ...VOWELS].find(([latin]) => latin === letter)?.[1] ?? letter).join('');
