import { expect, it, vi } from 'vitest';
import * as engine from '../../src/engine/index.ts';
import { disagreements } from '../oracle-settle/compare.ts';

/** Long work, also on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

it('agrees with the plain settler, written apart, on every seeded hand, game and tournament', () => {
  const found = disagreements(engine, { seed: 20_260_213, settles: 2000, finishes: 2000, ranks: 500 });
  expect(found.slice(0, 3)).toEqual([]);
});
