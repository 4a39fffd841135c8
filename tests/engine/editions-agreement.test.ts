import { expect, it } from 'vitest';
import * as engine from '../../src/engine/index.ts';
import { disagreements } from '../oracle/compare.ts';
import { generateRequests } from '../oracle/generate.ts';
import { EDITION_IDS } from '../oracle/rules.ts';
import { oracleScore } from '../oracle/score.ts';
import { disagreements as settledOtherwise } from '../oracle-settle/compare.ts';

const HANDS = 2 * Number(process.env.HANDS ?? 1000);
const EVENTS = Number(process.env.EVENTS ?? 2000);

it('the second scorer agrees on every hand by the editions of 2025 and 2026', () => {
  const found: string[] = [];
  let wins = 0;
  for (const request of generateRequests(2025, HANDS, EDITION_IDS)) {
    const verdict = oracleScore(request);
    wins += verdict.kind === 'win' ? 1 : 0;
    const differences = disagreements(verdict, engine.scoreRequest(request));
    if (differences.length > 0) found.push(`${JSON.stringify(request)}\n${differences.join('\n')}`);
  }
  expect(found.slice(0, 3)).toEqual([]);
  expect(wins).toBeGreaterThan(HANDS / 2);
});

it('the second settler agrees on every table and game by them', () => {
  const amount = { seed: 20_260_420, settles: EVENTS, finishes: EVENTS, books: [...EDITION_IDS] };
  expect(settledOtherwise(engine, amount).slice(0, 3)).toEqual([]);
});
