import type { McrMix } from './plans.ts';

/** Hands as they come up in play. */
export const COMMON: McrMix = [
  ['everyday', 2],
  ['chows', 2],
  ['related', 4],
  ['simples', 1.5],
  ['straight', 1.5],
  ['mixed-straight', 2],
  ['same-over-suits', 2],
  ['shifted-over-suits', 2],
  ['shifted-in-suit', 1],
  ['half-flush', 1.5],
  ['outside', 1.5],
  ['all-types', 1.5],
  ['pungs', 1],
  ['three-pungs', 1],
  ['dragon', 1.5],
  ['wind', 1.5],
  ['two-dragons', 0.7],
  ['pairs', 0.7],
];

/** Hands around the minimum: common ones with few points. */
export const SMALL: McrMix = [
  ['everyday', 4],
  ['chows', 3],
  ['related', 4],
  ['simples', 1],
  ['three-pungs', 2],
  ['dragon', 1.5],
  ['wind', 1.5],
  ['outside', 1],
  ['half-flush', 0.7],
  ['pungs', 0.5],
  ['mixed-straight', 0.5],
  ['shifted-over-suits', 1],
];

/** Every fan, the frequent ones more often. */
export const EVERY_FAN: McrMix = [
  ...COMMON,
  ['same-in-suit', 0.5],
  ['four-chows', 0.3],
  ['terminal-chows', 0.4],
  ['same-pungs', 0.7],
  ['shifted-pungs', 0.7],
  ['even-pungs', 0.3],
  ['full-flush', 0.8],
  ['upper-four', 0.5],
  ['lower-four', 0.5],
  ['three-ranks', 0.5],
  ['fives', 0.5],
  ['reversible', 0.5],
  ['green', 0.2],
  ['winds', 0.4],
  ['ends-and-honours', 0.4],
  ['knitted', 0.5],
  ['knitted-straight', 0.5],
  ['orphans', 0.2],
  ['kongs', 0.6],
];
