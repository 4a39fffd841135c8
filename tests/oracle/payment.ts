import type { HandRequest, Item, Options, Limit, Payment } from './types.ts';

/** The base points of each limit. */
export const LIMIT_BASE: Record<Limit, number> = {
  mangan: 2000,
  haneman: 3000,
  baiman: 4000,
  sanbaiman: 6000,
  yakuman: 8000,
};

/** The limit that han and fu reach, if any. */
export function limitOf(han: number, fu: number, options: Options): Limit | null {
  if (han >= 13 && options.countedHand === 'yakuman') return 'yakuman';
  if (han >= 11) return 'sanbaiman';
  if (han >= 8) return 'baiman';
  if (han >= 6) return 'haneman';
  const base = fu * 2 ** (han + 2);
  if (han >= 5 || base >= 2000 || (base === 1920 && options.roundUpMangan)) return 'mangan';
  return null;
}

/** The base points of han and fu under their limit. */
export function baseOf(han: number, fu: number, limit: Limit | null): number {
  return limit === null ? fu * 2 ** (han + 2) : LIMIT_BASE[limit];
}

function up100(points: number): number {
  return Math.ceil(points / 100) * 100;
}

/** What each payer pays for a hand of these base points; pao looks at the yakuman among the items. */
export function paymentOf(request: HandRequest, options: Options, base: number, items: Item[]): Payment {
  const counters = request.counters ?? 0;
  const bets = (request.bets ?? 0) * 1000;
  const eastWins = request.seatWind === 'east';
  const isYakuman = items.every((item) => item.han === undefined);
  const feeder = request.liable?.find(
    ({ pattern }) => isYakuman && options.pao.includes(pattern) && items.some((item) => item.id === pattern),
  )?.from;

  if (request.by === 'draw') {
    const east = eastWins ? null : up100(base * 2) + counters * 100;
    const others = up100(eastWins ? base * 2 : base) + counters * 100;
    const total = east === null ? others * 3 : east + others * 2;
    if (feeder === undefined) return { total, discarder: null, east, others, liable: null, bets };
    return { total, discarder: null, east: eastWins ? null : 0, others: 0, liable: { [feeder]: total }, bets };
  }

  const hand = up100(base * (eastWins ? 6 : 4));
  const extra = counters * 300;
  const total = hand + extra;
  if (feeder === undefined || feeder === request.discarder || options.paoRon === 'discarder') {
    return { total, discarder: total, east: null, others: null, liable: null, bets };
  }
  const fed = options.paoRon === 'feeder' ? hand : hand / 2;
  const fedWithCounters = fed + (options.paoCounters === 'feeder' ? extra : 0);
  return {
    total,
    discarder: total - fedWithCounters,
    east: null,
    others: null,
    liable: { [feeder]: fedWithCounters },
    bets,
  };
}
