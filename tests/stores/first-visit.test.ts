// @vitest-environment happy-dom
import { expect, test } from 'vitest';

test('begins with the rulebook that the page put in force where none is stored', async () => {
  document.documentElement.dataset.rulebook = 'wrc-2025';
  const { $book } = await import('../../src/stores/rulebook.ts');
  expect($book.get()).toBe('wrc-2025');
});
