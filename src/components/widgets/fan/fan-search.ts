/** Normalises a text for searching: lower case, no accents. */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a query matches such a text: each word must start a word; a number must match exactly; Chinese may match anywhere. */
export function isFound(typed: string, words: string): boolean {
  const has = words.split(' ');
  return searchable(typed)
    .split(' ')
    .every((word) => {
      if (/^\d+$/.test(word)) return has.includes(word);
      return /\p{Script=Han}/u.test(word) ? words.includes(word) : has.some((one) => one.startsWith(word));
    });
}
