import { z } from 'astro/zod';
import data from '../../content/mcr/fans.json' with { type: 'json' };

const fan = z.strictObject({
  /** Its number in the Green Book. */
  n: z.int().positive(),
  points: z.int().positive(),
  /** The name that the Green Book gives it. */
  zh: z.string().min(1),
});

/** The fan of Mahjong Competition Rules in the order of the Green Book, dearest first; their words are `fans`. */
export const FANS = z.array(fan).parse(data);

/** The fan by what they are worth, dearest first. */
export const FANS_BY_POINTS = [...new Set(FANS.map(({ points }) => points))].map((points) => ({
  points,
  fans: FANS.filter((one) => one.points === points),
}));
