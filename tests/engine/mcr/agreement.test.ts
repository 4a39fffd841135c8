import { expect, test } from 'vitest';
import { scoreRequest } from '../../../src/engine/mcr/index.ts';
import { disagreeing } from '../../oracle-mcr/compare.ts';

const HANDS = Number(process.env.HANDS ?? 400);

test.each([1, 81, 2006, 2014, 2026])('the second scorer agrees on every hand of seed %i', (seed) => {
  expect(disagreeing(scoreRequest, seed, HANDS)).toEqual([]);
});
