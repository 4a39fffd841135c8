import { expect, test } from 'vitest';
import { $book, $rulebook, DEFAULT_RULEBOOK, chooseRulebook } from '../../src/stores/rulebook.ts';

test('a rulebook of either game may be chosen; what needs riichi then has the first one', () => {
  chooseRulebook('mers-2014');
  expect($book.get()).toBe('mers-2014');
  expect($rulebook.get()).toBe(DEFAULT_RULEBOOK);
  chooseRulebook('tesuji-2018');
  expect([$book.get(), $rulebook.get()]).toEqual(['tesuji-2018', 'tesuji-2018']);
  chooseRulebook('mcr-2006');
  expect($book.get()).toBe('tesuji-2018');
});
