import {
  type CiteId,
  type Clause,
  RIICHI_RULEBOOKS,
  type RiichiOptions,
  type SeatNumber,
  TABLE_CLAUSES,
  type TableRule,
} from '../../../engine/riichi/index.ts';
import type { TableMisconception } from '../../table/misconceptions.ts';
import {
  type Bend,
  type CountersAnswer,
  type CountersQuestion,
  type Next,
  type PlayedHand,
  answerBy,
  nextAfter,
} from './hands.ts';

type CountersMisconception = TableMisconception<CountersQuestion, CountersAnswer>;
type Place = (question: CountersQuestion) => Clause;

const inRules =
  (rule: CiteId): Place =>
  ({ rules }) =>
    RIICHI_RULEBOOKS[rules].cite[rule];

const atTable =
  (rule: TableRule): Place =>
  ({ rules }) =>
    TABLE_CLAUSES[rules][rule];

/** A learner who expects something else after some hands. */
const bends = (id: string, place: Place, bend: Bend): CountersMisconception => ({
  id,
  place,
  says: (question) => answerBy(question, nextAfter(question, question, bend)),
});

/** A learner who plays by another value of an option. */
const playsBy = (id: string, rule: CiteId, options: Partial<RiichiOptions>): CountersMisconception => ({
  id,
  place: inRules(rule),
  says: (question) =>
    answerBy(question, nextAfter(question, { ...question, knobs: { ...question.knobs, ...options } })),
});

/** The deal passes to the player on East's right. */
const passed = (next: Next, { dealer, roundWind }: Next): Next => ({
  ...next,
  dealer: ((dealer + 1) % 4) as SeatNumber,
  roundWind: dealer === 3 ? 'south' : roundWind,
});

const stayed = (next: Next, { dealer, roundWind }: Next): Next => ({ ...next, dealer, roundWind });

/** How many players in riichi did not win. */
const losersIn = ({ riichi }: PlayedHand, winners: readonly SeatNumber[]): number =>
  riichi.filter((seat) => !winners.includes(seat)).length;

/** Misconceptions about the deal, the counters and the sticks on the table. */
export const COUNTERS_MISCONCEPTIONS: readonly CountersMisconception[] = [
  playsBy('dealer-stays-only-by-win', 'dealerStays', { dealerStays: 'win' }),
  bends('dealer-stays-in-every-draw', inRules('dealerStays'), (next, { type }, before) =>
    type === 'draw' ? stayed(next, before) : next,
  ),
  bends('dealer-must-win-alone', inRules('dealerStays'), (next, hand, before) =>
    hand.type === 'win' && hand.winners.length > 1 && hand.winners.includes(before.dealer)
      ? { ...passed(next, before), counters: 0 }
      : next,
  ),
  playsBy('wins-nearest-only', 'severalRons', { severalRons: 'head-bump', tripleRon: 'head-bump' }),
  playsBy('wins-all-paid', 'severalRons', { severalRons: 'all-paid', tripleRon: 'all-paid' }),
  bends('counters-go-with-deal', atTable('counter-added'), (next, { type }, before) =>
    type === 'draw' && next.dealer !== before.dealer ? { ...next, counters: 0 } : next,
  ),
  bends('no-counter-for-draw', atTable('counter-added'), (next, { type }, { counters }) =>
    type === 'draw' ? { ...next, counters } : next,
  ),
  bends('counters-outlive-win', atTable('counters-go'), (next, { type }, before) =>
    type === 'win' && next.dealer !== before.dealer ? { ...next, counters: before.counters } : next,
  ),
  bends('sticks-back-in-draw', atTable('bets-stay'), (next, { type }, { bets }) =>
    type === 'draw' ? { ...next, bets } : next,
  ),
  bends('sticks-to-dealer-in-draw', atTable('bets-stay'), (next, { type }) =>
    type === 'draw' ? { ...next, bets: 0 } : next,
  ),
  bends('only-own-stick-won', inRules('bets'), (next, hand, { bets }) =>
    hand.type === 'win' ? { ...next, bets: bets + losersIn(hand, hand.winners) } : next,
  ),
  bends('counter-for-chombo', atTable('counters-stay'), (next, { type }) =>
    type === 'chombo' ? { ...next, counters: next.counters + 1 } : next,
  ),
  bends('deal-lost-by-chombo', atTable('after-chombo'), (next, hand, before) =>
    hand.type === 'chombo' && hand.seat === before.dealer ? passed(next, before) : next,
  ),
  bends('sticks-stay-after-chombo', atTable('after-chombo'), (next, { type, riichi }) =>
    type === 'chombo' ? { ...next, bets: next.bets + riichi.length } : next,
  ),
];
