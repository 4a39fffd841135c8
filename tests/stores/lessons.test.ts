import { expect, test } from 'vitest';
import { readTaught } from '../../src/stores/practice/lessons.ts';

test.each([
  ['{"version":1,"taught":["fu","eight"]}', ['fu', 'eight']],
  ['{"version":1,"taught":["fu","fu","flying",7,null]}', ['fu']],
  ['{"version":2,"taught":["fu"]}', []],
  ['{"version":1,"taught":"fu"}', []],
  ['["fu"]', []],
  ['', []],
])('what was taught is read from %s', (text, taught) => {
  expect(readTaught(text)).toEqual(taught);
});
