import { expect, test } from 'vitest';
import { readRaces } from '../../src/stores/practice/races.ts';
import { ODD_TEXTS } from './odd-texts.ts';

const stored = (races: unknown, version = 1): string => JSON.stringify({ version, races });

test('races read back as they were written', () => {
  const races = { 'ema-2016/fu': [['2026-11-20', 12] as const, ['2026-11-21', 9] as const] };
  expect(readRaces(stored(races))).toEqual(races);
});

test.each([...ODD_TEXTS, stored([]), stored({}, 2), stored({ 'ema-2016/fu': 12 })])(
  'odd text reads as nothing: %s',
  (text) => {
    expect(readRaces(text)).toEqual({});
  },
);

test.each([
  ['__proto__', [['2026-11-20', 12]]],
  ['fu', [['2026-11-20', 12]]],
  ['ema-2016/fu/more', [['2026-11-20', 12]]],
  ['ema-2016/fu', [['2026-02-30', 12]]],
  ['ema-2016/fu', [['2026-11-20', 0]]],
  ['ema-2016/fu', [['2026-11-20', 201]]],
  ['ema-2016/fu', [['2026-11-20', 1.5]]],
  ['ema-2016/fu', [['2026-11-20']]],
])('what cannot be a race is left out, and the rest stays: %s %j', (key, days) => {
  const good = '"samara-2019/payment":[["2026-11-20",3]]';
  expect(readRaces(`{"version":1,"races":{${JSON.stringify(key)}:${JSON.stringify(days)},${good}}}`)).toEqual({
    'samara-2019/payment': [['2026-11-20', 3]],
  });
});

test('of a day only the best stays, in the order of days, and of many days the latest', () => {
  const days = Array.from({ length: 28 }, (_, i) => [`2026-02-${String(28 - i).padStart(2, '0')}`, i + 1]);
  const read = readRaces(stored({ 'ema-2016/fu': [...days, ['2026-02-28', 5], ['2026-02-28', 2]] }))['ema-2016/fu'];
  expect(read).toHaveLength(14);
  expect(read?.[0]).toEqual(['2026-02-15', 14]);
  expect(read?.at(-1)).toEqual(['2026-02-28', 5]);
});
