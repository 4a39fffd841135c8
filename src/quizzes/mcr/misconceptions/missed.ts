import type { FanId, McrCiteId } from '../../../engine/mcr/index.ts';
import { type Fans, fansOf } from '../hands/count.ts';
import type { McrMisconception } from './misconception.ts';
import { without } from './tools.ts';

/** Overlooks certain fan. */
const unseen = (id: string, weight: number, rule: FanId, ...more: readonly FanId[]): McrMisconception => ({
  id,
  weight,
  rule,
  view: ({ count }) => {
    const fans = without(fansOf(count), rule, ...more);
    return fans && { fans };
  },
});

/** Counts each fan only once. */
const eachOnce: McrMisconception = {
  id: 'repeats-unseen',
  weight: 1.5,
  rule: 'pung-of-terminals-or-honors',
  view: ({ count }) => {
    const fans = fansOf(count);
    const once: Fans = [...new Set(fans)];
    return once.length === fans.length ? undefined : { fans: once };
  },
};

const flowers = (id: string, weight: number, rule: McrCiteId, view: McrMisconception['view']): McrMisconception => ({
  id,
  weight,
  rule,
  view: (one) => (one.count.flowers > 0 ? view(one) : undefined),
});

/** The misconceptions that leave something out, and those about flowers and the minimum. */
export const MISSED: readonly McrMisconception[] = [
  unseen('voided-unseen', 2.5, 'one-voided-suit'),
  unseen('no-honors-unseen', 2.5, 'no-honors'),
  unseen('wait-unseen', 3, 'single-wait', 'closed-wait', 'edge-wait'),
  unseen('hog-unseen', 2, 'tile-hog'),
  unseen('concealed-unseen', 2.5, 'concealed-hand'),
  unseen('draw-unseen', 2, 'self-drawn'),
  unseen('pairs-of-chows-unseen', 2, 'mixed-double-chow', 'pure-double-chow', 'short-straight', 'two-terminal-chows'),
  unseen('outside-pung-unseen', 2, 'pung-of-terminals-or-honors'),
  unseen('double-pung-unseen', 1.5, 'double-pung'),
  unseen('simples-unseen', 1, 'all-simples'),
  unseen('all-chows-unseen', 1, 'all-chows'),
  unseen('types-unseen', 1.5, 'all-types'),
  unseen('outside-hand-unseen', 1, 'outside-hand'),
  unseen('last-of-kind-unseen', 1.5, 'last-tile'),
  unseen('concealed-pungs-unseen', 1, 'two-concealed-pungs', 'three-concealed-pungs'),
  unseen('chicken-unseen', 3, 'chicken-hand'),
  eachOnce,
  flowers('flowers-towards-eight', 5, 'flowers-after-minimum', ({ count }) => ({ towards: count.flowers })),
  flowers('flowers-unpaid', 3, 'flower-tiles', () => ({ flowers: 0 })),
  { id: 'more-than-eight', weight: 2, rule: 'minimum', view: () => ({ least: 9 }) },
];
