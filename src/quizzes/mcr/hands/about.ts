import type { FanId } from '../../../engine/mcr/index.ts';
import type { FactId } from '../../base/terms.ts';
import type { Luck, McrTaste } from './dress.ts';
import { COMMON } from './mixes.ts';
import type { McrMix, McrPlanId } from './plans.ts';

/** How to deal hands that show a rare fact: what they are built around, and how they are won. */
export interface About {
  readonly mix: McrMix;
  readonly taste: Omit<McrTaste, 'level'>;
}

const built = (plan: McrPlanId, taste: About['taste'] = {}): About => ({ mix: [[plan, 1]], taste });
const won = (draw: 0 | 1, luck: Luck): About => ({ mix: COMMON, taste: { draw, luck } });
const KONGS = built('kongs');

/** For each rare fan, the hands that have it. */
const HANDS: Readonly<Partial<Record<FanId, About>>> = {
  'big-four-winds': built('big-winds'),
  'big-three-dragons': built('big-dragons'),
  'little-four-winds': built('little-winds'),
  'big-three-winds': built('winds'),
  'little-three-dragons': built('little-dragons'),
  'two-dragon-pungs': built('two-dragons'),
  'all-honors': built('honors'),
  'all-terminals': built('terminals'),
  'all-terminals-and-honors': built('ends-and-honours'),
  'all-green': built('green'),
  'all-even-pungs': built('even-pungs'),
  'upper-tiles': built('three-ranks'),
  'middle-tiles': built('three-ranks'),
  'lower-tiles': built('three-ranks'),
  'upper-four': built('upper-four'),
  'lower-four': built('lower-four'),
  'all-fives': built('fives'),
  'reversible-tiles': built('reversible'),
  'all-types': built('all-types'),
  'four-pure-shifted-pungs': built('four-shifted-pungs'),
  'pure-shifted-pungs': built('shifted-pungs'),
  'mixed-shifted-pungs': built('shifted-pungs'),
  'triple-pung': built('same-pungs'),
  'double-pung': built('same-pungs'),
  'four-concealed-pungs': built('pungs', { open: 0, draw: 1 }),
  'quadruple-chow': built('four-same-chows'),
  'pure-triple-chow': built('same-in-suit'),
  'four-pure-shifted-chows': built('four-chows'),
  'pure-terminal-chows': built('pure-terminals'),
  'three-suited-terminal-chows': built('terminal-chows'),
  'mixed-straight': built('mixed-straight'),
  'mixed-shifted-chows': built('shifted-over-suits'),
  'four-kongs': built('four-kongs', { mostKongs: 4 }),
  'three-kongs': KONGS,
  'two-concealed-kongs': KONGS,
  'melded-and-concealed-kong': KONGS,
  'two-melded-kongs': KONGS,
  'concealed-kong': KONGS,
  'melded-kong': KONGS,
  'nine-gates': built('nine-gates'),
  'seven-shifted-pairs': built('shifted-pairs'),
  'seven-pairs': built('pairs'),
  'thirteen-orphans': built('orphans'),
  'greater-honors-and-knitted-tiles': built('knitted'),
  'lesser-honors-and-knitted-tiles': built('knitted'),
  'knitted-straight': built('knitted-straight'),
  'chicken-hand': built('plain', { open: 1, draw: 0, kongs: 0 }),
  'last-tile-draw': won(1, 'lastTile'),
  'last-tile-claim': won(0, 'lastTile'),
  'last-tile': won(0, 'lastOfKind'),
  'robbing-the-kong': won(0, 'robbedKong'),
  'out-with-replacement-tile': { mix: [['kongs', 1]], taste: { draw: 1, luck: 'afterKong' } },
};

/** Splits a fact into the fan it is about and whether that is excluded. */
const fanIn = (fact: FactId | undefined, sort: 'fan' | 'out'): FanId | undefined =>
  fact?.startsWith(`${sort}:`) ? (fact.slice(sort.length + 1) as FanId) : undefined;

/** Hands in which rarely excluded fan are. */
const KEPT_OUT: Readonly<Partial<Record<FanId, About>>> = {
  'seven-pairs': built('shifted-pairs'),
  'pure-shifted-pungs': built('four-shifted-pungs'),
  'mixed-shifted-pungs': built('four-mixed-pungs'),
  'mixed-straight': built('mixed-straight-and-more'),
  'mixed-shifted-chows': built('shifted-and-more'),
  'upper-four': built('three-ranks'),
  'lower-four': built('three-ranks'),
  'tile-hog': built('four-same-chows'),
  'pure-triple-chow': built('four-same-chows'),
  'big-three-winds': built('little-winds'),
  'little-four-winds': built('big-winds'),
  'seat-wind': built('big-winds'),
  'prevalent-wind': built('big-winds'),
  'little-three-dragons': built('big-dragons'),
  'two-dragon-pungs': built('little-dragons'),
  'double-pung': built('same-pungs'),
  'closed-wait': built('knitted-straight'),
  'edge-wait': built('knitted-straight'),
  'melded-and-concealed-kong': KONGS,
  'two-concealed-kongs': KONGS,
  'two-melded-kongs': KONGS,
};

/** How to deal hands about a fan that counts or is excluded; undefined when chance brings enough of them. */
export function handsAbout(fact: FactId | undefined): About | undefined {
  const [counts, out] = [fanIn(fact, 'fan'), fanIn(fact, 'out')];
  if (counts) return HANDS[counts];
  return out && KEPT_OUT[out];
}
