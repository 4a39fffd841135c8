import { tsumoShare } from './amounts.ts';
import { nextHand } from './next-hand.ts';
import { Purse, resultOf, unknownEvent } from './purse.ts';
import { optionsOf } from './rulebooks.ts';
import { othersOf, SEATS } from './seats.ts';
import type { Abort, Penalty, Seat, Settled, SettleRequest } from './types.ts';

/** The base points of a mangan. */
const MANGAN = 2000;

function payNoten(purse: Purse, tenpai: Seat[], pool: number): void {
  if (tenpai.length === 0 || tenpai.length === 4) return;
  for (const seat of SEATS) {
    if (tenpai.includes(seat)) purse.give(seat, pool / tenpai.length);
    else purse.take(seat, pool / (4 - tenpai.length));
  }
}

/** Nobody won: noten payments, or nagashi mangan where the rulebook has it. */
export function settleDraw(request: SettleRequest, tenpai: Seat[], nagashi: Seat[]): Settled {
  const options = optionsOf(request);
  const { dealer, counters = 0, riichi = [] } = request;
  const purse = new Purse();
  let onTable = request.bets ?? 0;
  for (const seat of riichi) {
    purse.take(seat, 1000);
    onTable += 1;
  }

  const fromEast = [dealer, ...othersOf(dealer)].filter((seat) => options.nagashiMangan && nagashi.includes(seat));
  const [nearest] = fromEast;
  if (nearest === undefined) {
    payNoten(purse, tenpai, options.notenPool);
  } else {
    const inFull = options.nagashiPays === 'counters-and-bets';
    const extra = inFull ? (counters * options.counterValue) / 3 : 0;
    for (const seat of fromEast)
      for (const payer of othersOf(seat))
        purse.pay(payer, seat, tsumoShare(MANGAN, seat === dealer, payer === dealer) + extra);
    if (inFull) {
      purse.give(nearest, onTable * 1000);
      onTable = 0;
    }
  }

  const stays = options.dealerStays === 'win-or-tenpai' && tenpai.includes(dealer);
  const table = { bets: onTable, counters: counters + 1 };
  return resultOf(request, purse, nextHand(request, stays, table, 'south'), table);
}

/** An aborted hand: the sticks stay, a counter is added, the dealer stays. */
export function afterAbort(request: SettleRequest): Settled {
  const { counters = 0, riichi = [] } = request;
  const purse = new Purse();
  for (const seat of riichi) purse.take(seat, 1000);
  const table = { bets: (request.bets ?? 0) + riichi.length, counters: counters + 1 };
  return resultOf(request, purse, nextHand(request, true, table, 'south'), table);
}

/** An abortive draw, where the rulebook has this one. */
export function settleAbort(request: SettleRequest, why: Abort): Settled {
  return optionsOf(request).abortiveDraws.includes(why) ? afterAbort(request) : unknownEvent(request);
}

/** One chombo or several: each is booked, the sticks of the hand are returned, and the hand is dealt again. */
export function settleChombo(request: SettleRequest, seats: Seat[]): Settled {
  const { chombo } = optionsOf(request);
  const { dealer, bets = 0, counters = 0 } = request;
  const purse = new Purse();
  const penalties: Penalty[] = [];
  for (const seat of seats) {
    if (chombo.kind === 'tournament') {
      penalties.push({ seat, points: chombo.points, when: 'after-uma' });
      continue;
    }
    for (const other of othersOf(seat)) purse.pay(seat, other, tsumoShare(MANGAN, seat === dealer, other === dealer));
  }
  const table = { bets, counters };
  return resultOf(request, purse, nextHand(request, true, table, 'south'), table, { redeal: true, penalties });
}
