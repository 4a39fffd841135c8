import type { PlayState, TableEvent, Tile } from '../../../engine/riichi/index.ts';
import type { Random } from '../../base/random.ts';
import type { Order } from '../../skill-kit/skill.ts';
import { type Wall, tilesIn, wallWithout } from '../../table/tiles.ts';
import { type WaitingHand, dealWaiting } from '../../table/waiting.ts';

/** Whether a player may ron, or which furiten forbids it. */
export const FURITEN = ['may', 'discard', 'temporary', 'riichi'] as const;

/** One of these. */
export type FuritenAnswer = (typeof FURITEN)[number];

const pass = (tile: Tile): TableEvent => ({ type: 'others-discard', tile });
const turn = (tile: Tile): readonly TableEvent[] => [{ type: 'draw' }, { type: 'discard', tile }];

/** Own turns since the deal, one with a discarded wait where the hand must be furiten by it. */
function ownTurns(random: Random, { waits }: WaitingHand, wall: Wall, spoilt: boolean): readonly Tile[] {
  const turns = 4 + random.below(4);
  const at = spoilt ? random.below(turns - 1) : -1;
  return Array.from({ length: turns }, (_, i) => {
    const wait = random.pick(waits);
    return i === at && wall.take(wait) ? wait : wall.draw(random, waits);
  });
}

/** What happens between the last turns: passes that matter, passes that do not, and calls. */
function between(random: Random, { waits }: WaitingHand, wall: Wall, passes: boolean): readonly TableEvent[] {
  const events: TableEvent[] = [];
  if (random.chance(0.5)) events.push(pass(wall.draw(random, waits)));
  const wait = random.pick(waits);
  if (passes && wall.take(wait)) events.push(pass(wait));
  if (random.chance(0.35)) events.push({ type: 'others-claim' });
  return events;
}

/** How a question arises: with or without riichi, which discards, and when a winning tile was passed up. */
interface Plot {
  readonly riichi: boolean;
  readonly spoilt: boolean;
  /** Before the last own turn, and after it. */
  readonly passes: readonly [boolean, boolean];
}

const PLOTS: Readonly<Record<FuritenAnswer, (random: Random, closed: boolean) => Plot>> = {
  may: (random, closed) => {
    const riichi = closed && random.chance(0.4);
    return { riichi, spoilt: false, passes: [!riichi && random.chance(0.7), false] };
  },
  discard: (random, closed) => ({ riichi: closed && random.chance(0.4), spoilt: true, passes: [false, false] }),
  temporary: () => ({ riichi: false, spoilt: false, passes: [false, true] }),
  riichi: (random) => {
    const late = random.chance(0.4);
    return { riichi: true, spoilt: false, passes: [!late, late] };
  },
};

/** The table with the tile in question; the intended answer is not guaranteed. */
export function dealTable(random: Random, order: Order, wanted: FuritenAnswer): PlayState | undefined {
  const hand = dealWaiting(random, order, wanted === 'riichi' ? 0 : 0.25);
  if (!hand || hand.waits.length > 5) return undefined;
  const { concealed, melds, seatWind, roundWind, closed, waits } = hand;
  const wall = wallWithout([concealed, ...melds.map(({ tiles }) => tiles)].flatMap(tilesIn));
  const asked = random.pick(waits);
  if (!wall.take(asked)) return undefined;
  const { riichi, spoilt, passes } = PLOTS[wanted](random, closed);
  const turns = ownTurns(random, hand, wall, spoilt);
  const declared = turns.length - 2 - random.below(2);
  const history = turns.flatMap((tile, i): readonly TableEvent[] => {
    const isLast = i === turns.length - 1;
    const [draw, discard] = turn(tile) as [TableEvent, TableEvent];
    const own: TableEvent[] = riichi && i === declared ? [draw, { type: 'riichi' }, discard] : [draw, discard];
    const then = i === turns.length - 2 ? between(random, hand, wall, passes[0]) : [];
    return [...own, ...then, ...(isLast ? between(random, hand, wall, passes[1]) : [])];
  });
  const from = random.pick(['left', 'across', 'right'] as const);
  return {
    concealed,
    melds,
    seatWind,
    roundWind,
    ...(riichi && { riichi: 'riichi' }),
    history,
    now: { type: 'discard', tile: asked, from },
  };
}
