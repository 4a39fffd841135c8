import { expect, it } from 'vitest';
import { scoreRequest } from '../../src/engine/riichi/index.ts';
import { disagreements } from '../oracle/compare.ts';
import { generateRequests } from '../oracle/generate.ts';
import { oracleScore } from '../oracle/score.ts';

const HANDS_PER_SEED = Number(process.env.HANDS ?? 400);

/** A disagreement with the hand that caused it, ready to be scored on its own. */
const disagreeing = (seed: number): string[] => {
  const found: string[] = [];
  let scored = 0;
  for (const request of generateRequests(seed, HANDS_PER_SEED)) {
    scored++;
    const differences = disagreements(oracleScore(request), scoreRequest(request));
    if (differences.length > 0) found.push(`${JSON.stringify(request)}\n${differences.join('\n')}`);
  }
  if (scored !== HANDS_PER_SEED) throw new Error(`only ${scored} hands were made`);
  return found;
};

it.each([1, 2, 2012, 2016, 2018])('the second scorer agrees on every hand of seed %i', (seed) => {
  expect(disagreeing(seed)).toEqual([]);
});
