import type { Answers, QuestionOf } from '../../../src/quizzes/games/question.ts';
import { oracleSettle } from '../../oracle-settle/settle.ts';
import type { Next, Seat, SettleOptions, SettleRequest } from '../../oracle-settle/types.ts';
import { eventOf } from '../../quizzes/table-answers.ts';
import type { Believers, Says } from './says.ts';

type Hand = QuestionOf<'counters'>['hands'][number];
type Table = Extract<Next, { kind: 'hand' }>;

interface Habit {
  readonly knobs?: Partial<SettleOptions>;
  /** His view of the table after a hand, given the one before. */
  readonly sees?: (after: Table, before: Table, hand: Hand) => Table;
}

const NAMES = ['A', 'B', 'C', 'D'] as const;

function playedThrough({ hands, ask, rules }: QuestionOf<'counters'>, { knobs, sees }: Habit): Answers['counters'] {
  let table: Table = { kind: 'hand', dealer: 0, roundWind: 'east', counters: 0, bets: 0 };
  for (const hand of hands) {
    const { dealer, roundWind, counters, bets } = table;
    const request: SettleRequest = {
      rules,
      dealer,
      roundWind,
      counters,
      bets,
      scores: [30_000, 30_000, 30_000, 30_000],
      riichi: [...hand.riichi],
      event: eventOf(hand),
      ...(knobs && { knobs }),
    };
    const { next } = oracleSettle(request);
    if (next.kind !== 'hand') throw new Error('the game is over');
    table = sees?.(next, table, hand) ?? next;
  }
  return (ask === 'dealer' ? NAMES[table.dealer] : String(table[ask])) as Answers['counters'];
}

const moved = (after: Table, { dealer }: Table): Table => ({ ...after, dealer: ((dealer + 1) % 4) as Seat });

const counting =
  (habit: Habit): Says<'counters'> =>
  (question) =>
    playedThrough(question, habit);

const seeing = (sees: NonNullable<Habit['sees']>): Says<'counters'> => counting({ sees });

/** Learners who replay the hands with one rule wrong, by the second settler. */
export const COUNTERS: Believers<'counters'> = {
  'dealer-stays-only-by-win': counting({ knobs: { dealerStays: 'win' } }),
  'dealer-stays-in-every-draw': seeing((after, { dealer, roundWind }, { type }) =>
    type === 'draw' ? { ...after, dealer, roundWind } : after,
  ),
  'dealer-must-win-alone': seeing((after, before, hand) =>
    hand.type === 'win' && hand.winners.length > 1 && hand.winners.includes(before.dealer)
      ? moved({ ...after, counters: 0 }, before)
      : after,
  ),
  'wins-nearest-only': counting({ knobs: { severalRons: 'head-bump', tripleRon: 'head-bump' } }),
  'wins-all-paid': counting({ knobs: { severalRons: 'all-paid', tripleRon: 'all-paid' } }),
  'counters-go-with-deal': seeing((after, before, { type }) =>
    type === 'draw' && after.dealer !== before.dealer ? { ...after, counters: 0 } : after,
  ),
  'no-counter-for-draw': seeing((after, { counters }, { type }) => (type === 'draw' ? { ...after, counters } : after)),
  'counters-outlive-win': seeing((after, before, { type }) =>
    type === 'win' && after.dealer !== before.dealer ? { ...after, counters: before.counters } : after,
  ),
  'sticks-back-in-draw': seeing((after, { bets }, { type }) => (type === 'draw' ? { ...after, bets } : after)),
  'sticks-to-dealer-in-draw': seeing((after, _, { type }) => (type === 'draw' ? { ...after, bets: 0 } : after)),
  'only-own-stick-won': seeing((after, { bets }, hand) =>
    hand.type === 'win'
      ? { ...after, bets: bets + hand.riichi.filter((seat) => !hand.winners.includes(seat)).length }
      : after,
  ),
  'counter-for-chombo': seeing((after, _, { type }) =>
    type === 'chombo' ? { ...after, counters: after.counters + 1 } : after,
  ),
  'deal-lost-by-chombo': seeing((after, before, hand) =>
    hand.type === 'chombo' && hand.seat === before.dealer ? moved(after, before) : after,
  ),
  'sticks-stay-after-chombo': seeing((after, _, { type, riichi }) =>
    type === 'chombo' ? { ...after, bets: after.bets + riichi.length } : after,
  ),
};
