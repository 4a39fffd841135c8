import { type Bounds, countsIn, exactly, nearestIn, type Numeral, numeralsIn } from './numbers.ts';
import type { Place } from './phrases.ts';
import { isBadSet, type Swap, swapIn } from './sets.ts';
import { CLAUSE_END, type Token, tokensOf } from './tokens.ts';
import { type Grammar, type Locate, makeLocate, type Vocabulary } from './vocabulary.ts';

/** A count of minutes, tiles or points. */
export interface Quantity {
  readonly unit: string;
  readonly value: number;
  readonly bounds: Bounds;
}

/** A parsed query. */
export interface Query {
  /** `riichi`, `-shown` for what was not done, `before:discard`, `after:discard`. */
  readonly concepts: ReadonlySet<string>;
  readonly quantities: readonly Quantity[];
  /** Small numbers, in digits or words, by token index. */
  readonly numbers: ReadonlyMap<number, number>;
  /** How a called tile and the discard after it belong together. */
  readonly swap: Swap | undefined;
  /** Words, without those that are negated or empty. */
  readonly words: readonly Token[];
}

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

/** Larger numbers are counts of points. */
const MOST_SMALL = 20;

const CLOCK = /^(\d{1,2}):(\d\d)$/;
const MOST_LATE = 120;

/** Lateness from two times of day: “the start was at 10, he came at 10:07”. */
function lateBy(tokens: readonly Token[], numerals: readonly Numeral[]): readonly Quantity[] {
  const times = tokens.flatMap((token) => {
    const [, hours, minutes] = CLOCK.exec(token) ?? [];
    return hours === undefined ? [] : [Number(hours) * 60 + Number(minutes)];
  });
  const [one, other] = [...times, ...(times.length === 1 ? numerals.map(({ said }) => said * 60) : [])];
  const value = one === undefined || other === undefined ? 0 : Math.abs(one - other);
  return value > 0 && value <= MOST_LATE ? [{ unit: 'minutes', value, bounds: exactly(value) }] : [];
}

type Reached = Readonly<Record<'not' | 'notBehind' | 'noneBehind' | 'before' | 'after', readonly boolean[]>>;

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
  /** Marks up to `far` words after each phrase of a kind, or before it where that is negative. */
  const reach = (kind: Grammar, far: number): readonly boolean[] => {
    const reached = tokens.map(() => false);
    const step = Math.sign(far);
    for (const { from, to } of locate(grammar[kind])) {
      if (used[from] === true && kind === 'not') continue;
      const first = far > 0 ? to : from - 1;
      for (let i = first; i !== first + far && isStop[i] === false; i += step) reached[i] = true;
    }
    return reached;
  };
  const already = reach('already', -2);
  return {
    not: reach('not', 3),
    notBehind: reach('not', -1),
    noneBehind: reach('none', -1),
    before: reach('before', 5),
    after: reach('after', 5).map((isAfter, i) => isAfter || already[i] === true),
  };
}

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
  if (tokens.some(isBadSet)) concepts.add('bad-set');
  const numerals = numeralsIn(tokens, vocabulary, locate);
  const late = lateBy(tokens, numerals);
  const counts = [...countsIn(tokens, numerals, vocabulary, locate)];
  const quantities = [
    ...counts.map(([unit, one]) => ({ unit, value: nearestIn(one), bounds: { least: one.least, most: one.most } })),
    ...late,
  ];
  if (late.length > 0) concepts.add('late');
  for (const { from } of numerals) unread.add(from);
  const swap = swapIn(tokens, numerals, (id) =>
    locate(vocabulary.concepts.find((one) => one.id === id)?.phrases ?? []),
  );
  if (swap) concepts.add('swap');
  for (const { from } of locate(vocabulary.grammar.empty)) unread.add(from);
  const words = tokens.filter((token, i) => token !== CLAUSE_END && token.length > 1 && !unread.has(i));
  for (const id of fromQuantities(quantities, concepts)) concepts.add(id);
  const numbers = new Map(
    numerals
      .filter(({ from, to }) => to - from === 1)
      .map((one) => [one.from, nearestIn(one)] as const)
      .filter(([, value]) => value > 1 && value <= MOST_SMALL),
  );
  return { concepts, quantities, numbers, swap, words };
}
