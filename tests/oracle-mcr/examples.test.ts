import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from './options.ts';
import type { Options } from './options.ts';
import { oracleMcr } from './score.ts';
import type { HandRequest } from './types.ts';

/** A line of the examples; its requests name the robbed kong differently from the score contract. */
interface Example {
  id: string;
  where: string | null;
  request: HandRequest & { robbingKong: boolean };
  expect: { points: number; qualifying: number; legal: boolean; fan: Record<string, number> };
  /** The points under another reading of a disputed point, by the examples' name for it. */
  sensitiveTo?: Record<string, number>;
}

/** The examples' names of other readings, as the oracle's options. */
const OTHER_READINGS: Record<string, Partial<Options>> = {
  drop_forced_hog: { forcedHog: 'no' },
  knit_overlap_wait: { knittedOverlapWait: 'yes' },
  nine_gates_residual_pung: { nineGatesPungs: 'one-terminal-pung' },
  big_kongs_add_concealed_kong: { bigKongsConcealed: 'pungs-or-kongs' },
};

const examples = readFileSync('tests/fixtures/mcr-examples.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Example);

function requestOf({ request: { robbingKong, ...request } }: Example): HandRequest {
  return robbingKong ? { ...request, robbedKong: 'added' } : request;
}

function fanOf(example: Example): string[] {
  return Object.entries(example.expect.fan)
    .map(([fan, count]) => `${fan.replace('melded-kong-+-concealed-kong', 'melded-and-concealed-kong')} ${count}`)
    .sort();
}

const written = (list: ReadonlyMap<string, number>): string[] =>
  [...list].map(([fan, count]) => `${fan} ${count}`).sort();

describe('the worked examples', () => {
  it('are all there', () => {
    expect(examples).toHaveLength(119);
  });

  it.each(examples.map((example) => ({ ...example, name: `${example.id} ${example.where ?? ''}` })))(
    '$name',
    (example) => {
      const score = oracleMcr(requestOf(example));
      const { points, qualifying, legal } = example.expect;
      expect(score).toMatchObject({ complete: true, points, flowers: points - qualifying, qualifying: legal });
      expect(score.equalLists.map(written)).toContainEqual(fanOf(example));
    },
  );

  it.each(
    examples.flatMap((example) =>
      Object.entries(example.sensitiveTo ?? {}).map(([reading, points]) => ({ example, reading, points })),
    ),
  )('$example.id is worth $points by $reading', ({ example, reading, points }) => {
    expect(OTHER_READINGS).toHaveProperty(reading);
    expect(oracleMcr(requestOf(example), { ...DEFAULT_OPTIONS, ...OTHER_READINGS[reading] }).points).toBe(points);
  });
});
