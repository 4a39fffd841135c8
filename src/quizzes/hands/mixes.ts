import type { Mix } from './plans.ts';

/** Hands as they come up in play. */
export const EVERYDAY: Mix = [
  ['everyday', 3],
  ['chows', 3],
  ['simples', 4],
  ['dragons', 3],
  ['winds', 2],
  ['same-chows', 1.5],
  ['half-suit', 1.5],
  ['pairs', 1.2],
  ['pungs', 0.8],
  ['three-suits', 0.8],
  ['straight', 0.7],
  ['value-pair', 1],
];

/** Every pattern, the frequent ones more often. */
export const EVERY_PATTERN: Mix = [
  ...EVERYDAY,
  ['outside', 1.2],
  ['terminals', 0.8],
  ['one-suit', 0.8],
  ['three-pungs', 1],
  ['three-suit-pungs', 0.5],
  ['two-dragons', 0.5],
  ['terminals-honours', 0.4],
  ['same-chows-twice', 0.5],
  ['kongs', 0.2],
];

/** Limit hands among others. */
export const WITH_YAKUMAN: Mix = [...EVERY_PATTERN, ['yakuman', 1]];
