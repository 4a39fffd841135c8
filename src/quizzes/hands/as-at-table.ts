import type { MeldRequest, PatternId, Wait, Win } from '../../engine/riichi/index.ts';
import { attempts } from '../base/attempts.ts';
import type { Random } from '../base/random.ts';
import type { Ruleset } from '../base/ruleset.ts';
import type { Taste } from './dress.ts';
import type { Mix } from './plans.ts';
import { REAL } from './real.ts';
import { type Won, dealWin } from './win.ts';

/** What closed and open hands are built around, so that their yaku come up as often as in play. */
const CLOSED: Mix = [
  ['everyday', 4.5],
  ['chows', 3.4],
  ['simples', 1.15],
  ['dragons', 0.75],
  ['winds', 0.4],
  ['half-suit', 0.06],
  ['pairs', 7],
  ['three-suits', 0.15],
  ['straight', 0.05],
];
const OPEN: Mix = [
  ['everyday', 2],
  ['simples', 1.9],
  ['dragons', 2.2],
  ['winds', 2.1],
  ['half-suit', 0.55],
  ['pungs', 0.5],
  ['three-suits', 0.32],
  ['straight', 0.12],
  ['outside', 0.1],
];

/** Yaku that randomly dealt tiles have more often than played hands do; this share of them stays. */
const KEPT: Readonly<Partial<Record<PatternId, number>>> = {
  iipeikou: 0.3,
  sanankou: 0.4,
  chinitsu: 0.5,
  'double-riichi': 0.15,
};

/** The same by the number of han. */
const KEPT_WITH_HAN: Readonly<Partial<Record<number, number>>> = { 6: 0.65, 7: 0.65, 8: 0.5 };

/** Whether to keep a hand that was dealt. */
const stays = (random: Random, { items, han }: Win): boolean =>
  items.every(({ id }) => random.chance(KEPT[id] ?? 1)) && random.chance(KEPT_WITH_HAN[han ?? 0] ?? 1);

const PERCENT = 100;
const oneOf = <K extends string>(random: Random, table: Readonly<Record<K, number>>): K =>
  random.weighted(Object.entries(table) as [K, number][]);

const DRAW = { true: REAL.drawOfClosed, false: REAL.drawOfOpen };

/** The features of a hand in play, each drawn with its real frequency. */
function tasteOf(random: Random): Taste & { readonly calls: number; readonly wait: Wait } {
  const calls = Number(oneOf(random, REAL.calls));
  const isClosed = calls === 0;
  return {
    level: 2,
    calls,
    open: isClosed ? 0 : 1,
    riichi: random.chance(REAL.riichiOfClosed / PERCENT) ? 1 : 0,
    draw: random.chance(DRAW[`${isClosed}`] / PERCENT) ? 1 : 0,
    east: random.chance(REAL.dealer / PERCENT) ? 1 : 0,
    wait: oneOf(random, isClosed ? REAL.waitOfClosed : REAL.waitOfOpen),
    aimed: 0.12,
    kongs: 0.05,
    ippatsu: 0.2,
  };
}

const isCalled = (meld: MeldRequest): boolean => meld.type !== 'kong' || meld.form !== 'concealed';

/** How many kinds of hands to try when one has no yaku, or not what is wanted. */
const MOST_TASTES = 5;

/** Deals a hand as they come up in play: how it was made, won and waited has the real frequencies. */
export function dealAsAtTable(random: Random, ruleset: Ruleset): Won | undefined {
  return attempts(MOST_TASTES, () => {
    const taste = tasteOf(random);
    return dealWin(random, ruleset, taste.calls === 0 ? CLOSED : OPEN, taste, (win, hand) => {
      const calls = (hand.melds ?? []).filter(isCalled).length;
      const wait = win.readings.find(({ won }) => won)?.wait;
      return calls === taste.calls && wait === taste.wait && stays(random, win);
    });
  });
}
