import { DEFAULT_RULEBOOKS } from '../../../engine/rulebooks/ids.ts';
import { z } from 'astro/zod';
import data from '../../../content/compare/crossing.json' with { type: 'json' };
import { LANGUAGES } from '../../../locales.ts';

const points = z.array(
  z.strictObject({
    id: z.string(),
    /** Its article in EMA 2016, and in MERS 2014. */
    riichi: z.string(),
    mcr: z.string(),
  }),
);

/** What is alike in the two games, what differs, and the habits to unlearn on the way to each; their words are `crossing`. */
export const CROSSING = z
  .strictObject({ alike: points, differs: points, 'to-mcr': points.length(10), 'to-riichi': points.length(10) })
  .parse(data);

/** One thing to compare, with its articles. */
export type CrossingPoint = z.infer<typeof points>[number];

/** The rulebook that speaks for each game. */
export const CROSSING_BOOKS = DEFAULT_RULEBOOKS;

/** The two ways between the games, by the last part of their address, and the habits that they unlearn. */
export const CROSSINGS = [
  { from: 'from-riichi', habits: 'to-mcr', other: 'from-mcr' },
  { from: 'from-mcr', habits: 'to-riichi', other: 'from-riichi' },
] as const;

export type Crossing = (typeof CROSSINGS)[number];

/** The address of a way below the site's root. */
export const crossingPath = (from: Crossing['from']): string => `compare/${from}/`;

/** `getStaticPaths` of both ways, in each language. */
export const crossingPaths = () =>
  CROSSINGS.flatMap((crossing) =>
    LANGUAGES.map(({ locale }) => ({ params: { locale, crossing: crossing.from }, props: { crossing } })),
  );
