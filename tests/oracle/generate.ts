import { dress, nameCalls, redden, tilesOf, writeTiles } from './dress.ts';
import type { Dressed } from './dress.ts';
import { makeRandom } from './random.ts';
import type { Random } from './random.ts';
import { OLDER_IDS, OPTION_VALUES, RULES } from './rules.ts';
import { isPossible, STYLES } from './shapes.ts';
import type { Shape } from './shapes.ts';
import { doraOf, howMany, KINDS, ORPHANS, plain, suitOf } from './tiles.ts';
import type { HandRequest, Options, RulesId, Side, Wind } from './types.ts';

const WINDS: Wind[] = ['east', 'south', 'west', 'north'];
const SIDES: Side[] = ['left', 'across', 'right'];

type Circumstances = Omit<HandRequest, 'rules' | 'concealed' | 'melds' | 'winningTile'>;

function circumstances(random: Random, hand: Dressed): Circumstances {
  const by = random.pick(['discard', 'draw'] as const);
  const closed = hand.melds.every((meld) => meld.form === 'concealed');
  const hasKong = hand.melds.some((meld) => meld.type === 'kong');
  const seatWind = random.chance(0.35) ? 'east' : random.pick(WINDS);
  const roundWind = random.chance(0.8) ? random.pick(WINDS.slice(0, 2)) : random.pick(WINDS);
  const kongsChangeNothing = hand.melds.every(({ type, tiles }) => type !== 'kong' || suitOf(tiles) === 'z');
  const winsAlone = howMany(tilesOf(hand), plain(hand.winningTile)) === 1;

  const firstTurn = hand.melds.length === 0 && (by === 'draw' || seatWind !== 'east') && random.chance(0.08);
  const riichi =
    closed && !firstTurn && random.chance(0.5)
      ? random.pick(['riichi', 'riichi', kongsChangeNothing ? 'double' : 'riichi'] as const)
      : 'none';
  const fourKongs = hand.melds.every(({ type }) => type === 'kong') && hand.melds.length === 4;
  const robs = by === 'discard' && winsAlone && !firstTurn && !fourKongs && random.chance(0.25);
  const robbedKong = isOrphanHand(hand) && random.chance(0.6) ? 'concealed' : 'added';
  const mayBeLate = riichi === 'none' || kongsChangeNothing;
  const afterKong = by === 'draw' && hasKong && !firstTurn && mayBeLate && random.chance(0.3);
  const brokenByNow = hasKong || (robs && robbedKong === 'added');
  const ippatsu = riichi !== 'none' && !afterKong && !(riichi === 'double' && brokenByNow) && random.chance(0.35);
  const tooEarly = firstTurn || (ippatsu && (riichi === 'double' || by === 'discard'));
  const lastTile = !robs && !tooEarly && random.chance(afterKong ? 0.4 : 0.08);
  const counters = random.chance(0.4) ? random.pick([1, 2, 3, 4, 5, 5, 6, 7, 12]) : 0;
  const bets = (riichi === 'none' ? 0 : 1) + (random.chance(0.3) ? random.below(4) : 0);

  const facts: Circumstances = { by, seatWind, roundWind, riichi };
  if (firstTurn) facts.firstTurn = true;
  if (robs) facts.robbedKong = robbedKong;
  if (afterKong) facts.afterKong = true;
  if (ippatsu) facts.ippatsu = true;
  if (lastTile) facts.lastTile = true;
  if (counters > 0) facts.counters = counters;
  if (bets > 0) facts.bets = bets;
  return facts;
}

function isOrphanHand(hand: Dressed): boolean {
  const tiles = tilesOf(hand);
  return ORPHANS.every((orphan) => tiles.includes(orphan)) && tiles.every((tile) => ORPHANS.includes(tile));
}

/** Makes a five among the indicators the red one of its suit, unless the hand has it. */
function reddenIndicators(random: Random, hand: Dressed, ...rows: string[][]): void {
  const reds = [...hand.concealed, hand.winningTile].filter((tile) => tile.startsWith('0')).map(suitOf);
  for (const meld of hand.melds) if (meld.tiles.includes('0')) reds.push(meld.tiles.slice(-1));
  for (const row of rows) {
    row.forEach((tile, at) => {
      const suit = suitOf(tile);
      if (!tile.startsWith('5') || suit === 'z' || reds.includes(suit) || !random.chance(0.3)) return;
      row[at] = `0${suit}`;
      reds.push(suit);
    });
  }
}

/** Indicators from the remaining tiles, some of them aimed at the hand. */
function indicators(random: Random, hand: Dressed, count: number, aimed: number, used: string[]): string[] {
  const shown: string[] = [];
  const inHand = tilesOf(hand);
  const pointing = KINDS.filter((kind) => inHand.includes(doraOf(kind)));
  while (shown.length < count) {
    const tile = random.pick(random.chance(aimed) ? pointing : KINDS);
    if (howMany(used, tile) >= 4) continue;
    used.push(tile);
    shown.push(tile);
  }
  return shown;
}

/** The options that matter most in a style: half of the changed options come from here. */
const TELLING: Record<string, (keyof typeof OPTION_VALUES)[]> = {
  orphans: ['doubleYakumanWaits', 'robConcealedKong', 'renhou', 'yakumanAccumulate'],
  'nine-gates': ['doubleYakumanWaits', 'countedHand', 'renhou'],
  'all-pungs': ['doubleYakumanWaits', 'yakumanAccumulate', 'roundUpMangan'],
  'terminals-honours': ['doubleYakumanWaits', 'yakumanAccumulate', 'doubleWindPairFu'],
  'all-green': ['ryuuiisouHatsu', 'yakumanAccumulate'],
  honours: ['daisuushiiDouble', 'yakumanAccumulate', 'doubleWindPairFu'],
  pao: ['pao', 'paoRon', 'paoCounters', 'daisuushiiDouble', 'yakumanAccumulate'],
  kongs: ['haiteiWithRinshan', 'rinshanTsumoFu', 'roundUpMangan', 'kanDora'],
  everyday: ['openTanyao', 'openPinfuFu', 'pinfuTsumo', 'minimumYakuHanAt5Counters', 'redFives', 'roundUpMangan'],
  'one-suit': ['countedHand', 'uraDora', 'kanUraDora', 'ippatsu'],
};

function randomOverride(random: Random, style: string, own: Options): Partial<Options> {
  const telling = TELLING[style] ?? [];
  const names =
    telling.length > 0 && random.chance(0.6) ? telling : (Object.keys(OPTION_VALUES) as (keyof typeof OPTION_VALUES)[]);
  const name = random.pick(names);
  const others = OPTION_VALUES[name].filter((value) => JSON.stringify(value) !== JSON.stringify(own[name]));
  return { [name]: random.pick<Options[keyof Options]>(others) };
}

/** Spoils a hand by replacing one concealed tile. */
function spoil(random: Random, hand: Dressed): Dressed {
  const free = KINDS.filter((kind) => howMany(tilesOf(hand), kind) < 3);
  const concealed = [...hand.concealed];
  concealed.splice(random.below(concealed.length), 1, random.pick(free));
  return { ...hand, concealed };
}

function possibleShape(random: Random, style: string): Shape {
  const maker = STYLES[style];
  if (maker === undefined) throw new Error(`no such style: ${style}`);
  for (;;) {
    const made = maker(random);
    if (isPossible(made)) return made;
  }
}

/** Makes one valid request in a style: a hand, its circumstances, a rulebook, sometimes with an option changed. */
function generateRequest(random: Random, style: string, ids: readonly RulesId[]): HandRequest {
  const rules = random.pick(ids);
  const options = random.chance(0.4) ? randomOverride(random, style, RULES[rules]) : undefined;
  const shape = possibleShape(random, style);
  const plainHand = dress(random, shape);
  const feeder = shape.pao === undefined ? undefined : random.pick(SIDES);
  const spoiled = feeder === undefined && random.chance(0.04) ? spoil(random, plainHand) : plainHand;
  const hand = redden(random, spoiled, { ...RULES[rules], ...options }.redFives === 4 ? 2 : 1);
  const facts = circumstances(random, hand);

  const used = tilesOf(hand);
  if (facts.robbedKong !== undefined) used.push(...Array<string>(3).fill(plain(hand.winningTile)));
  const unbroken = facts.firstTurn === true || (facts.riichi === 'double' && facts.ippatsu === true);
  const most = unbroken ? 1 : facts.robbedKong === undefined ? 5 : 4;
  const shown = Math.min(most, random.pick(style === 'everyday' ? [1, 1, 1, 1, 1, 2] : [0, 1, 1, 1, 2, 3, 5]));
  const aimed = style === 'everyday' ? 0.1 : 0.5;
  const dora = indicators(random, hand, shown, aimed, used);
  const ura = facts.riichi !== 'none' || random.chance(0.1) ? indicators(random, hand, dora.length, aimed, used) : [];

  reddenIndicators(random, hand, dora, ura);

  const request: HandRequest = {
    rules,
    concealed: writeTiles(hand.concealed),
    melds: nameCalls(random, hand.melds, shape.pao === 'suukantsu' ? undefined : feeder),
    winningTile: hand.winningTile,
    ...facts,
  };
  if (options !== undefined) request.knobs = options;
  if (dora.length > 0) request.doraIndicators = writeTiles(dora);
  if (ura.length > 0) request.uraIndicators = writeTiles(ura);
  if (feeder !== undefined && shape.pao !== undefined) {
    request.liable = [{ from: feeder, pattern: shape.pao }];
    if (request.by === 'discard') request.discarder = random.pick(SIDES);
  }
  return request;
}

/**
 * Makes requests of every style in turn, every fourth an everyday hand; the style is part of the id. The same seed
 * gives the same requests.
 */
export function* generateRequests(
  seed: number,
  count: number,
  ids: readonly RulesId[] = OLDER_IDS,
): Generator<HandRequest> {
  const random = makeRandom(seed);
  const styles = Object.keys(STYLES);
  for (let made = 0; made < count; made += 1) {
    const style = (made % 4 === 0 ? 'everyday' : styles[Math.floor((made * 3) / 4) % styles.length]) ?? 'random';
    yield { id: `${style}-${seed}-${made}`, ...generateRequest(random, style, ids) };
  }
}
