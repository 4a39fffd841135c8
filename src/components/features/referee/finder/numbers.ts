import type { Place } from './phrases.ts';
import { CLAUSE_END, type Token } from './tokens.ts';
import type { Locate, Vocabulary } from './vocabulary.ts';

/** The bounds of a number: both the same where it was said, one open after “more than five”. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** A number that was said as it is. */
export const exactly = (n: number): Bounds => ({ least: n, most: n });

/** The number in bounds that is nearest to what was said: 6 for “more than five”, 5 for “not more than five”. */
export const nearestIn = ({ least, most }: Bounds): number => (most === Infinity ? least : most);

/** A number in digits or words, where it stands. */
export interface Numeral extends Place, Bounds {
  readonly said: number;
  /** Whether it is denied, as in “not six”. */
  readonly isDenied: boolean;
}

/** The numbers in a text, in their order. */
export function numeralsIn(
  tokens: readonly Token[],
  { numbers, grammar }: Vocabulary,
  locate: Locate,
): readonly Numeral[] {
  const not = new Set(locate(grammar.not).map(({ to }) => to));
  const endsOf = (kind: keyof typeof grammar): ReadonlySet<number> =>
    new Set(locate(grammar[kind]).map(({ to }) => to));
  const startsOf = (kind: keyof typeof grammar): ReadonlySet<number> =>
    new Set(locate(grammar[kind]).map(({ from }) => from));
  const notBefore = (kind: keyof typeof grammar): ReadonlySet<number> =>
    new Set(locate(grammar[kind]).flatMap(({ from, to }) => (not.has(from) ? [to] : [])));
  const [above, below, over] = [endsOf('above'), endsOf('below'), endsOf('over')];
  const [least, most] = [endsOf('at-least'), endsOf('at-most')];
  const [orMore, orFewer] = [startsOf('or-more'), startsOf('or-fewer')];
  const [notAbove, notBelow] = [notBefore('above'), notBefore('below')];
  const boundsOf = ({ from, to }: Place, said: number): Bounds => {
    if (least.has(from) || notBelow.has(from) || orMore.has(to)) return { least: said, most: Infinity };
    if (most.has(from) || notAbove.has(from) || orFewer.has(to)) return { least: 0, most: said };
    if (above.has(from) && !over.has(from)) return { least: said + 1, most: Infinity };
    return below.has(from) ? { least: 0, most: said - 1 } : exactly(said);
  };
  const named = numbers.flatMap(({ value, phrases }) => locate(phrases).map((place) => ({ ...place, said: value })));
  const digits = tokens.flatMap((token, from) =>
    /^\d{1,5}$/.test(token) ? [{ from, to: from + 1, said: Number(token) }] : [],
  );
  return [...digits, ...named]
    .toSorted((one, other) => one.from - other.from)
    .map((one) => ({
      ...one,
      ...boundsOf(one, one.said),
      isDenied: not.has(one.from) && !least.has(one.from),
    }));
}

/** The most words between a number and what it counts: “6 of his own tiles”. */
const MOST_BETWEEN = 4;

/** What each unit was counted at: “more than five minutes”, “at least 6 tiles”. */
export function countsIn(
  tokens: readonly Token[],
  numerals: readonly Numeral[],
  { units }: Vocabulary,
  locate: Locate,
): ReadonlyMap<string, Numeral> {
  if (numerals.length === 0) return new Map();
  // “Exactly five, not six, of the wall”: the other number is meant.
  const insteadOf = (denied: Numeral | undefined): Numeral | undefined => {
    const others = new Map(numerals.filter(({ isDenied }) => !isDenied).map((one) => [one.from, one]));
    return denied && others.size === 1 ? [...others.values()][0] : undefined;
  };
  // Any other number is meant rather than “one” of “one player showed”, or a whole hand of “three of his 13 tiles”.
  const yielding = ({ from, to, said }: Numeral, at: number): number => {
    const isArticle = said === 1 && at > to && !/^\d/.test(tokens[from] ?? '');
    return isArticle ? 2 * (MOST_BETWEEN + 1) : said === 13 || said === 14 ? MOST_BETWEEN + 1 : 0;
  };
  const counts = new Map<string, Numeral>();
  for (const { id, phrases } of units) {
    // The usual name of what is counted comes first in its list.
    const names = phrases.flatMap((phrase, rank) => locate([phrase]).map(({ from }) => ({ at: from, rank })));
    const following = ({ to }: Numeral) => names.filter(({ at }) => at >= to && at - to <= MOST_BETWEEN);
    const remoteness = (one: Numeral): number =>
      Math.min(
        ...following(one)
          .filter(({ at }) => !tokens.slice(one.to, at).includes(CLAUSE_END))
          .map(({ at, rank }) => (at - one.to + yielding(one, at)) * phrases.length + rank),
      );
    const [nearest] = numerals
      .filter(({ isDenied }) => !isDenied)
      .map((one) => ({ one, far: remoteness(one) }))
      .filter(({ far }) => far < Infinity)
      .toSorted((a, b) => a.far - b.far);
    const counted = nearest?.one ?? insteadOf(numerals.find((one) => one.isDenied && following(one).length > 0));
    if (counted) counts.set(id, counted);
  }
  return counts;
}
