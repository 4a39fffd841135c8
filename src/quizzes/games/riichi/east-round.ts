import type { SeatNumber } from '../../../engine/riichi/index.ts';
import { attempts } from '../../base/attempts.ts';
import { canBeWon } from '../../hands/least.ts';
import type { RiichiQuestion } from '../question.ts';
import { type Random, makeRandom } from '../../base/random.ts';
import { type Ruleset, rulesetOf } from '../../base/ruleset.ts';
import { AFTER, type PlayedHand } from '../../skills/counters/hands.ts';
import type { CountedWinner, WonHand } from '../../skills/several-wins/deal.ts';
import { SEATS } from '../../table/seats.ts';
import { type Settled, settled } from '../../table/settled.ts';

/** The table before a hand: seat 0 was East in the first one. */
type Table = Extract<Settled['next'], { kind: 'hand' }>;

/** A hand of a round, its seats counted from the first East on. */
type Played =
  | { readonly type: 'draw'; readonly tenpai: readonly SeatNumber[]; readonly riichi: readonly SeatNumber[] }
  | (Pick<WonHand, 'event' | 'riichi'> & { readonly type: 'win' });

const START = [30000, 30000, 30000, 30000] as const;
/** A round in which East keeps winning ends here all the same. */
const MOST_HANDS = 8;
/** How many hands lead up to a question about counters or sticks. */
const TOLD_HANDS = 3;
/** From five counters on a rulebook may ask for more than one yaku. */
const MOST_COUNTERS = 4;
const MOST_TRIES = 50;

const HAN = [
  [1, 4],
  [2, 4],
  [3, 3],
  [4, 2],
  [5, 1],
] as const;
const FU = [
  [20, 1],
  [30, 5],
  [40, 3],
  [50, 1],
] as const;

function winner(random: Random, seat: SeatNumber, by: 'discard' | 'draw', ruleset: Ruleset): CountedWinner {
  const worth = attempts(MOST_TRIES, () => {
    const [han, fu] = [random.weighted(HAN), random.weighted(FU)];
    return canBeWon(han, fu, by, ruleset) ? { han, fu } : undefined;
  });
  return { seat, ...(worth ?? { han: 1, fu: 30 }) };
}

function play(random: Random, ruleset: Ruleset): Played {
  const riichi = SEATS.filter(() => random.chance(0.25));
  const [one, discarder, other] = random.shuffled(SEATS) as [SeatNumber, SeatNumber, SeatNumber];
  const how = random.weighted([
    ['ron', 5],
    ['tsumo', 4],
    ['draw', 3],
    ['double', 0.7],
  ] as const);
  switch (how) {
    case 'draw':
      return {
        type: 'draw',
        tenpai: SEATS.filter((seat) => riichi.includes(seat) || random.chance(0.4)),
        riichi,
      };
    case 'tsumo':
      return { type: 'win', event: { type: 'tsumo', winner: winner(random, one, 'draw', ruleset) }, riichi };
    case 'ron':
    case 'double': {
      const winners = (how === 'ron' ? [one] : [one, other]).map((seat) => winner(random, seat, 'discard', ruleset));
      return { type: 'win', event: { type: 'ron', discarder, winners }, riichi };
    }
  }
}

/** A seat as its wind in a hand: 0 is East. */
const windOf = (seat: SeatNumber, dealer: SeatNumber): SeatNumber =>
  ((seat - dealer + SEATS.length) % SEATS.length) as SeatNumber;

const withWinds = <T extends { readonly seat: SeatNumber }>(one: T, dealer: SeatNumber): T => ({
  ...one,
  seat: windOf(one.seat, dealer),
});

const winnersOf = (event: WonHand['event']): readonly CountedWinner[] =>
  event.type === 'ron' ? event.winners : [event.winner];

/** Asks what a hand brings or costs somebody: mostly a winner, else one who pays. */
function paymentAsked(random: Random, hand: Played, table: Table, ruleset: Ruleset): RiichiQuestion {
  const { dealer, counters, bets } = table;
  const winds = (seats: readonly SeatNumber[]) => seats.map((seat) => windOf(seat, dealer)).toSorted((a, b) => a - b);
  if (hand.type === 'draw') {
    const tenpai = winds(hand.tenpai).reduce<number>((bits, seat) => bits + (1 << seat), 0);
    return { skill: 'noten', ...rulesetOf(ruleset), tenpai, seat: random.pick(SEATS) };
  }
  const { event } = hand;
  const winners = winnersOf(event).map(({ seat }) => seat);
  const payers = event.type === 'ron' ? [event.discarder] : SEATS.filter((seat) => !winners.includes(seat));
  const seat = random.pick(random.chance(0.65) ? winners : payers);
  const told: WonHand['event'] =
    event.type === 'ron'
      ? {
          type: 'ron',
          discarder: windOf(event.discarder, dealer),
          winners: event.winners.map((one) => withWinds(one, dealer)),
        }
      : { type: 'tsumo', winner: withWinds(event.winner, dealer) };
  const asked = { event: told, riichi: winds(hand.riichi), counters, bets, seat: windOf(seat, dealer) };
  return { skill: 'several-wins', ...rulesetOf(ruleset), ...asked };
}

function toldAs(hand: Played): PlayedHand {
  if (hand.type === 'draw') return hand;
  const { event, riichi } = hand;
  const winners = winnersOf(event).map(({ seat }) => seat);
  return { type: 'win', winners, riichi, ...(event.type === 'ron' ? { discarder: event.discarder } : {}) };
}

/** A hand with the table that it leaves; undefined where it cannot be. */
function settle(hand: Played, { dealer, roundWind, counters, bets }: Table, ruleset: Ruleset): Settled | undefined {
  const { riichi } = hand;
  const event = hand.type === 'draw' ? { type: 'draw', tenpai: hand.tenpai } : hand.event;
  return settled({ ...rulesetOf(ruleset), roundWind, dealer, scores: START, counters, bets, riichi, event });
}

/**
 * The questions of an east round: what each hand brings or costs somebody, with the counters, the sticks and the deal as the
 * hands before left them, and once how the table stands. The same seed gives the same round.
 */
export function eastRound(ruleset: Ruleset, seed: string): readonly RiichiQuestion[] {
  const random = makeRandom(`round/${ruleset.rules}/${seed}`);
  const questions: RiichiQuestion[] = [];
  const hands: PlayedHand[] = [];
  let table: Table = { kind: 'hand', dealer: 0, roundWind: 'east', counters: 0, bets: 0 };
  while (table.roundWind === 'east' && hands.length < MOST_HANDS && table.counters <= MOST_COUNTERS) {
    const before: Table = table;
    const dealt = attempts(MOST_TRIES, () => {
      const hand = play(random, ruleset);
      const end = settle(hand, before, ruleset);
      return end?.next.kind === 'hand' ? { hand, next: end.next } : undefined;
    });
    if (!dealt) break;
    questions.push(paymentAsked(random, dealt.hand, before, ruleset));
    hands.push(toldAs(dealt.hand));
    if (hands.length === TOLD_HANDS)
      questions.push({ skill: 'counters', ...rulesetOf(ruleset), hands: [...hands], ask: random.pick(AFTER) });
    table = dealt.next;
  }
  return questions;
}
