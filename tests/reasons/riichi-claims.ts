import type { Chance, PatternId, ReadingScore, ScoreResult, WhyNot } from '../../src/engine/riichi/index.ts';
import { allReadings } from '../oracle/readings.ts';
import { RULES } from '../oracle/rules.ts';
import { viewOf } from '../oracle/score.ts';
import { isHonour, isOrphan, isTerminal, listTiles, plain, suitOf } from '../oracle/tiles.ts';
import type { Group, HandRequest, Options, View } from '../oracle/types.ts';
import { hasPungOf, isClosedPung, pairs, pungs, waitOf, windTile, yakuOf } from '../oracle/yaku.ts';
import { yakumanOf } from '../oracle/yakuman.ts';

/** Options that let in whatever an option could exclude. */
const ALL_ALLOWED: Partial<Options> = {
  openTanyao: true,
  ippatsu: true,
  pinfuTsumo: true,
  haiteiWithRinshan: true,
  ryuuiisouHatsu: 'none',
  renhou: '5-han',
};
const LARGER: Readonly<Partial<Record<PatternId, string>>> = {
  riichi: 'double-riichi',
  iipeikou: 'ryanpeikou',
  chanta: 'junchan',
  honitsu: 'chinitsu',
};
const CLOSED = ['riichi', 'double-riichi', 'ippatsu', 'menzen-tsumo', 'pinfu', 'iipeikou', 'chiitoitsu', 'ryanpeikou'];
const CLOSED_YAKUMAN = ['kokushi', 'kokushi-13', 'chuuren', 'chuuren-9', 'suuankou', 'suuankou-tanki'];
const WINDS = ['1z', '2z', '3z', '4z'];
const SUITS = ['m', 'p', 's'];

/** The names of all patterns that a reading shows, whether or not an option or a larger pattern excludes them. */
function shown(view: View): Set<string> {
  const names = [true, false].flatMap((doubleYakumanWaits) => {
    const open = { ...view, options: { ...view.options, ...ALL_ALLOWED, doubleYakumanWaits } };
    return [...yakuOf(open), ...yakumanOf(open)].map(({ id }) => id);
  });
  // Without the limit hand these tiles are no hand at all.
  const { robbedKong } = view.request;
  const isNone = view.reading.shape === 'orphans' && robbedKong === 'concealed' && !view.options.robConcealedKong;
  if (isNone) return new Set(names.filter((name) => name !== 'honroutou'));
  const larger = Object.entries(LARGER).flatMap(([small, large]) => (names.includes(large) ? [small] : []));
  return new Set([...names, ...larger]);
}

/** A reading that an answer refers to, and what it shows. */
export interface Seen {
  readonly view: View;
  readonly names: ReadonlySet<string>;
  readonly isLimit: boolean;
}

/** A hand as the oracle sees it: all readings, and the one that the engine counts. */
export interface Witness {
  readonly request: HandRequest;
  readonly all: readonly Seen[];
  readonly counted: Seen;
  /** The engine's own description of the readings. */
  readonly told: readonly ReadingScore[];
}

const spelled = (tiles: readonly string[]): string => [...tiles].sort().join('');
const listed = (sets: string): string =>
  sets
    .split(' ')
    .map((set) => spelled(listTiles(set).map(plain)))
    .sort()
    .join(' ');

/** The reading that an answer describes. */
export function readingOf({ all }: Pick<Witness, 'all'>, told: ReadingScore): Seen | undefined {
  return all.find(({ view: { reading } }) => {
    if (reading.shape === 'orphans') return true;
    const ended = reading.groups.find((one) => one.won)?.tiles ?? [];
    const groups = reading.groups.map(({ tiles }) => spelled(tiles)).sort();
    return groups.join(' ') === listed(told.sets) && spelled(ended) === listed(told.ends);
  });
}

/** Analyses a hand apart from the engine, whose result only says which reading counts; undefined for no hand. */
export function witness(request: HandRequest, result: ScoreResult): Witness | undefined {
  if (!result.ok || result.readings.length === 0) return undefined;
  const options = { ...RULES[request.rules], ...request.knobs };
  const all = allReadings(request).map((reading): Seen => {
    const view = viewOf(request, options, reading);
    return { view, names: shown(view), isLimit: yakumanOf(view).length > 0 };
  });
  const won = result.readings.find((one) => one.won);
  const counted = won && readingOf({ all }, won);
  return counted && { request, all, counted, told: result.readings };
}

/** Whether the event behind a lucky pattern happened. */
function happened(what: Chance, request: HandRequest): boolean {
  const { by, riichi, ippatsu, afterKong, robbedKong, lastTile, firstTurn, seatWind } = request;
  const first = firstTurn === true;
  switch (what) {
    case 'double-riichi':
      return riichi === 'double';
    case 'ippatsu':
      return ippatsu === true;
    case 'rinshan':
      return afterKong === true;
    case 'chankan':
      return robbedKong !== undefined;
    case 'haitei':
      return lastTile === true && by === 'draw';
    case 'houtei':
      return lastTile === true && by === 'discard';
    case 'tenhou':
      return first && by === 'draw' && seatWind === 'east';
    case 'chiihou':
      return first && by === 'draw' && seatWind !== 'east';
    case 'renhou':
      return first && by === 'discard';
    case 'nagashi-mangan':
      return false;
  }
}

const groupsWith = ({ view }: Seen, test: (one: Group) => boolean): number =>
  view.reading.shape === 'standard' ? view.reading.groups.filter(test).length : 0;
const chowsOf = ({ view }: Seen): string[] =>
  view.reading.groups.filter(({ kind }) => kind === 'chow').map(({ tiles }) => tiles[0] ?? '');

/** Whether two of three sets are there: parts of a straight, or the same in three suits. */
const twoOf = (there: readonly boolean[]): boolean => there.filter(Boolean).length === 2;
const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const PAIR_FOR: Readonly<Record<string, (request: HandRequest) => string>> = {
  'yakuhai-white': () => '5z',
  'yakuhai-green': () => '6z',
  'yakuhai-red': () => '7z',
  'yakuhai-seat': ({ seatWind }) => windTile(seatWind),
  'yakuhai-round': ({ roundWind }) => windTile(roundWind),
};

/** Whether a hand really lacks what is stated, and that much of it. */
export function reallyLacks(
  { pattern, lacks, count }: Pick<Extract<WhyNot, { why: 'lacks' }>, 'pattern' | 'lacks' | 'count'>,
  { request, counted }: Witness,
): boolean {
  const { view } = counted;
  const valued = Object.values(PAIR_FOR).map((tile) => tile(request));
  const pair = pairs(view)[0]?.tiles[0] ?? '';
  const fourChows = chowsOf(counted).length === 4;
  switch (lacks) {
    case 'closed-hand':
      return (
        !view.closed &&
        ([...CLOSED, ...CLOSED_YAKUMAN].includes(pattern) ||
          (pattern === 'tanyao' && !view.options.openTanyao && !view.tiles.some(isOrphan)))
      );
    case 'declaration':
      return pattern === 'riichi' && view.closed && request.riichi === 'none';
    case 'own-draw':
      return pattern === 'menzen-tsumo' && view.closed && request.by === 'discard';
    case 'two-sided-wait':
      return view.closed && fourChows && waitOf(view) !== 'two-sided' && !valued.includes(pair);
    case 'plain-pair':
      return view.closed && fourChows && waitOf(view) === 'two-sided' && valued.includes(pair);
    case 'own-wind':
      return WINDS.some((wind) => hasPungOf(view, wind) && !valued.slice(3).includes(wind));
    case 'pung-for-the-pair':
      return PAIR_FOR[pattern]?.(request) === pair;
    case 'sets-of-simples':
      return count === groupsWith(counted, ({ tiles }) => tiles.some(isOrphan));
    case 'sets-with-outside':
      return count === groupsWith(counted, ({ tiles }) => !tiles.some(isOrphan));
    case 'sets-with-terminal':
      return count === groupsWith(counted, ({ tiles }) => !tiles.some(isTerminal));
    case 'sets-of-the-suit': {
      const others = SUITS.map((suit) =>
        groupsWith(counted, ({ tiles: [t = ''] }) => !isHonour(t) && suitOf(t) !== suit),
      );
      return count === Math.min(...others);
    }
    case 'sets-as-pungs':
      return count === chowsOf(counted).length;
    case 'chow-of-the-straight':
      return SUITS.some((suit) => twoOf([1, 4, 7].map((n) => chowsOf(counted).includes(`${String(n)}${suit}`))));
    case 'chow-in-the-third-suit':
      return NINE.some((n) => twoOf(SUITS.map((suit) => chowsOf(counted).includes(`${String(n)}${suit}`))));
    case 'pung-in-the-third-suit':
      return NINE.some((n) => twoOf(SUITS.map((suit) => hasPungOf(view, `${String(n)}${suit}`))));
    case 'pung-by-own-draw': {
      const closed = pungs(view).filter((one) => isClosedPung(view, one)).length;
      const ended = view.reading.groups.some(({ won, kind }) => won && kind === 'pung');
      return ended && request.by === 'discard' && closed === (pattern === 'suuankou' ? 3 : 2);
    }
  }
}

/** Whether a statement about a pattern that a hand lacks is true. */
export function isTrueOf(found: Exclude<WhyNot, { why: 'excluded' }>, seen: Witness): boolean {
  const { pattern } = found;
  const { request, all, counted, told } = seen;
  const shows = (one: Seen): boolean => one.names.has(pattern);
  switch (found.why) {
    case 'limit-hand':
      return counted.isLimit && all.some((one) => one.isLimit && shows(one));
    case 'other-reading':
      return !shows(counted) && all.some(shows) && told.some(({ because }) => because === found.because);
    case 'did-not-happen':
      return found.what === pattern && !happened(found.what, request);
    case 'lacks':
      return !all.some(shows) && reallyLacks(found, seen);
    case 'otherwise':
      return !all.some(shows) && (counted.view.closed || !CLOSED.includes(pattern));
  }
}
