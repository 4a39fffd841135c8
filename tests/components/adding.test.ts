import { expect, test } from 'vitest';
import { type Draft, EMPTY } from '../../src/components/scorer/draft.ts';
import { addTile } from '../../src/components/scorer/edit.ts';

const tap = (concealed: string, winningTile: string) => {
  const draft: Draft = { ...EMPTY, concealed, winningTile };
  return addTile(draft, 'hand', 'pung', '9p', 0);
};

test('a tapped tile is the next of the hand, then the winning one', () => {
  expect(tap('234567m22p3456s', '')).toMatchObject({ concealed: '234567m229p3456s', winningTile: '' });
  expect(tap('234567m22p34567s', '')).toMatchObject({ concealed: '234567m22p34567s', winningTile: '9p' });
});

test('is one too many where the winning tile is there, by itself or as the last of a typed hand', () => {
  expect(tap('234567m22p34567s', '8s')).toBe('full');
  expect(tap('234567m22p345678s', '')).toBe('full');
});
