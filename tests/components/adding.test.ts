import { expect, test } from 'vitest';
import { type Draft, EMPTY, wantedCount } from '../../src/components/widgets/hand-editor/draft.ts';
import {
  addTile,
  calledFrom,
  lacks,
  withRed,
  withoutMeld,
  withoutTile,
} from '../../src/components/widgets/hand-editor/edit.ts';

const tap = (concealed: string, winningTile: string) => {
  const draft: Draft = { ...EMPTY, concealed, winningTile };
  return addTile(draft, 'hand', 'pung', '9p', 0);
};

test('a tapped tile is the next of the hand, then the winning one', () => {
  expect(tap('234567m22p3456s', '')).toMatchObject({ concealed: '234567m229p3456s', winningTile: '' });
  expect(tap('234567m22p34567s', '')).toMatchObject({ concealed: '234567m22p34567s', winningTile: '9p' });
});

test('is too many if the winning tile is there, alone or as the last of a typed hand', () => {
  expect(tap('234567m22p34567s', '8s')).toBe('full');
  expect(tap('234567m22p345678s', '')).toBe('full');
});

const PUNG = { type: 'pung', tiles: '555p', from: 'left', called: '5p' } as const;
const CHOW = { type: 'chow', tiles: '340s', from: 'left', called: '3s' } as const;
const laid: Draft = { ...EMPTY, concealed: '234m0p', doraIndicators: '5p', uraIndicators: '9s', melds: [PUNG, CHOW] };

test('the hand has thirteen tiles beside the winning one, three fewer with each set that is laid', () => {
  const counts = [[], [PUNG], [PUNG, CHOW], [PUNG, CHOW, PUNG, CHOW], [PUNG, CHOW, PUNG, CHOW, PUNG]].map((melds) =>
    wantedCount({ ...laid, melds }),
  );
  expect(counts).toEqual([13, 10, 7, 1, 0]);
});

test('a single tile or a set can be removed', () => {
  expect(withoutTile(laid, 'concealed', 1)).toEqual({ ...laid, concealed: '24m0p' });
  expect(withoutTile(laid, 'uraIndicators', 0)).toEqual({ ...laid, uraIndicators: '' });
  expect(withoutMeld(laid, 0)).toEqual({ ...laid, melds: [CHOW] });
});

test('a set is called from a player, or from nobody in particular, and keeps its called tile', () => {
  expect(calledFrom(laid, 0, 'across').melds).toEqual([{ ...PUNG, from: 'across' }, CHOW]);
  expect(calledFrom(laid, 0, undefined).melds[0]).toEqual({ type: 'pung', tiles: '555p', called: '5p' });
  expect(calledFrom(laid, 7, 'left')).toBe(laid);
});

test('the set has four of a tile, wherever they lie: in the hand, in sets, as indicators', () => {
  expect(lacks(laid, ['5p'], 1)).toBe(true);
  expect(lacks({ ...laid, doraIndicators: '' }, ['5p'], 0)).toBe(true);
  expect(lacks({ ...laid, concealed: '234m', doraIndicators: '' }, ['5p'], 0)).toBe(false);
  const ura = { ...laid, melds: [], uraIndicators: '9999s' };
  expect(lacks(ura, ['9s'], 0)).toBe(true);
  expect(lacks({ ...ura, uraIndicators: '999s' }, ['9s'], 0)).toBe(false);
});

test('a five of a set is made red and plain again, and a set without one stays', () => {
  const red = withRed(laid, 0);
  expect(red?.melds[0]?.tiles).toContain('0');
  expect(red && withRed(red, 0)?.melds[0]?.tiles).toBe('555p');
  expect(withRed({ ...laid, melds: [{ ...PUNG, tiles: '666p', called: '6p' }] }, 0)).toBeUndefined();
});
