import { DEFAULT_RULEBOOKS } from '../../../engine/rulebooks/ids.ts';
import { z } from 'astro/zod';
import examples from '../../../content/mcr/examples.json' with { type: 'json' };
import { FANS, scoreRequest } from '../../../engine/mcr/index.ts';
import type { HandRequest } from '../../../engine/riichi/index.ts';

const points = z.int().nonnegative();
const fans = z.array(z.enum(FANS)).min(1);

/** What a worked hand of MCR states; each value is held against the engine's when the site is built. */
const expectation = z
  .strictObject({
    /** Points of all fan, flowers included. */
    points,
    /** Every fan that counts, in any order. */
    fans: fans.optional(),
    /** Fan that must not count. */
    without: fans.optional(),
    /** What the winner gets, where the hand wins. */
    total: points.optional(),
    /** What each other opponent pays. */
    others: points.optional(),
    /** How many points are missing to the eight, where it does not win. */
    short: points.optional(),
  })
  .refine(({ total, short }) => (total === undefined) !== (short === undefined), 'state either total or short');

const file = z.record(
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  z.strictObject({ hand: z.record(z.string(), z.unknown()), expect: expectation }),
);

/** A worked hand of MCR: its request, what is stated about it. */
export interface McrExample {
  readonly id: string;
  readonly hand: HandRequest;
  readonly expect: z.infer<typeof expectation>;
}

/** The worked hands of the counting chapter, by id; each is counted by the rulebook of the chapter. */
export const MCR_EXAMPLES: ReadonlyMap<string, McrExample> = new Map(
  Object.entries(file.parse(examples)).map(([id, { hand, expect }]) => [
    id,
    { id, hand: { ...hand, rules: DEFAULT_RULEBOOKS.mcr } as unknown as HandRequest, expect },
  ]),
);

const sorted = (ids: readonly string[]): string => ids.toSorted().join(', ');

/** Every stated value that is not the engine's, as `points is stated as 7, the engine gives 8`. */
export function mcrDisagreements({ hand, expect }: McrExample): string[] {
  const result = scoreRequest(hand);
  if (!result.ok) return [`the engine refuses the hand: ${result.error.why}`];
  const counted = result.items.map(({ id }) => id);
  const truth = {
    points: result.points,
    fans: expect.fans && sorted(counted),
    total: result.payment?.total,
    others: expect.others === undefined ? undefined : result.payment?.others,
    short: result.kind === 'no-win' ? (result.short ?? undefined) : undefined,
  };
  const stated = { ...expect, fans: expect.fans && sorted(expect.fans) };
  const wrong = (Object.keys(truth) as (keyof typeof truth)[]).flatMap((key) =>
    stated[key] === truth[key]
      ? []
      : [`${key} is stated as ${String(stated[key])}, the engine gives ${String(truth[key])}`],
  );
  const present = (expect.without ?? []).filter((id) => counted.includes(id));
  return [...wrong, ...present.map((id) => `${id} is stated as missing, the engine counts it`)];
}
