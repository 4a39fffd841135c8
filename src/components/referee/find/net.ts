import { numbersAt, numbersOf, type PackedNumbers } from './bytes.ts';
import type { Likeness } from './likeness.ts';
import { type Placed, type Sequence, UNKNOWN_WORD } from './sequence.ts';
import { slotOf } from './slots.ts';

/** So many numbers stand for what a part of a text says. */
export const WIDTH = 32;
/** So many patterns are looked for, each of a word and its neighbours. */
export const PATTERNS = 96;
/** So many numbers a pattern is held against: those of three words. */
export const SPAN = 3 * WIDTH;
/** So many numbers stand for a whole text: how well each pattern is met, what its words say together, and what it means. */
export const SEEN = PATTERNS + 2 * WIDTH;

/** All that a net is made of, as numbers one after another. */
export interface Net {
  /** What each part of texts says, row by row. */
  readonly parts: Float32Array;
  readonly patterns: Float32Array;
  /** What is added to each pattern. */
  readonly bounds: Float32Array;
  /** What each number of a text says for each card, card by card. */
  readonly cards: Float32Array;
  /** What is added for each card. */
  readonly usual: Float32Array;
}

/** The same for each of these. */
export const ofEach = <Value>(make: (numbers: keyof Net) => Value): Readonly<Record<keyof Net, Value>> => ({
  parts: make('parts'),
  patterns: make('patterns'),
  bounds: make('bounds'),
  cards: make('cards'),
  usual: make('usual'),
});

/** A net, small enough to be fetched. */
export interface PackedNet {
  readonly cards: readonly string[];
  /** How far the slot of each part is from the one before. */
  readonly gaps: string;
  readonly net: Readonly<Record<keyof Net, PackedNumbers>>;
}

/** A text as a net reads it: for each word the rows of its parts, and those of what is meant. */
export interface Rows {
  readonly words: readonly (readonly number[])[];
  readonly meant: readonly number[];
}

/** What is seen of a text: its words as numbers, one empty before and behind; where each pattern is met best; and the whole. */
export interface Seen {
  readonly line: Float32Array;
  readonly peaks: Int32Array;
  readonly whole: Float32Array;
}

function addRow(to: Float32Array, at: number, parts: Float32Array, row: number, share: number): void {
  for (let i = 0; i < WIDTH; i += 1) to[at + i] = (to[at + i] ?? 0) + share * (parts[row * WIDTH + i] ?? 0);
}

/** Looks at a text: at each word with its neighbours for patterns, and at all its words at once, in whatever order. */
export function look({ parts, patterns, bounds }: Net, { words, meant }: Rows): Seen {
  const line = new Float32Array((words.length + 2) * WIDTH);
  const whole = new Float32Array(SEEN);
  const peaks = new Int32Array(PATTERNS).fill(-1);
  const share = 1 / Math.sqrt(words.length);
  words.forEach((rows, place) => {
    for (const row of rows) {
      addRow(line, (place + 1) * WIDTH, parts, row, 1);
      addRow(whole, PATTERNS, parts, row, share);
    }
  });
  for (const row of meant) addRow(whole, PATTERNS + WIDTH, parts, row, 1);
  for (let pattern = 0; pattern < PATTERNS; pattern += 1)
    for (let place = 0; place < words.length; place += 1) {
      let met = bounds[pattern] ?? 0;
      const [from, at] = [pattern * SPAN, place * WIDTH];
      for (let i = 0; i < SPAN; i += 1) met += (patterns[from + i] ?? 0) * (line[at + i] ?? 0);
      if (met <= (whole[pattern] ?? 0)) continue;
      whole[pattern] = met;
      peaks[pattern] = place;
    }
  return { line, peaks, whole };
}

/** How much a text speaks for each card, by what is seen of it. */
export function sumsFor({ cards, usual }: Net, whole: Float32Array): Float32Array {
  return usual.map((sum, card) => {
    for (let i = 0; i < SEEN; i += 1) sum += (cards[card * SEEN + i] ?? 0) * (whole[i] ?? 0);
    return sum;
  });
}

/** Finds the rows of a text by those of its parts; a word of which nothing was learnt has that of unknown ones. */
export function rowsOf({ words, meant }: Sequence, rowOf: (part: string) => number | undefined): Rows {
  const unknown = rowOf(UNKNOWN_WORD);
  const placed = ({ word, kind }: Placed): readonly number[] =>
    [rowOf(word) ?? unknown, kind === undefined ? undefined : rowOf(kind)].filter((row) => row !== undefined);
  return { words: words.map(placed), meant: meant.flatMap((part) => rowOf(part) ?? []) };
}

/** Makes ready a net to be asked how much a text speaks for each card. */
export function netOf({ cards, gaps, net: packed }: PackedNet): (sequence: Sequence) => Likeness {
  const net: Net = ofEach((numbers) => numbersOf(packed[numbers]));
  const rows = new Map(numbersAt(gaps).map((slot, row) => [slot, row] as const));
  const rowOf = (part: string): number | undefined => rows.get(slotOf(part));
  return (sequence) => {
    const sums = sumsFor(net, look(net, rowsOf(sequence, rowOf)).whole);
    return new Map(cards.map((card, place) => [card, sums[place] ?? 0]));
  };
}
