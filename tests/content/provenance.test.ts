import { expect, test } from 'vitest';
import { handAfter } from '../../src/components/features/referee/follows.ts';
import { CARDS } from '../../src/components/features/referee/offences.ts';
import { gradeOf, gradesByHand, isNumberedByUs } from '../../src/components/features/referee/provenance.ts';
import { rulingUnder } from '../../src/components/features/referee/rulings.ts';
import { BOOK_IDS } from '../../src/engine/rulebooks/ids.ts';

test('every ruling says where it comes from how the hand goes on', () => {
  const unsaid = CARDS.flatMap((card) =>
    BOOK_IDS.flatMap((book) => {
      const ruled = rulingUnder(card, book);
      if (!ruled || ruled.ruling.kind === 'silent') return [];
      const hand = handAfter(ruled);
      return gradeOf(hand, ruled.book, 'hand') === undefined ? [`${hand} ${ruled.book}: ${card.id}`] : [];
    }),
  );
  expect([...new Set(unsaid)]).toEqual([]);
});

test('Tesuji prints the price of a chombo; that it is dealt again, bets and deal are our reading', () => {
  const parts = ['hand', 'bets', 'counters', 'dealer'] as const;
  expect(parts.map((part) => gradeOf('replayed', 'tesuji-2018', part))).toEqual(parts.map(() => 'reading'));
  expect(parts.map((part) => gradeOf('replayed', 'samara-2019', part))).toEqual(parts.map(() => 'text'));
  expect(gradesByHand().replayed?.['ema-2012']).toMatchObject({ bets: 'booklet' });
});

test('articles that the print does not number are told apart', () => {
  expect(isNumberedByUs('3.7', 'mers-2014')).toBe(true);
  expect(isNumberedByUs('3.6', 'mers-2014')).toBe(false);
  expect(isNumberedByUs('P2', 'tesuji-2018')).toBe(true);
  expect(isNumberedByUs('3.4.6', 'ema-2016')).toBe(false);
});
