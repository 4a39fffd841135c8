import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../../src/components/referee/offences.ts';
import english from '../../src/content/words/en/tellings.json' with { type: 'json' };
import russian from '../../src/content/words/ru/tellings.json' with { type: 'json' };
import { askAll, type Incident, TOLD_IN } from './found-incidents.ts';

const read = (file: string) => JSON.parse(readFileSync(`tests/fixtures/${file}`, 'utf8')) as readonly Incident[];
const asked = askAll(read('incidents.json'));

describe.each(TOLD_IN)('incidents told in %s', (lang) => {
  const told = asked.filter((one) => one.lang === lang);
  const most = (share: number): number => Math.floor(told.length * (1 - share));
  const missed = told.filter(({ isAmong }) => !isAmong).map(({ said }) => said);
  const notFirst = told.filter(({ first }) => first !== 'right').map(({ said }) => said);

  test('find the right ruling first, but for one in ten', () => {
    expect(notFirst.slice(most(0.9))).toEqual([]);
  });

  test('find it among the first three, but for one in fifty', () => {
    expect(missed.slice(most(0.98))).toEqual([]);
  });

  test('find no contrary ruling first', () => {
    expect(told.filter(({ first }) => first === 'contrary').map(({ said }) => said)).toEqual([]);
  });
});

const LEAST_WAYS = 10;

test.each([
  ['en', english],
  ['ru', russian],
])(
  'each card has ten ways or more to be told in %s, none of them twice',
  (_, tellings: Readonly<Record<string, string>>) => {
    expect(Object.keys(tellings).sort()).toEqual(CARDS.map(({ id }) => id).sort());
    const ways = Object.entries(tellings).map(([id, text]) => [id, text.split(' / ')] as const);
    expect(ways.filter(([, told]) => new Set(told).size < LEAST_WAYS).map(([id]) => id)).toEqual([]);
    expect(ways.filter(([, told]) => new Set(told).size < told.length).map(([id]) => id)).toEqual([]);
  },
);
