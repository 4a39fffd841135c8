import { z } from 'astro/zod';
import data from '../../../content/mcr/fans.json' with { type: 'json' };
import { type FanId, NUMBERED_FANS } from '../../../engine/mcr/index.ts';

const fan = z.strictObject({
  /** Its number in the Green Book. */
  n: z.int().positive(),
  points: z.int().positive(),
  /** Its name in the Green Book. */
  zh: z.string().min(1),
});

/** The fan of Mahjong Competition Rules in Green Book order, most valuable first; their texts are in `fans`. */
export const FANS = z.array(fan).parse(data);

/** The fan grouped by value, most valuable first. */
export const FANS_BY_POINTS = [...new Set(FANS.map(({ points }) => points))].map((points) => ({
  points,
  fans: FANS.filter((one) => one.points === points),
}));

/** The fan with a number; throws if there is none. */
export function fanAt(n: number): FanId {
  const id = NUMBERED_FANS[n - 1];
  if (id === undefined) throw new Error(`there is no fan ${String(n)}`);
  return id;
}
