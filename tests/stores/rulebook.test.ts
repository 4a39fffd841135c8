import { expect, test } from 'vitest';
import { $book, $rulebook, DEFAULT_RULEBOOK, chooseRulebook } from '../../src/stores/rulebook.ts';

test('takes a rulebook of either game; riichi pages then fall back on the first riichi rulebook', () => {
  chooseRulebook('mers-2014');
  expect($book.get()).toBe('mers-2014');
  expect($rulebook.get()).toBe(DEFAULT_RULEBOOK);
  chooseRulebook('tesuji-2018');
  expect([$book.get(), $rulebook.get()]).toEqual(['tesuji-2018', 'tesuji-2018']);
  chooseRulebook('mcr-2006');
  expect($book.get()).toBe('tesuji-2018');
});
