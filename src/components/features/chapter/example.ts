import { z } from 'astro/zod';
import { type HandRequest, LIMITS, type ScoreResult, doraHan, scoreRequest } from '../../../engine/riichi/index.ts';

const points = z.int().nonnegative();

/** What an example states about its hand; each value given is held against the engine's when the site is built. */
const expectation = z
  .strictObject({
    /** Every pattern that counts, in any order. */
    items: z.array(z.string()).optional(),
    /** Patterns that must not count: the example shows what is nearly there. */
    without: z.array(z.string()).min(1).optional(),
    dora: points.optional(),
    han: points.nullable().optional(),
    fu: points.nullable().optional(),
    fuExact: points.nullable().optional(),
    limit: z.enum(LIMITS).nullable().optional(),
    total: points.optional(),
    discarder: points.optional(),
    east: points.optional(),
    others: points.optional(),
    /** Why the hand cannot win. */
    reason: z.enum(['not-complete', 'no-yaku', 'below-minimum']).optional(),
  })
  .refine(({ total, reason }) => (total === undefined) !== (reason === undefined), 'state either total or reason');

const shape = z.strictObject({ hand: z.record(z.string(), z.unknown()), expect: expectation });

/** The examples of one rulebook: id → hand (by that rulebook unless it names another) and what is stated about it. */
export const exampleFile = z.record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), shape);

/** What an example states about its hand. */
export type Expectation = z.infer<typeof expectation>;

/** A worked example: its id with the rulebook before it, its hand, and what is stated about it. */
export interface Example {
  readonly id: string;
  readonly hand: HandRequest;
  readonly expect: Expectation;
}

/** A result of the engine that is not a refusal. */
export type Scored = Extract<ScoreResult, { ok: true }>;

const sorted = (values: readonly string[]): string => values.toSorted().join(', ') || 'nothing';

/** The engine's value for each thing that an example may state. */
function actual(result: Scored): Readonly<Record<Exclude<keyof Expectation, 'without'>, unknown>> {
  const { items, han, fu, fuExact, limit, payment } = result;
  return {
    items: sorted(items.map(({ id }) => id)),
    dora: doraHan(result),
    han,
    fu,
    fuExact,
    limit,
    total: payment?.total,
    discarder: payment?.discarder,
    east: payment?.east,
    others: payment?.others,
    reason: result.kind === 'no-win' ? result.reason : undefined,
  };
}

/** Every stated value that is not the engine's, as `fu is stated as 30, the engine gives 40`. */
export function disagreements({ hand, expect }: Example): string[] {
  const result = scoreRequest(hand);
  if (!result.ok) return [`the engine refuses the hand: ${result.error.why}`];
  const truth = actual(result);
  const stated = { ...expect, items: expect.items && sorted(expect.items), without: undefined };
  const wrong = Object.entries(stated).flatMap(([key, value]) => {
    const found = truth[key as keyof typeof truth];
    return value === undefined || value === found
      ? []
      : [`${key} is stated as ${String(value)}, the engine gives ${String(found)}`];
  });
  const present = (expect.without ?? []).filter((id) => result.items.some((item) => item.id === id));
  return [...wrong, ...present.map((id) => `${id} is stated as missing, the engine counts it`)];
}
