/** Words that stand in any text and tell nothing of what is sought, in English and Russian. */
const FILLING = new Set(
  'a an the to of in on at is was it its and or by for with и в на с к о а по у за из'.split(' '),
);

/** What is sought without words that tell nothing: a place is found for what it says, not for how often it says “the”. */
export function tellingWords(sought: string): string {
  const telling = sought.split(/\s+/).filter((word) => !FILLING.has(word.toLowerCase()));
  return telling.length > 0 ? telling.join(' ') : sought;
}
