import { winnersOf } from './generate-winners.ts';
import { makeRandom, type Random } from './random.ts';
import { isMcr, OPTION_VALUES, RULEBOOKS } from './rulebooks.ts';
import { othersOf, seatAfter, SEATS } from './seats.ts';
import type { Abort, RiichiRulesId, RulesId, Seat, SettleOptions, SettleRequest, TableEvent, Wind } from './types.ts';

const ALL_RULES: RulesId[] = ['ema-2016', 'samara-2019', 'ema-2012', 'tesuji-2018', 'tenhou', 'mers-2014', 'mcr-2006'];
const ABORTS: Abort[] = ['nine-terminals', 'four-winds', 'four-riichi', 'four-kongs', 'triple-ron'];
const EVENTS: TableEvent['type'][] = ['ron', 'ron', 'ron', 'tsumo', 'tsumo', 'draw', 'draw', 'abort', 'chombo'];

/**
 * Some options changed; the test profile states all of its own. A triple ron aborts where three winners mean a redeal.
 */
function changedOptions(random: Random, rules: RiichiRulesId): Partial<SettleOptions> {
  const changed: Partial<SettleOptions> = rules === 'tenhou' ? { ...RULEBOOKS.tenhou } : {};
  if (random.chance(0.5))
    for (const [name, values] of random.some(Object.entries(OPTION_VALUES), random.between(1, 4)))
      Object.assign(changed, { [name]: random.pick<unknown>(values) });
  if (changed.tripleRon !== undefined || changed.abortiveDraws !== undefined) {
    const inForce = { ...RULEBOOKS[rules], ...changed };
    const others = inForce.abortiveDraws.filter((why) => why !== 'triple-ron');
    changed.abortiveDraws = inForce.tripleRon === 'redeal' ? [...others, 'triple-ron'] : others;
  }
  return changed;
}

/** Scores that make up a full table with its sticks, mostly ordinary, sometimes far below zero. */
function scoresFor(random: Random, total: number): number[] {
  const spread = random.chance(0.2) ? 500 : 150;
  const scores = [0, 0, 0].map(() => Math.round(total / 400) * 100 + random.between(-spread, spread) * 100);
  return [...scores, total - scores.reduce((sum, points) => sum + points, 0)];
}

/** The hand of the game: any, the last one, or the last of a round. */
function momentFor(random: Random, rounds: Wind[]): Pick<SettleRequest, 'roundWind' | 'dealer' | 'firstDealer'> {
  const firstDealer = random.chance(0.5) ? 0 : random.pick(SEATS);
  const given = firstDealer === 0 && random.chance(0.5) ? {} : { firstDealer };
  if (!random.chance(0.35)) return { roundWind: random.pick(rounds), dealer: random.pick(SEATS), ...given };
  const roundWind = random.chance(0.7) ? rounds[rounds.length - 1] : rounds[0];
  return { roundWind: roundWind ?? 'east', dealer: seatAfter(firstDealer, 3), ...given };
}

function mcrEvent(random: Random): TableEvent {
  const seat = random.pick(SEATS);
  const points = random.chance(0.3) ? 8 : random.between(8, 120);
  switch (random.pick(['ron', 'ron', 'tsumo', 'draw', 'false-hu', 'fine'] as const)) {
    case 'ron': {
      const seats = random.some(othersOf(seat), random.pick([1, 1, 1, 2, 3]));
      return { type: 'ron', discarder: seat, winners: seats.map((one, at) => ({ seat: one, points: points + at })) };
    }
    case 'tsumo':
      return { type: 'tsumo', winner: { seat, points } };
    case 'draw':
      return { type: 'draw' };
    case 'false-hu':
      return { type: 'false-hu', seat, shown: random.pick(['nothing', 'below-eight', 'invalid']) };
    case 'fine':
      return { type: 'fine', seat, points: random.pick([5, 10, 20, 30, 60]), to: random.pick(['nobody', 'each']) };
  }
}

function riichiEvent(random: Random, rules: RiichiRulesId, riichi: Seat[], dealer: Seat, counters: number): TableEvent {
  const type = random.pick(EVENTS);
  const common = { rules, riichi, counters };
  if (type === 'ron') {
    const discarder = random.pick(SEATS);
    const seats = random.some(othersOf(discarder), random.pick([1, 1, 2, 2, 3]));
    return { type, discarder, winners: winnersOf(random, { ...common, by: type, seats }) };
  }
  if (type === 'tsumo') {
    const seats = [random.chance(0.4) ? dealer : random.pick(SEATS)];
    const [winner] = winnersOf(random, { ...common, by: type, seats });
    if (winner !== undefined) return { type, winner };
  }
  if (type === 'abort') {
    const lastInRiichi = riichi.includes(seatAfter(dealer, 3));
    const possible = ABORTS.filter(
      (one) => (one !== 'four-riichi' || riichi.length === 4) && (one !== 'nine-terminals' || !lastInRiichi),
    );
    const why = random.pick(possible);
    return { type, why };
  }
  if (type === 'chombo') return { type, seats: random.some(SEATS, random.pick([1, 1, 1, 2, 3])) };
  const ready = SEATS.filter((seat) => (riichi.includes(seat) ? random.chance(0.9) : random.chance(0.4)));
  const tenpai = random.some(ready, ready.length);
  if (!random.chance(0.4)) return { type: 'draw', tenpai };
  return { type: 'draw', tenpai, nagashi: random.some(SEATS, random.pick([0, 1, 1, 2])) };
}

function requestFor(random: Random, books: RiichiRulesId[] | undefined): SettleRequest {
  const rules = books
    ? random.pick(books)
    : random.chance(0.8)
      ? random.pick(ALL_RULES.slice(0, 5))
      : random.pick(ALL_RULES.slice(5));
  if (isMcr(rules)) {
    const moment = momentFor(random, ['east', 'south', 'west', 'north']);
    const scores = [1, 2, 3].map(() => random.between(-150, 150));
    scores.push(-scores.reduce((sum, points) => sum + points, 0));
    return { rules, ...moment, scores, event: mcrEvent(random) };
  }
  const moment = momentFor(random, ['east', 'south']);
  const counters = random.pick([0, 0, 1, 2, 3, 6]);
  const bets = Math.min(random.pick([0, 0, 1, 2, 5]), 4 * counters);
  const riichi = random.some(SEATS, random.pick([0, 0, 1, 1, 2, 3, 4]));
  const knobs = changedOptions(random, rules);
  return {
    rules,
    ...(Object.keys(knobs).length > 0 && { knobs }),
    ...moment,
    scores: scoresFor(random, 120_000 - 1000 * bets),
    ...(counters > 0 || random.chance(0.5) ? { counters } : {}),
    ...(bets > 0 || random.chance(0.5) ? { bets } : {}),
    ...(riichi.length > 0 || random.chance(0.5) ? { riichi } : {}),
    event: riichiEvent(random, rules, riichi, moment.dealer, counters),
  };
}

/** Possible settle requests over all rulebooks, options and events; the same seed gives the same ones. */
export function generateSettles(seed: number, count: number, books?: RiichiRulesId[]): SettleRequest[] {
  const random = makeRandom(seed);
  return Array.from({ length: count }, () => requestFor(random, books));
}
