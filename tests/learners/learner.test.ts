import { describe, expect, test } from 'vitest';
import type { HandRequest } from '../../src/engine/riichi/index.ts';
import { BELIEFS, learner } from './learner.ts';
import { freshMemory } from './memory.ts';

const HAND: HandRequest = {
  rules: 'ema-2016',
  concealed: '234m99s77p',
  winningTile: '7p',
  by: 'discard',
  seatWind: 'south',
  roundWind: 'east',
  melds: [
    { type: 'kong', form: 'concealed', tiles: '5555z' },
    { type: 'pung', tiles: '111m' },
  ],
};
const FU = { skill: 'fu', rules: 'ema-2016', hand: HAND } as const;
const SHEET = { lines: ['base', 'set1', 'set2', 'set3', 'set4', 'pair', 'wait', 'draw', 'bare', 'sum'] };

test('there are learners with at least sixty beliefs', () => {
  expect(BELIEFS.length).toBeGreaterThanOrEqual(60);
});

describe('a learner', () => {
  test('without beliefs answers right, as a number and line by line', () => {
    expect(learner([]).answer(FU)).toBe(60);
    const sheet = { base: 20, set1: 0, set2: 2, set3: 32, set4: 4, pair: 0, wait: 0, draw: 0, bare: 0, sum: 60 };
    expect(learner([]).answer(FU, SHEET)).toEqual(sheet);
  });

  test('with a belief answers by it, and counts on from there', () => {
    const who = learner(['discard-pung-closed', 'fu-unrounded']);
    expect(who.answer(FU, SHEET)).toMatchObject({ set2: 4, sum: 60 });
    who.unlearn('discard-pung-closed');
    expect(who.answer(FU, SHEET)).toMatchObject({ set2: 2, sum: 58 });
  });

  test('answers otherwise than right where he always slips, the same for the same seed', () => {
    const slips = (seed: string) => learner([], { slip: 1, seed }).answer(FU, SHEET);
    expect(slips('a')).not.toEqual(learner([]).answer(FU, SHEET));
    expect(slips('a')).toEqual(slips('a'));
  });

  test('does not know what he was never told, and forgets by and by', () => {
    const memory = freshMemory();
    expect(learner([], { memory }).answer(FU, SHEET)).not.toEqual(learner([]).answer(FU, SHEET));
    memory.learn('fu:tsumo', false, 0);
    const later = [0, 1, 10].map((days) => memory.recall('fu:tsumo', days * 86_400_000));
    expect(later[0]).toBe(1);
    expect(later).toEqual(later.toSorted((a, b) => b - a));
  });
});
