import { expect, it } from 'vitest';
import * as engine from '../../src/engine/index.ts';
import { disagreements } from '../oracle-settle/compare.ts';

const EVENTS = Number(process.env.EVENTS ?? 2000);

it('agrees with the plain settler, written apart, on every seeded hand, game and tournament', () => {
  const found = disagreements(engine, { seed: 20_260_213, settles: EVENTS, finishes: EVENTS, ranks: EVENTS / 4 });
  expect(found.slice(0, 3)).toEqual([]);
});
