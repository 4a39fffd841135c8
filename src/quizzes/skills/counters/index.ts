import * as z from 'zod/mini';
import { type Clause, RIICHI_RULEBOOKS, type SeatNumber } from '../../../engine/riichi/index.ts';
import { attempts } from '../../base/attempts.ts';
import { formatJson, formatRules, readJson } from '../../skill-kit/link-fields.ts';
import type { Random } from '../../base/random.ts';
import { rulesetOf } from '../../base/ruleset.ts';
import { type Order, type Skill, eachOnce, wholly } from '../../skill-kit/skill.ts';
import { checkTableMisconceptions } from '../../table/misconceptions.ts';
import { isObject } from '../../table/read.ts';
import { SEATS, areSeats, isSeat } from '../../table/seats.ts';
import { COUNTERS_MISCONCEPTIONS } from './misconceptions.ts';
import {
  AFTER,
  COUNTS,
  type CountersAnswer,
  type CountersQuestion,
  type Next,
  PLAYERS,
  type PlayedHand,
  answerBy,
  nextAfter,
  through,
} from './hands.ts';

const MOST_HANDS = 6;

const nextOf = (question: CountersQuestion): Next | undefined => nextAfter(question, question);

const solve = (question: CountersQuestion): CountersAnswer => answerBy(question, nextOf(question)) ?? '0';

/** Whether one of the options answers a question. */
const isTold = (question: CountersQuestion): boolean => answerBy(question, nextOf(question)) !== undefined;

/** The same hands without the last, with another player tenpai in its draw, or with another question. */
function variants(question: CountersQuestion): readonly CountersQuestion[] {
  const { hands, ask } = question;
  const last = hands.at(-1);
  const drawn = (seat: SeatNumber): readonly PlayedHand[] => {
    if (last?.type !== 'draw' || last.riichi.includes(seat)) return [];
    const { tenpai } = last;
    const others = tenpai.includes(seat) ? tenpai.filter((one) => one !== seat) : [...tenpai, seat];
    return [{ ...last, tenpai: others }];
  };
  return [
    ...SEATS.flatMap(drawn).map((hand) => ({ ...question, hands: hands.with(-1, hand) })),
    ...(hands.length > 1 ? [{ ...question, hands: hands.slice(0, -1) }] : []),
    ...AFTER.filter((one) => one !== ask).map((other) => ({ ...question, ask: other })),
  ].filter(isTold);
}

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
const [MOST_TRIES, MOST_TRIES_AIMED] = [60, 600] as const;

/** The ways in which a hand may end, as far as this skill asks. */
const ENDS = ['win', 'draw', 'chombo'] as const;

/** What is asked about each way. */
const EVERY = AFTER.flatMap((ask) => ENDS.map((end) => `table:next-${ask}-${end}` as const));

const factOf = ({ hands, ask }: Pick<CountersQuestion, 'hands' | 'ask'>) =>
  `table:next-${ask}-${hands.at(-1)?.type ?? 'draw'}` as const;

function readHand(value: unknown): PlayedHand | undefined {
  if (!isObject(value) || !areSeats(value.riichi)) return undefined;
  const { type, winners, discarder, tenpai, seat } = value;
  const isOne =
    (type === 'win' && areSeats(winners) && winners.length > 0 && (discarder === undefined || isSeat(discarder))) ||
    (type === 'draw' && areSeats(tenpai)) ||
    (type === 'chombo' && isSeat(seat));
  return isOne ? (value as unknown as PlayedHand) : undefined;
}

/** The counters, sticks and dealer after some hands. */
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
    return isTold(question) ? { hands, ask } : undefined;
  },
  make: (random, order) => {
    const isAimed = EVERY.some((fact) => fact === order.about);
    return attempts(isAimed ? MOST_TRIES_AIMED : MOST_TRIES, () => {
      const hands = Array.from({ length: LENGTH[order.level] }, () => dealHand(random));
      const ask = random.pick(AFTER);
      const question = { skill: 'counters', ...rulesetOf(order), hands, ask } as const;
      if (isAimed && factOf(question) !== order.about) return undefined;
      return isTold(question) ? question : undefined;
    });
  },
  solve,
  judge: (question, given) => wholly(given === solve(question)),
  misconceptions: (question, given, only) => {
    const right = solve(question);
    return checkTableMisconceptions(COUNTERS_MISCONCEPTIONS, {
      question,
      given,
      only,
      isRight: (said) => said === right,
    });
  },
  variants,
  every: () => EVERY,
  facts: (question) => [factOf(question)],
  cites: (question) => {
    const { cite } = RIICHI_RULEBOOKS[question.rules];
    const reasons = (through(question.hands, question) ?? []).flatMap((end) =>
      end.reasons.map((reason): Clause => reason.cite),
    );
    return eachOnce(reasons.length > 0 ? reasons : [cite.dealerStays]);
  },
};

/** The table after each hand, for the explanation. */
export const tablesAfter = (question: CountersQuestion): readonly Next[] =>
  (through(question.hands, question) ?? []).flatMap(({ next }) => (next.kind === 'hand' ? [next] : []));
