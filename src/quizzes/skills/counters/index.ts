import * as z from 'zod/mini';
import { type Clause, RIICHI_RULEBOOKS, type SeatNumber } from '../../../engine/riichi/index.ts';
import { attempts } from '../../attempts.ts';
import { formatJson, formatRules, readJson } from '../../link-fields.ts';
import type { Random } from '../../random.ts';
import { type Ruleset, rulesetOf } from '../../ruleset.ts';
import { type Asked, type Order, type Skill, eachOnce, everywhere, wholly } from '../../skill.ts';
import { isObject } from '../../table/read.ts';
import { SEATS, areSeats, isSeat } from '../../table/seats.ts';
import { type Settled, settled } from '../../table/settled.ts';

/** What happened in a hand, as far as counters, sticks and the deal depend on it. */
export type HandEnd =
  | { readonly type: 'win'; readonly winners: readonly SeatNumber[]; readonly discarder?: SeatNumber }
  | { readonly type: 'draw'; readonly tenpai: readonly SeatNumber[] }
  | { readonly type: 'chombo'; readonly seat: SeatNumber };

/** A hand of the sequence, with who was in riichi. */
export type PlayedHand = HandEnd & { readonly riichi: readonly SeatNumber[] };

/** What is asked about the hand that comes next. */
export const AFTER = ['dealer', 'counters', 'bets'] as const;

type CountersQuestion = Asked<'counters'> & {
  /** The hands from the first of the game on; seat 0 is East in it. */
  readonly hands: readonly PlayedHand[];
  readonly ask: (typeof AFTER)[number];
};

const START = [30000, 30000, 30000, 30000] as const;
const MOST_HANDS = 6;
const WORTH = { han: 2, fu: 30 } as const;

function eventOf(hand: PlayedHand): object {
  switch (hand.type) {
    case 'draw':
      return { type: 'draw', tenpai: hand.tenpai };
    case 'chombo':
      return { type: 'chombo', seats: [hand.seat] };
    case 'win': {
      const winners = hand.winners.map((seat) => ({ seat, ...WORTH }));
      return hand.discarder === undefined
        ? { type: 'tsumo', winner: winners[0] }
        : { type: 'ron', discarder: hand.discarder, winners };
    }
  }
}

type Next = Extract<Settled['next'], { kind: 'hand' }>;

/** The table before each hand and after the last one; undefined where one of them cannot be, or ends the game. */
function through(hands: readonly PlayedHand[], ruleset: Ruleset): readonly Settled[] | undefined {
  let table: Next = { kind: 'hand', dealer: 0, roundWind: 'east', counters: 0, bets: 0 };
  const all: Settled[] = [];
  for (const hand of hands) {
    const { dealer, roundWind, counters, bets } = table;
    const end = settled({
      ...rulesetOf(ruleset),
      dealer,
      roundWind,
      counters,
      bets,
      scores: START,
      riichi: hand.riichi,
      event: eventOf(hand),
    });
    if (end?.next.kind !== 'hand') return undefined;
    all.push(end);
    table = end.next;
  }
  return all;
}

const nextOf = (question: CountersQuestion): Next | undefined => {
  const next = through(question.hands, question)?.at(-1)?.next;
  return next?.kind === 'hand' ? next : undefined;
};

/** What the players are called, whoever is East: by the order in which they play from the first hand on. */
export const PLAYERS = ['A', 'B', 'C', 'D'] as const;

/** The counters or sticks that one chooses from. */
export const COUNTS = ['0', '1', '2', '3', '4', '5', '6'] as const;

/** A player who deals, or a number of sticks. */
export type CountersAnswer = (typeof PLAYERS)[number] | (typeof COUNTS)[number];

function solve(question: CountersQuestion): CountersAnswer {
  const next = nextOf(question);
  const { ask } = question;
  if (ask === 'dealer') return PLAYERS[next?.dealer ?? 0];
  return COUNTS.find((count) => Number(count) === next?.[ask]) ?? '0';
}

const isTold = (question: CountersQuestion): boolean =>
  question.ask === 'dealer' || (nextOf(question)?.[question.ask] ?? 0) < COUNTS.length;

function dealHand(random: Random): PlayedHand {
  const riichi = SEATS.filter(() => random.chance(0.25));
  const [a, b, c] = random.shuffled(SEATS) as [SeatNumber, SeatNumber, SeatNumber];
  const type = random.weighted([
    ['ron', 3],
    ['tsumo', 2],
    ['draw', 4],
    ['double', 1],
    ['chombo', 0.6],
  ] as const);
  switch (type) {
    case 'ron':
      return { type: 'win', winners: [a], discarder: b, riichi };
    case 'double':
      return { type: 'win', winners: [a, c], discarder: b, riichi };
    case 'tsumo':
      return { type: 'win', winners: [a], riichi };
    case 'draw':
      return { type: 'draw', tenpai: SEATS.filter((seat) => riichi.includes(seat) || random.chance(0.4)), riichi };
    case 'chombo':
      return { type: 'chombo', seat: a, riichi };
  }
}

const LENGTH: Readonly<Record<Order['level'], number>> = { 1: 2, 2: 3, 3: 4 };
const MOST_TRIES = 60;

function readHand(value: unknown): PlayedHand | undefined {
  if (!isObject(value) || !areSeats(value.riichi)) return undefined;
  const { type, winners, discarder, tenpai, seat } = value;
  const isOne =
    (type === 'win' && areSeats(winners) && winners.length > 0 && (discarder === undefined || isSeat(discarder))) ||
    (type === 'draw' && areSeats(tenpai)) ||
    (type === 'chombo' && isSeat(seat));
  return isOne ? (value as unknown as PlayedHand) : undefined;
}

/** What is on the table, and who deals, after some hands. */
export const counters: Skill<'counters', CountersQuestion, CountersAnswer> = {
  id: 'counters',
  steps: [],
  teaches: ['table:next'],
  answer: z.enum([...PLAYERS, ...COUNTS]),
  format: (question) => {
    const { hands, ask } = question;
    return `${formatRules(question)}&ask=${ask}${formatJson('hands', hands)}`;
  },
  parse: (fields, ruleset) => {
    const ask = AFTER.find((one) => one === fields.get('ask'));
    const given = readJson(fields, 'hands');
    if (!ask || !Array.isArray(given) || given.length === 0 || given.length > MOST_HANDS) return undefined;
    const hands = given.map(readHand);
    if (!hands.every((hand) => hand !== undefined)) return undefined;
    const question = { skill: 'counters', ...ruleset, hands, ask } as const;
    return through(hands, ruleset) && isTold(question) ? { hands, ask } : undefined;
  },
  applies: everywhere,
  make: (random, order) =>
    attempts(MOST_TRIES, () => {
      const hands = Array.from({ length: LENGTH[order.level] }, () => dealHand(random));
      const ask = random.pick(AFTER);
      const question = { skill: 'counters', ...rulesetOf(order), hands, ask } as const;
      return through(hands, order) && isTold(question) ? question : undefined;
    }),
  solve,
  judge: (question, given) => wholly(given === solve(question)),
  facts: ({ hands, ask }) => [`table:next-${ask}-${hands.at(-1)?.type ?? 'draw'}`],
  cites: (question) => {
    const { cite } = RIICHI_RULEBOOKS[question.rules];
    const reasons = (through(question.hands, question) ?? []).flatMap((end) =>
      end.reasons.map((reason): Clause => reason.cite),
    );
    return eachOnce(reasons.length > 0 ? reasons : [cite.dealerStays]);
  },
};

/** The table after each hand, for telling why. */
export const tablesAfter = (question: CountersQuestion): readonly Next[] =>
  (through(question.hands, question) ?? []).flatMap(({ next }) => (next.kind === 'hand' ? [next] : []));
