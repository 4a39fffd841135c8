import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Next } from '../../src/engine/riichi/index.ts';
import {
  formatChange,
  describeNext,
  formatPoints,
  formatPurse,
  windNames,
} from '../../src/components/features/club/settle/format.ts';
import type { SettleStrings } from '../../src/components/features/club/settle/strings.ts';
import { tournamentWords } from '../../src/components/features/club/tournament/strings.ts';

const english = JSON.parse(readFileSync('src/content/i18n/en.json', 'utf8')) as object;
const words = tournamentWords({ all: () => english }) as unknown as SettleStrings['words'];
const strings = { words, lang: 'en' } as SettleStrings;
const names = windNames(words);
const before = { dealer: 1, firstDealer: 0 } as const;
const hand = { kind: 'hand', dealer: 1, roundWind: 'east', counters: 1, bets: 2 } as const;

test('the seats are named by their winds, and the table is no player', () => {
  expect(names).toEqual(['East', 'South', 'West', 'North']);
  expect(formatPurse(3, names, words)).toBe('North');
  expect(formatPurse('table', names, words)).toBe(words.settle['purse.table']);
});

test.each<[string, Next, boolean, readonly string[]]>([
  ['stays', hand, true, ['Next: East 2, with 1 counter, 2 riichi sticks.', 'The dealer stays: South.']],
  [
    'passes',
    { ...hand, dealer: 2 },
    true,
    ['Next: East 3, with 1 counter, 2 riichi sticks.', 'The deal passes to West.'],
  ],
  [
    'begins a round',
    { ...hand, dealer: 0, roundWind: 'south', counters: 0, bets: 0 },
    true,
    ['Next: South 1, with 0 counters, 0 riichi sticks.', 'The deal passes to East.'],
  ],
  ['knows no counters', { ...hand, dealer: 2 }, false, ['Next: East 3.', 'The deal passes to West.']],
])('the next hand is announced: the deal %s', (_, next, isRiichi, said) => {
  expect(describeNext(next, isRiichi, before, names, strings)).toEqual(said);
});

test('gains have a plus sign, losses a minus, and zero has none', () => {
  expect([1, 0, -1, 1500.255].map((points) => formatChange(points, 'en'))).toEqual(['+1', '0', '\u22121', '+1,500.26']);
  expect([1, 0, -1].map((points) => formatPoints(points, 'en'))).toEqual(['1', '0', '\u22121']);
});

test('the end of the game is announced, with the leftover bets', () => {
  const said = (next: object): readonly string[] => describeNext(next as Next, true, before, names, strings);
  expect(said({ kind: 'same-hand' })).toEqual(['The same hand continues.']);
  expect(said({ kind: 'over', bets: 0 })).toEqual(['The game is over.']);
  expect(said({ kind: 'over', bets: 1 })).toEqual(['The game is over.', '1 riichi stick is left on the table.']);
});
