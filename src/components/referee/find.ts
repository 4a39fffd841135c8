/** What a query is held against: all words of an entry, and the words of its title, which weigh more. */
export interface Entry {
  readonly title: string;
  readonly words: string;
}

/** Words that say nothing about an offence. */
const EMPTY = new Set(
  'a an the to of in on at is was it i my he she his her and or for what if how with и в на я он она что если как мой за с у il lo la di un una e che per le les du des et та що як'.split(
    ' ',
  ),
);

/** The words of a text in lower case, without accents. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Whether a typed word means a word of an entry: its beginning, or another form of it. */
function means(typed: string, word: string): boolean {
  const shortest = Math.min(typed.length, word.length);
  return word.startsWith(typed) || sharedStart(typed, word) >= Math.max(4, shortest - 2);
}

/** Entries that match less than this part of what the best one matches are left out. */
const ENOUGH = 0.6;

/** Makes a search over entries: it returns their positions, the best first, and all of them for an empty query. */
export function makeFinder(entries: readonly Entry[]): (query: string) => readonly number[] {
  const read = entries.map(({ title, words }) => ({ title: wordsOf(title), words: [...new Set(wordsOf(words))] }));
  const all = entries.map((_, position) => position);
  const holds = (words: readonly string[], typed: string): boolean => words.some((word) => means(typed, word));

  return (query) => {
    const typed = wordsOf(query).filter((word) => !EMPTY.has(word));
    if (typed.length === 0) return all;
    const weighed = typed.map((word) => {
      const hits = read.filter(({ words }) => holds(words, word)).length;
      return { word, weight: hits === 0 ? 0 : Math.log(1 + entries.length / hits) };
    });
    const scores = read.map(({ title, words }) =>
      weighed.reduce(
        (sum, { word, weight }) => sum + (holds(words, word) ? weight * (holds(title, word) ? 1.25 : 1) : 0),
        0,
      ),
    );
    const best = Math.max(...scores);
    if (best === 0) return [];
    return all
      .filter((position) => (scores[position] ?? 0) >= best * ENOUGH)
      .sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  };
}
