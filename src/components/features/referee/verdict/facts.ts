import { type Phrase, type Place, placesOf } from '../finder/phrases.ts';
import { parseQuery } from '../finder/query.ts';
import { CLAUSE_END, type Token, tokensOf } from '../finder/tokens.ts';
import { type Vocabulary, vocabularyOf, type WordsOfConcepts } from '../finder/vocabulary.ts';

/** The bounds of a number: both the same where it was said, one open after “more than five”. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** What was said of one fact: one of its values, or a number. */
export type FactValue = string | Bounds;

/** What is known of an incident, by fact. */
export type Facts = Readonly<Record<string, FactValue>>;

/**
 * How facts are told: for each value the concepts any of which speaks for it, the earlier value first; for a number the unit
 * that counts it, and the concept of a single one.
 */
export type FactList = Readonly<
  Record<
    string,
    { readonly unit: string; readonly single?: string } | { readonly says: Readonly<Record<string, string>> }
  >
>;

/** A number that was said as it is. */
export const exactly = (n: number): Bounds => ({ least: n, most: n });

/** How a called chow or pung and the discard after it belong together. */
export type Swap = 'same' | 'other-end' | 'neither';

const RUN = /^[1-9]-?[1-9]-?[1-9]$/;

/** The relation of a called tile, the run that it made, and the tile discarded after it (kuikae), as far as they are known. */
function swapOf(
  set: readonly number[] | 'chow' | 'pung',
  called: number | undefined,
  discarded: number,
): Swap | undefined {
  if (called !== undefined && called === discarded) return 'same';
  if (set === 'pung') return called === undefined ? undefined : 'neither';
  if (set === 'chow') return called !== undefined && Math.abs(called - discarded) > 3 ? 'neither' : undefined;
  const [low = 0, , high = 0] = set;
  const isOutside = discarded < low - 1 || discarded > high + 1;
  if (called === undefined || !set.includes(called)) return isOutside ? 'neither' : undefined;
  const other = called === low ? high + 1 : called === high ? low - 1 : undefined;
  return other === discarded ? 'other-end' : 'neither';
}

/** The digits of `2-3-4` or `234`, in order. */
const digitsOf = (token: Token): readonly number[] =>
  (token.match(/\d/g) ?? []).map(Number).toSorted((one, other) => one - other);

function swapIn(text: string, { concepts, numbers }: Vocabulary): Swap | undefined {
  const tokens = tokensOf(text);
  const placesOfConcept = (id: string): readonly Place[] =>
    (concepts.find((one) => one.id === id)?.phrases ?? []).flatMap((phrase) => placesOf(phrase, tokens));
  const at = (id: string): readonly number[] => placesOfConcept(id).map(({ to }) => to);
  const discards = at('discard');
  const [chows, pungs] = [at('chow'), at('pung')];
  if (discards.length === 0 || (chows.length === 0 && pungs.length === 0)) return undefined;
  const isRun = (token: Token): boolean => {
    const [a = 0, b = 0, c = 0] = digitsOf(token);
    return RUN.test(token) && b === a + 1 && c === b + 1;
  };
  const run = tokens.find(isRun);
  const words = numbers.flatMap(({ value, phrases }) =>
    phrases.flatMap((phrase) => placesOf(phrase, tokens)).map(({ from }) => ({ from, value })),
  );
  // “One like it” names no tile, “the one of bamboo” does.
  const ones = new Set(placesOfConcept('rank-one').map(({ from }) => from));
  const singles = [
    ...words.filter(({ from, value }) => (value === 1 ? ones.has(from) : value >= 2 && value <= 9)),
    ...tokens.flatMap((token, from) => (/^[1-9]$/.test(token) ? [{ from, value: Number(token) }] : [])),
  ].toSorted((one, other) => one.from - other.from);
  const firstDiscard = Math.min(...discards);
  const isSoonAfter = ({ from }: { readonly from: number }): boolean =>
    from >= firstDiscard && from - firstDiscard <= 3 && !tokens.slice(firstDiscard, from).includes(CLAUSE_END);
  const discarded = singles.find(isSoonAfter);
  if (!discarded) return undefined;
  const called = singles.filter((one) => one !== discarded && one.from < firstDiscard).at(-1)?.value;
  return swapOf(run === undefined ? (chows.length > 0 ? 'chow' : 'pung') : digitsOf(run), called, discarded.value);
}

/** The most words between a number and what it counts: “6 of his own tiles”. */
const MOST_BETWEEN = 4;

/** Numbers in a text with the words that count them, as bounds: “more than five minutes”, “at least 6 tiles”. */
function boundsIn(text: string, { numbers, units, grammar, concepts }: Vocabulary): ReadonlyMap<string, Bounds> {
  const tokens = tokensOf(text);
  const endsOf = (phrases: readonly Phrase[]): ReadonlySet<number> =>
    new Set(phrases.flatMap((phrase) => placesOf(phrase, tokens)).map(({ to }) => to));
  const [above, below, over] = [endsOf(grammar.above), endsOf(grammar.below), endsOf(grammar.over)];
  const phrasesOf = (id: string): readonly Phrase[] =>
    concepts.filter((one) => one.id === id).flatMap(({ phrases, negative }) => [...phrases, ...negative]);
  const startsOf = (id: string): ReadonlySet<number> =>
    new Set(phrasesOf(id).flatMap((phrase) => placesOf(phrase, tokens).map(({ from }) => from)));
  const [least, most] = [endsOf(phrasesOf('at-least')), endsOf(phrasesOf('at-most'))];
  const [orMore, orFewer] = [startsOf('or-more'), startsOf('or-fewer')];
  const named = numbers.flatMap(({ value, phrases }) =>
    phrases.flatMap((phrase) => placesOf(phrase, tokens)).map(({ from, to }) => ({ from, to, value })),
  );
  const digits = tokens.flatMap((token, from) =>
    /^\d{1,3}$/.test(token) ? [{ from, to: from + 1, value: Number(token) }] : [],
  );
  const numerals = [...digits, ...named].toSorted((one, other) => one.from - other.from);
  const denials = endsOf(grammar.not);
  const endsOfDenied = (phrases: readonly Phrase[]): ReadonlySet<number> =>
    new Set(
      phrases
        .flatMap((phrase) => placesOf(phrase, tokens))
        .filter(({ from }) => denials.has(from))
        .map(({ to }) => to),
    );
  const [notAbove, notBelow] = [endsOfDenied(grammar.above), endsOfDenied(grammar.below)];
  const boundsOf = ({ from, to, value }: Place & { readonly value: number }): Bounds => {
    if (least.has(from) || notBelow.has(from) || orMore.has(to)) return { least: value, most: Infinity };
    if (most.has(from) || notAbove.has(from) || orFewer.has(to)) return { least: 0, most: value };
    if (above.has(from) && !over.has(from)) return { least: value + 1, most: Infinity };
    return below.has(from) ? { least: 0, most: value - 1 } : exactly(value);
  };
  const isDenied = ({ from }: { readonly from: number }): boolean => denials.has(from) && !least.has(from);
  // “Exactly five, not six, of the wall”: the other number is meant.
  const insteadOf = (denied: (typeof numerals)[number] | undefined): (typeof numerals)[number] | undefined => {
    const others = new Map(numerals.filter((one) => !isDenied(one)).map((one) => [one.from, one]));
    return denied && others.size === 1 ? [...others.values()][0] : undefined;
  };
  // Any other number is meant rather than “one” of “one player showed”, or a whole hand of “three of his 13 tiles”.
  const yielding = ({ from, to, value }: (typeof numerals)[number], at: number): number => {
    const isArticle = value === 1 && at > to && !/^\d/.test(tokens[from] ?? '');
    return isArticle ? 2 * (MOST_BETWEEN + 1) : value === 13 || value === 14 ? MOST_BETWEEN + 1 : 0;
  };
  const found = new Map<string, Bounds>();
  for (const { id, phrases } of units) {
    // The usual name of what is counted comes first in its list.
    const starts = phrases.flatMap((phrase, rank) => placesOf(phrase, tokens).map(({ from }) => ({ at: from, rank })));
    const isNear = ({ to }: { readonly to: number }): boolean =>
      starts.some(({ at }) => at >= to && at - to <= MOST_BETWEEN);
    const remoteness = (one: (typeof numerals)[number]): number =>
      Math.min(
        ...starts
          .filter(({ at }) => at >= one.to && at - one.to <= MOST_BETWEEN)
          .filter(({ at }) => !tokens.slice(one.to, at).includes(CLAUSE_END))
          .map(({ at, rank }) => (at - one.to + yielding(one, at)) * phrases.length + rank),
      );
    const [nearest] = numerals
      .filter((one) => !isDenied(one))
      .map((one) => ({ one, far: remoteness(one) }))
      .filter(({ far }) => far < Infinity)
      .toSorted((a, b) => a.far - b.far);
    const counted = nearest?.one ?? insteadOf(numerals.find((one) => isNear(one) && isDenied(one)));
    if (counted) found.set(id, boundsOf(counted));
  }
  return found;
}

/** Makes a reader of facts for texts in some languages. */
export function makeFactReader(words: readonly WordsOfConcepts[], list: FactList): (text: string) => Facts {
  const vocabulary = vocabularyOf(words);
  return (text) => {
    const { concepts, quantities } = parseQuery(text, vocabulary);
    const bounds = boundsIn(text, vocabulary);
    const isClock = /\d:\d\d/.test(text);
    const told = Object.entries(list).flatMap(([id, fact]): readonly (readonly [string, FactValue])[] => {
      if ('unit' in fact) {
        // The parser reads two times of day as minutes, too.
        const counted = quantities.find(({ unit }) => unit === fact.unit);
        const value = bounds.get(fact.unit) ?? (counted && isClock ? exactly(counted.value) : undefined);
        if (value) return [[id, value]];
        return fact.single !== undefined && concepts.has(fact.single) ? [[id, exactly(1)]] : [];
      }
      const value = Object.entries(fact.says).find(([, line]) => line.split(' ').some((one) => concepts.has(one)));
      return value ? [[id, value[0]]] : [];
    });
    const swap = swapIn(text, vocabulary);
    return { ...Object.fromEntries(told), ...(swap && { swap }) };
  };
}
