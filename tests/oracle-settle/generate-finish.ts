import type { FinishRequest, Readings, Substitute } from './finish-types.ts';
import { makeRandom, type Random } from './random.ts';
import { isMcr } from './rulebooks.ts';
import { SEATS } from './seats.ts';
import type { Penalty, RulesId, Seat } from './types.ts';

/** The rulebooks by which a game is finished and a tournament ranked; the test profile is for single hands. */
export const TOURNAMENT_RULES: RulesId[] = ['ema-2016', 'samara-2019', 'ema-2012', 'tesuji-2018', 'mers-2014'];

/** Readings in a request, each with one of its two values; a tie in Mahjong Competition Rules is always split. */
export function readingsFor(random: Random): Readings {
  return {
    ...(random.chance(0.4) && { sharedPlaces: random.pick(['mean', 'best'] as const) }),
    ...(random.chance(0.4) && { tesujiOverallTies: random.pick(['average-place', 'shared'] as const) }),
  };
}

/** Four scores with this sum, often tied or exactly at the start. */
function scoresFor(random: Random, total: number): number[] {
  const quarter = total / 4;
  const step = random.pick([100, 1000, 5000]);
  const by = step * random.between(0, 8);
  const more = step * random.between(0, 8);
  const spreads = [
    [0, 0, 0, 0],
    [by, by, -by, -by],
    [by, by, by, -3 * by],
    [3 * by, -by, -by, -by],
    [by, 0, 0, -by],
    [by, more, -by, -more],
    [by + more, -by, -more, 0],
    [15_000 + by, 5000 - by, -5000 + more, -15_000 - more],
  ];
  const spread = random.some(random.pick(spreads), 4);
  return spread.map((points) => quarter + points);
}

/** At most one substitute of each kind, and none where the text leaves it to the referee. */
function substitutesFor(random: Random, rules: RulesId): Substitute[] {
  if (rules === 'tesuji-2018' || !random.chance(0.35)) return [];
  const [first, second] = random.some(SEATS, 2);
  const found: Substitute[] = [];
  if (first !== undefined && random.chance(0.6))
    found.push({ seat: first, since: 'during', why: random.pick(['ill', 'disqualified']) });
  if (second !== undefined && random.chance(0.6))
    found.push({ seat: second, since: 'start', why: random.pick(['late', 'ill', 'disqualified']) });
  return found;
}

function penaltiesFor(random: Random, rules: RulesId, seats: Seat[]): Penalty[] {
  if (!random.chance(0.4)) return [];
  const amounts = isMcr(rules) ? [5, 10, 20] : [1000, 10_000, 12_000, 20_000];
  return Array.from({ length: random.between(1, 3) }, () => ({
    seat: random.pick(seats),
    points: random.pick(amounts),
    when: isMcr(rules) ? 'before-places' : random.pick(['before-places', 'after-uma'] as const),
    ...(!isMcr(rules) && random.chance(0.5) && { why: 'chombo' as const }),
  }));
}

function requestFor(random: Random, books: RulesId[]): FinishRequest {
  const rules = random.pick(books);
  const substitutes = substitutesFor(random, rules);
  const seats = SEATS.filter((seat) => substitutes.every((one) => one.seat !== seat));
  const penalties = penaltiesFor(random, rules, seats);
  const readings = readingsFor(random);
  // No text says who gets the sticks when a substitute came in during the game.
  const isClear = !isMcr(rules) && substitutes.every(({ since }) => since === 'start');
  const bets = isClear ? random.pick([0, 0, 1, 2, 3, 4]) : 0;
  const total = isMcr(rules) ? 0 : 120_000 - 1000 * bets;
  return {
    rules,
    scores: scoresFor(random, bets % 2 === 1 ? total - 1000 : total).map((points, seat) =>
      bets % 2 === 1 && seat === 0 ? points + 1000 : points,
    ),
    ...(!isMcr(rules) && { bets }),
    ...(penalties.length > 0 && { penalties }),
    ...(substitutes.length > 0 && { substitutes }),
    ...(Object.keys(readings).length > 0 && { readings }),
  };
}

/** Finished games under all tournament rulebooks, with many ties; the same seed gives the same games. */
export function generateFinishes(seed: number, count: number, books = TOURNAMENT_RULES): FinishRequest[] {
  const random = makeRandom(seed);
  return Array.from({ length: count }, () => requestFor(random, books));
}
