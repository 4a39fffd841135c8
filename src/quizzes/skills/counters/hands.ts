import type { SeatNumber } from '../../../engine/riichi/index.ts';
import { type Ruleset, rulesetOf } from '../../base/ruleset.ts';
import type { Asked } from '../../skill-kit/skill.ts';
import { type Settled, settled } from '../../table/settled.ts';

/** What happened in a hand, as far as it affects counters, sticks and the deal. */
export type HandEnd =
  | { readonly type: 'win'; readonly winners: readonly SeatNumber[]; readonly discarder?: SeatNumber }
  | { readonly type: 'draw'; readonly tenpai: readonly SeatNumber[] }
  | { readonly type: 'chombo'; readonly seat: SeatNumber };

/** A hand of the sequence, with who was in riichi. */
export type PlayedHand = HandEnd & { readonly riichi: readonly SeatNumber[] };

/** What is asked about the next hand. */
export const AFTER = ['dealer', 'counters', 'bets'] as const;

/** The counters and sticks on the table, or the dealer, after some hands. */
export type CountersQuestion = Asked<'counters'> & {
  /** The hands from the first of the game on, in which seat 0 is East. */
  readonly hands: readonly PlayedHand[];
  readonly ask: (typeof AFTER)[number];
};

const START = [30000, 30000, 30000, 30000] as const;
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

/** The hand that comes next. */
export type Next = Extract<Settled['next'], { kind: 'hand' }>;

/** The next hand for a learner who settles this one differently. */
export type Bend = (next: Next, hand: PlayedHand, before: Next) => Next;

/** Each hand as settled, with what came next; undefined when one of them is impossible or ends the game. */
export function through(
  hands: readonly PlayedHand[],
  ruleset: Ruleset,
  bend: Bend = (next) => next,
): readonly Settled[] | undefined {
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
    table = bend(end.next, hand, table);
    all.push({ ...end, next: table });
  }
  return all;
}

/** The hand after the last one. */
export function nextAfter({ hands }: CountersQuestion, ruleset: Ruleset, bend?: Bend): Next | undefined {
  const next = through(hands, ruleset, bend)?.at(-1)?.next;
  return next?.kind === 'hand' ? next : undefined;
}

/** The players' names, whoever is East: by the order of play from the first hand on. */
export const PLAYERS = ['A', 'B', 'C', 'D'] as const;

/** The options: how many counters or sticks. */
export const COUNTS = ['0', '1', '2', '3', '4', '5', '6'] as const;

/** A dealer, or a number of sticks. */
export type CountersAnswer = (typeof PLAYERS)[number] | (typeof COUNTS)[number];

/** The answer about the next hand; undefined when it is beyond the options. */
export function answerBy({ ask }: CountersQuestion, next: Next | undefined): CountersAnswer | undefined {
  if (!next) return undefined;
  return ask === 'dealer' ? PLAYERS[next.dealer] : COUNTS.find((count) => Number(count) === next[ask]);
}
