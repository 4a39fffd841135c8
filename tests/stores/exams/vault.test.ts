import { expect, test } from 'vitest';
import { browserVault } from '../../../src/stores/exams/vault.ts';

test('the digest is SHA-256', async () => {
  const bytes = await browserVault.digest('abc');
  expect(Buffer.from(bytes).toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('what is drawn is never the same', () => {
  const [one, other] = [browserVault.draw(16), browserVault.draw(16)];
  expect(one).toHaveLength(16);
  expect(one).not.toEqual(other);
});
