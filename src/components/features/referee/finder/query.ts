import { type Phrase, type Place, placesOf } from './phrases.ts';
import { CLAUSE_END, type Token, tokensOf } from './tokens.ts';
import type { Grammar, Vocabulary } from './vocabulary.ts';

/** A count of minutes, tiles or points. */
export interface Quantity {
  readonly unit: string;
  readonly value: number;
}

/** A parsed query. */
export interface Query {
  /** `riichi`, `-shown` for what was not done, `before:discard`, `after:discard`. */
  readonly concepts: ReadonlySet<string>;
  readonly quantities: readonly Quantity[];
  /** Small numbers, in digits or words, by token index. */
  readonly numbers: ReadonlyMap<number, number>;
  /** Words, without those that are negated or empty. */
  readonly words: readonly Token[];
}

/** Words that change those after them. */
type Reaching = Extract<Grammar, 'not' | 'before' | 'after'>;

/** How far each reaches, in words. */
const REACH: Readonly<Record<Reaching, number>> = { not: 3, before: 5, after: 5 };

/** Concepts that follow from another. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  ron: ['win'],
  tsumo: ['win'],
  hu: ['win'],
  chow: ['call'],
  pung: ['call'],
  kong: ['call'],
};

/** Negation does not remove these: “did not put down the riichi stick” is still about riichi. */
const THINGS: ReadonlySet<string> = new Set(
  'riichi ron tsumo hu chow pung kong call wall dead-wall dora ura kan-dora others own dealer referee flower riichi-tile next-tile substitute exhaustive signal dice new-hand last-discard last-tile liability open-hand'.split(
    ' ',
  ),
);

const SETS = /^\d(?:-?\d){2,3}$/;
const digitsIn = (token: Token): readonly number[] => token.match(/\d/g)?.map(Number) ?? [];

/** Whether digits written like a set (`4-4-5`) are not one; undefined for other tokens. */
function isBadSet(token: Token): boolean | undefined {
  if (!SETS.test(token)) return undefined;
  const digits = digitsIn(token).toSorted((one, other) => one - other);
  if (!token.includes('-') && digits.includes(0)) return undefined;
  const [first = 0, second = 0, third = 0] = digits;
  const isSame = digits.every((digit) => digit === first);
  const isRun = digits.length === 3 && second === first + 1 && third === second + 1;
  return !isSame && !isRun;
}

/** Whether a called tile was swapped for its like or the other end of the chow (kuikae): “took 1 for 1-2-3, threw the 4”. */
function isSwap(tokens: readonly Token[], numbersAt: ReadonlyMap<number, number>): boolean {
  const ranks = [...numbersAt.values()].filter((rank) => rank >= 1 && rank <= 9);
  const run = tokens.find((token) => isBadSet(token) === false);
  if (run === undefined) return ranks.length === 2 && ranks[0] === ranks[1];
  const [low = 0, , high = 0] = digitsIn(run).toSorted((one, other) => one - other);
  const last = ranks.at(-1);
  return last !== undefined && ranks.length >= 2 && (last === high + 1 || last === low - 1 || last === ranks[0]);
}

/** Concepts that follow from counts. */
function fromQuantities(quantities: readonly Quantity[], concepts: ReadonlySet<string>): readonly string[] {
  return quantities.flatMap(({ unit, value }) => {
    const isDropped = ['fell', 'shown', 'wall', 'dead-wall'].some((one) => concepts.has(one));
    if (unit === 'tiles' && value >= 9 && value <= 18 && value !== 13 && !isDropped) return ['wrong-count'];
    if (unit === 'tiles' && isDropped) return [value > 5 ? 'many' : 'few'];
    if (unit === 'points' && value < 8) return ['below-eight'];
    if (unit === 'points' && value >= 100 && value < 1000) return ['poor'];
    return [];
  });
}

/** Finds every place of some phrases in a text. */
type Locate = (phrases: readonly Phrase[]) => readonly Place[];

function makeLocate(tokens: readonly Token[], { beginningWith }: Vocabulary): Locate {
  const possible = new Set(tokens.flatMap(beginningWith));
  return (phrases) => phrases.filter((phrase) => possible.has(phrase)).flatMap((phrase) => placesOf(phrase, tokens));
}

/** The most words between a number and its unit. */
const MOST_BETWEEN = 2;

/** Larger numbers are counts of points. */
const MOST_SMALL = 20;

interface Numeral extends Place {
  readonly value: number;
}

function numeralsIn(tokens: readonly Token[], { numbers, grammar }: Vocabulary, locate: Locate): readonly Numeral[] {
  const endsOf = (kind: Grammar): ReadonlySet<number> => new Set(locate(grammar[kind]).map(({ to }) => to));
  const [above, below, over] = [endsOf('above'), endsOf('below'), endsOf('over')];
  // “Not more than five” is five, “more than five” six.
  const negations = endsOf('not');
  const denied = new Set(
    [...locate(grammar.above), ...locate(grammar.below)].filter(({ from }) => negations.has(from)).map(({ to }) => to),
  );
  const named = numbers.flatMap(({ value, phrases }) => locate(phrases).map((place) => ({ ...place, value })));
  const digits = tokens.flatMap((token, from) =>
    /^\d{1,5}$/.test(token) ? [{ from, to: from + 1, value: Number(token) }] : [],
  );
  return [...named, ...digits].map(({ from, to, value }) => {
    const change = denied.has(from) ? 0 : above.has(from) && !over.has(from) ? 1 : below.has(from) ? -1 : 0;
    return { from, to, value: value + change };
  });
}

function quantitiesIn(numerals: readonly Numeral[], { units }: Vocabulary, locate: Locate): readonly Quantity[] {
  if (numerals.length === 0) return [];
  const counted = units.map(({ id, phrases }) => ({ id, at: locate(phrases) }));
  return numerals.flatMap(({ to, value }) =>
    counted
      .filter(({ at }) => at.some(({ from }) => from >= to && from - to <= MOST_BETWEEN))
      .map(({ id }) => ({ unit: id, value })),
  );
}

const CLOCK = /^(\d{1,2}):(\d\d)$/;
const MOST_LATE = 120;

/** Lateness from two times of day: “the start was at 10, he came at 10:07”. */
function lateBy(tokens: readonly Token[], numerals: readonly Numeral[]): readonly Quantity[] {
  const times = tokens.flatMap((token) => {
    const [, hours, minutes] = CLOCK.exec(token) ?? [];
    return hours === undefined ? [] : [Number(hours) * 60 + Number(minutes)];
  });
  const [one, other] = [...times, ...(times.length === 1 ? numerals.map(({ value }) => value * 60) : [])];
  const value = one === undefined || other === undefined ? 0 : Math.abs(one - other);
  return value > 0 && value <= MOST_LATE ? [{ unit: 'minutes', value }] : [];
}

type Reached = Readonly<Record<Reaching | 'notBehind' | 'noneBehind', readonly boolean[]>>;

/** Marks the tokens of phrases that are negative by themselves, such as `no yaku`; nothing else is read from them. */
function negativePhrases(tokens: readonly Token[], { concepts }: Vocabulary, locate: Locate): readonly boolean[] {
  const used = tokens.map(() => false);
  for (const { from, to } of locate(concepts.flatMap(({ negative }) => negative)))
    for (let i = from; i < to; i += 1) used[i] = true;
  return used;
}

/** Marks for each token whether it is negated, set before or set after. */
function reachIn(tokens: readonly Token[], { grammar }: Vocabulary, used: readonly boolean[], locate: Locate): Reached {
  const isStop = tokens.map((token) => token === CLAUSE_END);
  for (const kind of ['stop', 'before', 'after'] as const)
    for (const place of locate(grammar[kind])) isStop[place.from] = true;
  const reach = (kind: Reaching): readonly boolean[] => {
    const reached = tokens.map(() => false);
    for (const { from, to } of locate(grammar[kind])) {
      if (used[from] === true && kind === 'not') continue;
      for (let i = to; i < to + REACH[kind] && i < tokens.length && isStop[i] !== true; i += 1) reached[i] = true;
    }
    return reached;
  };
  const reachBack = (kind: keyof typeof REACH_BACK): readonly boolean[] => {
    const reached = tokens.map(() => false);
    for (const { from } of locate(grammar[kind])) {
      if (used[from] === true && kind === 'not') continue;
      for (let i = from - 1; i >= 0 && i >= from - REACH_BACK[kind] && isStop[i] !== true; i -= 1) reached[i] = true;
    }
    return reached;
  };
  const already = reachBack('already');
  return {
    not: reach('not'),
    notBehind: reachBack('not'),
    noneBehind: reachBack('none'),
    before: reach('before'),
    after: reach('after').map((isAfter, i) => isAfter || already[i] === true),
  };
}

/** How far each reaches back, as in “discarded already”. */
const REACH_BACK = { already: 2, not: 1, none: 1 } as const;

const SETS_CALLED = ['chow', 'pung', 'kong'];
const WINS_CALLED = ['ron', 'tsumo', 'hu'];

/** Which call came first: “pon… no, ron”. */
function orderOf(at: ReadonlyMap<string, number>): readonly string[] {
  const firstOf = (ids: readonly string[]): number => Math.min(...ids.map((id) => at.get(id) ?? Infinity));
  const [set, win] = [firstOf(SETS_CALLED), firstOf(WINS_CALLED)];
  if (set === Infinity || win === Infinity) return [];
  return [set < win ? 'set-then-win' : 'win-then-set'];
}

const touches = (marks: readonly boolean[], { from }: Place): boolean => marks[from] === true;

/** Parses what somebody typed. */
export function parseQuery(text: string, vocabulary: Vocabulary): Query {
  const tokens = tokensOf(text);
  const locate = makeLocate(tokens, vocabulary);
  const used = negativePhrases(tokens, vocabulary, locate);
  const reached = reachIn(tokens, vocabulary, used, locate);
  const concepts = new Set<string>();
  const unread = new Set<number>();
  const firstAt = new Map<string, number>();
  const negations = new Set(locate(vocabulary.grammar.not).map(({ from }) => from));
  const say = (id: string, place: Place, asItIs = false): void => {
    const isBefore = touches(reached.before, place);
    const isBroken = tokens.some((_, i) => i > place.from && i < place.to && negations.has(i) && used[i] !== true);
    const isNegated =
      !asItIs &&
      (touches(reached.not, place) ||
        touches(reached.noneBehind, place) ||
        isBefore ||
        isBroken ||
        (touches(reached.notBehind, place) && !THINGS.has(id)));
    if (isNegated) concepts.add(`-${id}`);
    if (isBefore) concepts.add(`before:${id}`);
    if (isNegated && !THINGS.has(id)) for (let i = place.from; i < place.to; i += 1) unread.add(i);
    else {
      concepts.add(id);
      if (touches(reached.after, place)) concepts.add(`after:${id}`);
    }
    for (const implied of IMPLIED[id] ?? []) say(implied, place);
  };
  for (const { id, phrases, negative } of vocabulary.concepts) {
    for (const place of locate(phrases)) {
      if (place.to - place.from > 1 || used[place.from] !== true) say(id, place);
      firstAt.set(id, Math.min(place.from, firstAt.get(id) ?? Infinity));
    }
    for (const place of locate(negative)) say(id, place, true);
  }
  for (const id of orderOf(firstAt)) concepts.add(id);
  tokens.forEach((token) => {
    if (isBadSet(token) === true) concepts.add('bad-set');
  });
  const numerals = numeralsIn(tokens, vocabulary, locate);
  const late = lateBy(tokens, numerals);
  const quantities = [...quantitiesIn(numerals, vocabulary, locate), ...late];
  if (late.length > 0) concepts.add('late');
  for (const { from } of numerals) unread.add(from);
  if (concepts.has('discard') && (concepts.has('call') || tokens.some((token) => isBadSet(token) === false)))
    if (isSwap(tokens, new Map(numerals.map(({ from, value }) => [from, value])))) concepts.add('swap');
  for (const { from } of locate(vocabulary.grammar.empty)) unread.add(from);
  const words = tokens.filter((token, i) => token !== CLAUSE_END && token.length > 1 && !unread.has(i));
  for (const id of fromQuantities(quantities, concepts)) concepts.add(id);
  const small = numerals.filter(({ to, from, value }) => to - from === 1 && value > 1 && value <= MOST_SMALL);
  const numbers = new Map(small.map(({ from, value }) => [from, value] as const));
  return { concepts, quantities, numbers, words };
}
