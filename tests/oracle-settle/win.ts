import { baseOf, ronAmount, tsumoShare } from './amounts.ts';
import { nextHand } from './next-hand.ts';
import { Purse, resultOf } from './purse.ts';
import { othersOf, seatOn } from './seats.ts';
import { afterAbort } from './draw.ts';
import { optionsOf } from './rulebooks.ts';
import type { Seat, SettleOptions, Settled, SettleRequest, Winner } from './types.ts';

/** The seat that fed a yakuman for which the rulebook holds the feeder liable; a counted hand has none. */
function feederOf(winner: Winner, options: SettleOptions): Seat | undefined {
  if (!('yakuman' in winner)) return undefined;
  const liable = (winner.liable ?? []).find(({ pattern }) => options.pao.includes(pattern));
  return liable && seatOn(liable.from, winner.seat);
}

/** The fed yakuman and the others, where the feeder is liable for that one only and there are others. */
function ownPattern(winner: Winner, options: SettleOptions): { rest: Winner; fed: Winner } | undefined {
  if (!('yakuman' in winner) || options.paoCovers !== 'own-pattern') return undefined;
  if (winner.yakuman < 2 || feederOf(winner, options) === undefined) return undefined;
  return { rest: { seat: winner.seat, yakuman: winner.yakuman - 1 }, fed: { ...winner, yakuman: 1 } };
}

/** Pays one winner for a discard: by the discarder, or by him and the feeder. */
function payRon(purse: Purse, request: SettleRequest, discarder: Seat, winner: Winner, counters: number): void {
  const options = optionsOf(request);
  const apart = ownPattern(winner, options);
  if (apart) {
    payRon(purse, request, discarder, apart.rest, counters);
    payRon(purse, request, discarder, apart.fed, 0);
    return;
  }
  const hand = ronAmount(baseOf(winner, options, request.rules), winner.seat === request.dealer);
  const extra = counters * options.counterValue;
  const feeder = feederOf(winner, options);
  if (feeder === undefined || feeder === discarder || options.paoRon === 'discarder') {
    purse.pay(discarder, winner.seat, hand + extra);
    return;
  }
  if (options.paoRon === 'feeder') {
    purse.pay(feeder, winner.seat, hand);
  } else {
    purse.pay(feeder, winner.seat, hand / 2);
    purse.pay(discarder, winner.seat, hand / 2);
  }
  purse.pay(options.paoCounters === 'feeder' ? feeder : discarder, winner.seat, extra);
}

/** The winners in the order in which they sit to the right of the discarder. */
function byNearness(discarder: Seat, winners: Winner[]): Winner[] {
  return othersOf(discarder).flatMap((seat) => winners.filter((winner) => winner.seat === seat));
}

/** The winners who are paid, or nobody when the hand is redealt. */
function paidWinners(inOrder: Winner[], options: SettleOptions): Winner[] {
  const rule = inOrder.length === 3 ? options.tripleRon : options.severalRons;
  if (inOrder.length === 1 || rule === 'all-paid') return inOrder;
  return rule === 'head-bump' ? inOrder.slice(0, 1) : [];
}

/** After a win the sticks are gone; the counters grow when East won and are cleared otherwise. */
function afterWin(request: SettleRequest, purse: Purse, paid: Seat[]): Settled {
  const eastWon = paid.includes(request.dealer);
  const table = { bets: 0, counters: eastWon ? (request.counters ?? 0) + 1 : 0 };
  return resultOf(request, purse, nextHand(request, eastWon, table, 'south'), table, { paid });
}

/** One to three players win on one discard. */
export function settleRon(request: SettleRequest, discarder: Seat, winners: Winner[]): Settled {
  const options = optionsOf(request);
  const { bets = 0, counters = 0, riichi = [] } = request;
  const paid = paidWinners(byNearness(discarder, winners), options);
  const [nearest] = paid;
  if (nearest === undefined) return afterAbort(request);

  const purse = new Purse();
  for (const winner of paid) {
    const withCounters = options.severalRonCounters === 'each' || winner === nearest;
    payRon(purse, request, discarder, winner, withCounters ? counters : 0);
  }
  purse.give(nearest.seat, bets * 1000);
  for (const seat of riichi) {
    const ownBack = options.severalRonBets === 'own-then-nearest' && paid.some((winner) => winner.seat === seat);
    purse.take(seat, 1000);
    purse.give(ownBack ? seat : nearest.seat, 1000);
  }
  return afterWin(
    request,
    purse,
    paid.map(({ seat }) => seat),
  );
}

/** A player draws the winning tile: all pay, or the feeder alone. */
export function settleTsumo(request: SettleRequest, winner: Winner): Settled {
  const options = optionsOf(request);
  const { bets = 0, counters = 0, riichi = [], dealer } = request;
  const purse = new Purse();
  const apart = ownPattern(winner, options);
  (apart ? [apart.rest, apart.fed] : [winner]).forEach((part, at) => {
    const base = baseOf(part, options, request.rules);
    const feeder = feederOf(part, options);
    const extra = at === 0 ? (counters * options.counterValue) / 3 : 0;
    for (const payer of othersOf(winner.seat))
      purse.pay(feeder ?? payer, winner.seat, tsumoShare(base, winner.seat === dealer, payer === dealer) + extra);
  });
  for (const seat of riichi) purse.take(seat, 1000);
  purse.give(winner.seat, (bets + riichi.length) * 1000);
  return afterWin(request, purse, [winner.seat]);
}
