import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { HandRequest } from '../../../src/engine/index.ts';
import { mcr } from './hands.ts';

interface Example {
  readonly id: string;
  readonly request: HandRequest & { readonly robbingKong: boolean };
  readonly expect: {
    readonly points: number;
    readonly qualifying: number;
    readonly legal: boolean;
    readonly fan: Readonly<Record<string, number>>;
  };
  readonly sensitiveTo?: Readonly<Record<string, number>>;
}

const EXAMPLES = readFileSync(new URL('../../fixtures/mcr-examples.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Example);

/** The request of an example; none of them robs a kong. */
function requestOf({ request }: Example): HandRequest {
  const { robbingKong, ...rest } = request;
  expect(robbingKong).toBe(false);
  return rest;
}

type Fan = Readonly<Record<string, number>>;

/** The examples' name for one melded and one concealed kong. */
const OTHER_NAMES: Readonly<Record<string, string>> = { 'melded-kong-+-concealed-kong': 'melded-and-concealed-kong' };
const named = (fan: Fan): Fan =>
  Object.fromEntries(Object.entries(fan).map(([id, count]) => [OTHER_NAMES[id] ?? id, count]));

/** The examples' names for other readings of disputed points, and the option values that follow them. */
const DISPUTES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  nine_gates_residual_pung: { nineGatesPungs: 'concealed-and-terminal' },
  big_kongs_add_concealed_kong: { manyKongsAddConcealed: true },
  drop_forced_hog: { forcedTileHog: false },
  knit_overlap_wait: { knittedBodyWait: 'counts' },
};

describe('worked examples', () => {
  it('are all there', () => {
    expect(EXAMPLES).toHaveLength(119);
  });

  it.each(EXAMPLES.map((example) => [example.id, example] as const))('%s', (_id, example) => {
    const result = mcr(requestOf(example));
    const { points, qualifying, legal, fan } = example.expect;
    expect({ points: result.points, qualifying: result.points - result.flowers }).toEqual({ points, qualifying });
    expect(result.kind).toBe(legal ? 'win' : 'no-win');
    const lists = [result.items, ...result.equalLists].map((items): Fan =>
      Object.fromEntries(items.map(({ id, count }) => [id, count])),
    );
    expect(lists).toContainEqual(named(fan));
  });

  const sensitive = EXAMPLES.flatMap((example) =>
    Object.entries(example.sensitiveTo ?? {}).map(([dispute, points]) => ({
      id: example.id,
      example,
      dispute,
      points,
    })),
  );

  it('name disputes that are options', () => {
    expect([...new Set(sensitive.map(({ dispute }) => dispute))].sort()).toEqual(Object.keys(DISPUTES).sort());
  });

  it.each(sensitive)('$id under the other reading of $dispute: $points', ({ example, dispute, points }) => {
    expect(mcr({ ...requestOf(example), knobs: DISPUTES[dispute] ?? {} }).points).toBe(points);
  });
});
