import { describe, expect, test } from 'vitest';
import { changesBetween } from './answer-book.ts';
import { differencesIn } from './differences.ts';
import { readable } from './readable.ts';

const cite = { book: 'ema-2016', article: '4.1.1' };

describe('a failing comparison says in words', () => {
  test('which value changed, and where', () => {
    const book = (fu: number) => ({ 'ema-2016': { fu: { 'concealed kong of honours': readable({ fu, cite }) } } });
    expect(changesBetween(book(32), book(16))).toEqual([
      'ema-2016 · fu · concealed kong of honours: was fu 32 [ema-2016 4.1.1], is fu 16 [ema-2016 4.1.1]',
    ]);
  });

  test('which line came or went', () => {
    expect(differencesIn({ steps: ['a', 'b'] }, { steps: ['a', 'b', 'c'] }, 'hand')).toEqual([
      'hand, steps: now also "c"',
    ]);
    expect(differencesIn({ steps: ['a', 'b'] }, { steps: ['b'] }, 'hand')).toEqual(['hand, steps: no longer "a"']);
  });

  test('which case is new or gone', () => {
    expect(changesBetween({ a: { b: { c: 1 } } }, { a: { b: { d: 1 } } })).toEqual([
      'a · b · c: no longer asked or answered',
      'a · b · d: new, not entered yet',
    ]);
  });
});

test('clauses, steps and patterns are written as one line each', () => {
  expect(readable({ kind: 'add', unit: 'fu', rule: 'tsumo', value: 2, cite })).toBe('add fu tsumo 2 [ema-2016 4.1.1]');
  expect(readable({ kind: 'round', unit: 'fu', from: 32, to: 40, cite })).toBe('round fu 32 → 40 [ema-2016 4.1.1]');
  expect(readable({ book: 'tesuji-2018', silent: true, from: cite, why: 'usual-practice' })).toBe(
    'tesuji-2018 silent, by ema-2016 4.1.1 (usual-practice)',
  );
  expect(readable({ id: 'pinfu', han: 1 })).toBe('pinfu 1');
});
