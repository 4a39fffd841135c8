import { expect, test } from 'vitest';
import { tilesInWords } from '../../src/components/base/words/tiles.ts';
import { parseTiles } from '../../src/engine/riichi/index.ts';
import { wordsIn } from './words.ts';

test.each([
  ['en', '1m', '1 character'],
  ['en', '1p', '1 dot'],
  ['en', '2p', '2 dots'],
  ['en', '111p', '1 1 1 dots'],
  ['ru', '1m', '1 символ'],
  ['ru', '2m', '2 символа'],
  ['ru', '4p', '4 точки'],
  ['ru', '5m', '5 символов'],
  ['ru', '0p', 'красная 5 точек'],
  ['ru', '9s', '9 бамбуков'],
  ['ru', '234m', '2 3 4 символа'],
  ['ru', '456m', '4 5 6 символов'],
  ['ru', '1p1s11z', '1 точка, 1 бамбук, восточный ветер, восточный ветер'],
  ['uk', '1s', '1 бамбук'],
  ['uk', '3s', '3 бамбуки'],
  ['uk', '6s', '6 бамбуків'],
  ['it', '1m', '1 di caratteri'],
  ['fr', '1s', '1 de bambous'],
])('in %s, a suit agrees with its number: %s is %s', (lang, text, told) => {
  const read = parseTiles(text, 'tiles');
  expect(read.ok && tilesInWords(read.value, wordsIn(lang).tile)).toBe(told);
});
