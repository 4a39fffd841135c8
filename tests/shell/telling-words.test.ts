import { expect, test } from 'vitest';
import { tellingWords } from '../../src/components/shell/telling-words.ts';

test.each([
  ['forgot to turn the riichi tile', 'forgot turn riichi tile'],
  ['Рука на столе', 'Рука столе'],
  ['3.3.14', '3.3.14'],
  ['not in turn', 'not turn'],
])('“%s” is sought as “%s”', (sought, telling) => {
  expect(tellingWords(sought, 'en')).toBe(telling);
});

test('words that all tell nothing are sought as they are', () => {
  expect(tellingWords('The', 'en')).toBe('The');
});

test('Ukrainian words are sought by their beginning, as the search has no stems for them', () => {
  expect(tellingWords("до п'ятіркою мертвої", 'uk')).toBe('п’ятір мертв');
});
