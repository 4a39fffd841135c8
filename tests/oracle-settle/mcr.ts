import { nextHand } from './next-hand.ts';
import { Purse, resultOf, unknownEvent } from './purse.ts';
import { othersOf } from './seats.ts';
import type { Seat, Settled, SettleRequest, Winner } from './types.ts';

/** What everybody pays the winner on top of the hand's points (Green Book 3.9.1). */
const BASIC = 8;
/** What a false hu costs, to each opponent (MERS 2.9). */
const FALSE_HU = { nothing: 0, 'below-eight': 10, invalid: 20 };
const EMPTY = { bets: 0, counters: 0 };

function afterDeal(request: SettleRequest, purse: Purse, paid: Seat[]): Settled {
  return resultOf(request, purse, nextHand(request, false, EMPTY, 'north'), EMPTY, { paid });
}

function pointsOf(winner: Winner): number {
  if (!('points' in winner)) throw new Error('a hand of Mahjong Competition Rules is a number of points');
  return winner.points;
}

function settleDiscard(request: SettleRequest, discarder: Seat, winners: Winner[]): Settled {
  const purse = new Purse();
  for (const seat of othersOf(discarder)) {
    const winner = winners.find((one) => one.seat === seat);
    if (winner === undefined) continue;
    for (const payer of othersOf(seat)) purse.pay(payer, seat, BASIC);
    purse.pay(discarder, seat, pointsOf(winner));
    return afterDeal(request, purse, [seat]);
  }
  throw new Error('nobody won');
}

/** Settles an event by Mahjong Competition Rules: the deal passes after every hand, and fouls do not end it. */
export function settleMcr(request: SettleRequest): Settled {
  const { event } = request;
  const purse = new Purse();
  const goesOn = (): Settled => resultOf(request, purse, { kind: 'same-hand' }, EMPTY);
  switch (event.type) {
    case 'ron':
      return settleDiscard(request, event.discarder, event.winners);
    case 'tsumo':
      for (const payer of othersOf(event.winner.seat))
        purse.pay(payer, event.winner.seat, BASIC + pointsOf(event.winner));
      return afterDeal(request, purse, [event.winner.seat]);
    case 'draw':
      return afterDeal(request, purse, []);
    case 'false-hu':
      for (const other of othersOf(event.seat)) purse.pay(event.seat, other, FALSE_HU[event.shown]);
      return goesOn();
    case 'fine':
      if (event.to === 'nobody') purse.lose(event.seat, event.points);
      else for (const other of othersOf(event.seat)) purse.pay(event.seat, other, event.points);
      return goesOn();
    case 'abort':
    case 'chombo':
      return unknownEvent(request);
  }
}
