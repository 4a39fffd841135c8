import { beforeEach, expect, test } from 'vitest';
import {
  $recentRulings,
  forgetRulings,
  readRecent,
  rememberRuling,
  type RecentRuling,
} from '../../src/stores/recent-rulings.ts';

const late: RecentRuling = { text: 'seven minutes late', card: 'late', head: 'Late by 7 minutes', book: 'ema-2016' };
const headsNow = (): readonly string[] => $recentRulings.get().map(({ head }) => head);

beforeEach(forgetRulings);

test('puts the latest ruling first', () => {
  rememberRuling(late);
  rememberRuling({ card: 'drunk', head: 'Not allowed to play', book: 'samara-2019' });
  expect(headsNow()).toEqual(['Not allowed to play', 'Late by 7 minutes']);
});

test('replaces what was shown while the same telling was still typed', () => {
  rememberRuling({ text: 'seven min', card: 'speed', head: 'No penalty', book: 'ema-2016' });
  rememberRuling(late);
  expect(headsNow()).toEqual(['Late by 7 minutes']);
});

test('does not take another telling for the same one', () => {
  rememberRuling({ text: 'phone', card: 'telephone', head: 'The referee decides', book: 'ema-2016' });
  rememberRuling(late);
  expect(headsNow()).toHaveLength(2);
});

test('has a card twice only under two rulebooks', () => {
  rememberRuling(late);
  rememberRuling({ ...late, text: 'late', head: 'Late' });
  rememberRuling({ ...late, text: 'late', head: 'Late there', book: 'mers-2014' });
  expect(headsNow()).toEqual(['Late there', 'Late']);
});

test('stores eight at most', () => {
  for (let n = 0; n < 12; n++)
    rememberRuling({ card: `card-${'abcdefghijkl'.charAt(n)}`, head: String(n), book: 'ema-2016' });
  expect(headsNow()).toEqual(['11', '10', '9', '8', '7', '6', '5', '4']);
});

test('forgets all', () => {
  rememberRuling(late);
  forgetRulings();
  expect(headsNow()).toEqual([]);
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"card":"late"}'],
  ['an unknown rulebook', JSON.stringify([{ ...late, book: 'house' }])],
  ['a card with markup', JSON.stringify([{ ...late, card: '<img>' }])],
  ['a head that is no text', JSON.stringify([{ ...late, head: 7 }])],
])('reads %s as nothing', (_, stored) => {
  expect(readRecent(stored)).toEqual([]);
});

test('reads what it stores', () => {
  expect(readRecent(JSON.stringify([late]))).toEqual([late]);
});
