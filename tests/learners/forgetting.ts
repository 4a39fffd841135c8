import type { Limit } from '../../src/engine/riichi/index.ts';
import type { FuHabits } from './beliefs/fu.ts';
import type { HanHabits } from './beliefs/han.ts';
import type { PaymentHabits } from './beliefs/payment.ts';
import type { Memory } from './memory.ts';
import { type Seen, isDragons, isOfWind, isOrphan } from './seen.ts';

/** How a learner counts who may not recall what he needs. */
interface Forgetful {
  readonly fu: readonly FuHabits[];
  readonly han: readonly HanHabits[];
  readonly payment: readonly PaymentHabits[];
  readonly limit: (right: Limit | 'none') => Limit | 'none';
}

const NEVER: Forgetful = { fu: [], han: [], payment: [], limit: (right) => right };

const pairThing = (tiles: string, { hand }: Seen): string => {
  if (isDragons(tiles)) return 'fu:pair-dragon';
  if (isOfWind(tiles, hand.seatWind)) return 'fu:pair-seat';
  return isOfWind(tiles, hand.roundWind) ? 'fu:pair-round' : 'fu:pair-plain';
};

/**
 * The effects of not recalling: a line stays at nothing, a yaku is overlooked, a value is replaced by its neighbour.
 */
export function forgetful(memory: Memory | undefined, now: number, chance: () => number): Forgetful {
  if (!memory) return NEVER;
  const knows = (thing: string): boolean => chance() < memory.recall(thing, now);
  const fu: FuHabits = {
    base: (right, { isDrawn, isClosed }) => (isClosed && !isDrawn && !knows('fu:base-closed-ron') ? 20 : right),
    setFu: (right, { tiles }, { kong, open }) => {
      const thing = `fu:${kong ? 'kong' : 'pung'}-${isOrphan(tiles) ? 'outside' : 'simple'}-${open ? 'open' : 'closed'}`;
      return knows(thing) ? right : right === 2 ? 4 : right / 2;
    },
    pair: (right, tiles, seen) => (knows(pairThing(tiles, seen)) ? right : right > 0 ? 0 : 2),
    wait: (right, { reading }) => (knows(`fu:wait-${reading.wait}`) ? right : right > 0 ? 0 : 2),
    draw: (right, { isDrawn }) => (!isDrawn || knows('fu:tsumo') ? right : 0),
  };
  const han: HanHabits = {
    names: (names) => names.filter((id) => knows(`yaku:${id}`)),
    dora: (right) => ({
      dora: right.dora > 0 && !knows('han:dora') ? 0 : right.dora,
      'kan-dora': right['kan-dora'] > 0 && !knows('han:kan-dora') ? 0 : right['kan-dora'],
      'ura-dora': right['ura-dora'] > 0 && !knows('han:ura-dora') ? 0 : right['ura-dora'],
      'red-five': right['red-five'] > 0 && !knows('han:red-five') ? 0 : right['red-five'],
    }),
  };
  const payment: PaymentHabits = {
    base: (right) => (knows('pay:base') ? right : right / 2),
    cap: (right, _, base) => (right === base || knows('limit:mangan') ? right : base),
    times: (right, _, { dealer, by }) =>
      knows(`pay:${dealer ? 'east' : 'other'}-${by === 'draw' ? 'tsumo' : 'ron'}`) ? right : right + 1,
    round: (right, share) => (right === share || knows('pay:rounding') ? right : share),
    counters: (right, { by }) => (right === 0 || knows(`pay:counters-${by === 'draw' ? 'tsumo' : 'ron'}`) ? right : 0),
  };
  const limit = (right: Limit | 'none'): Limit | 'none' =>
    right === 'none' || knows(`limit:${right}`) ? right : 'none';
  return { fu: [fu], han: [han], payment: [payment], limit };
}
