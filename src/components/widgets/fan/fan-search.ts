/** A text as it is searched: small letters without accents. */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether what is typed is found in such a text: every word of it begins one; a number is one as a whole; Chinese may stand anywhere. */
export function isFound(typed: string, words: string): boolean {
  const has = words.split(' ');
  return searchable(typed)
    .split(' ')
    .every((word) => {
      if (/^\d+$/.test(word)) return has.includes(word);
      return /\p{Script=Han}/u.test(word) ? words.includes(word) : has.some((one) => one.startsWith(word));
    });
}
