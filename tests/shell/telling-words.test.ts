import { expect, test } from 'vitest';
import { tellingWords } from '../../src/components/shell/telling-words.ts';

test.each([
  ['forgot to turn the riichi tile', 'forgot turn riichi tile'],
  ['Рука на столе', 'Рука столе'],
  ['3.3.14', '3.3.14'],
  ['not in turn', 'not turn'],
])('“%s” is sought as “%s”', (sought, telling) => {
  expect(tellingWords(sought)).toBe(telling);
});

test('words that all tell nothing are sought as they are', () => {
  expect(tellingWords('The')).toBe('The');
});
