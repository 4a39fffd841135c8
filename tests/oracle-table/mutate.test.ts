import { describe, expect, it, test } from 'vitest';
import { judgeForm } from './form.ts';
import { HOSTILE, hostile, malform } from './hostile.ts';
import { mutateLink, writeLink } from './links.ts';
import { mutate } from './mutate.ts';
import { simulateMany } from './simulate.ts';
import { naiveTable } from './table.ts';
import type { HandRequest } from './types.ts';

const HANDS = simulateMany(1, 200).flatMap(({ hands }) => hands);
const HAND: HandRequest = {
  rules: 'ema-2012',
  knobs: { redFives: 4 },
  concealed: '33m123s78s',
  melds: [
    { type: 'chow', tiles: '456p', called: '4p', from: 'left' },
    { type: 'kong', form: 'concealed', tiles: '1111z' },
  ],
  winningTile: '9s',
  by: 'draw',
  seatWind: 'east',
  roundWind: 'east',
  lastTile: true,
  afterKong: true,
  doraIndicators: '1m',
  bets: 2,
};

describe('the form of a request', () => {
  test.each<[string, unknown]>([
    ['no object', null],
    ['a list', []],
    ['no such rulebook', { ...HAND, rules: 'ema-2017' }],
    ['a field missing', { ...HAND, winningTile: undefined }],
    ['a field that every object has', { ...HAND, constructor: 3 }],
    ['a field unheard of', { ...HAND, wall: 3 }],
    ['a tile that is none', { ...HAND, concealed: '33m123s78z' }],
    ['two winning tiles', { ...HAND, winningTile: '99s' }],
    ['a tile too many', { ...HAND, concealed: '333m123s78s' }],
    ['five of a kind', { ...HAND, doraIndicators: '1z' }],
    ['two red fives', { ...HAND, concealed: '00m123s78s' }],
    ['a broken chow', { ...HAND, melds: [{ type: 'chow', tiles: '457p' }, HAND.melds?.[1]] }],
    ['a chow of winds', { ...HAND, melds: [{ type: 'chow', tiles: '234z' }, HAND.melds?.[1]] }],
    ['a kong without a form', { ...HAND, melds: [HAND.melds?.[0], { type: 'kong', tiles: '1111z' }] }],
    ['a pung with a form', { ...HAND, melds: [HAND.melds?.[0], { type: 'pung', form: 'open', tiles: '111z' }] }],
    [
      'a called tile from elsewhere',
      { ...HAND, melds: [{ type: 'chow', tiles: '456p', called: '7p' }, HAND.melds?.[1]] },
    ],
    ['bets below nothing', { ...HAND, bets: -1 }],
    ['a flower in riichi', { ...HAND, flowers: 1 }],
    [
      'liability by discard without a discarder',
      { ...HAND, by: 'discard', liable: [{ from: 'left', pattern: 'daisangen' }] },
    ],
    ['riichi in Chinese rules', { ...HAND, rules: 'mcr-2006', riichi: 'riichi' }],
  ])('%s is bad', (_, request) => {
    expect(judgeForm(request)).toBe('bad');
  });

  test.each<[string, Partial<HandRequest>]>([
    ['as it stands', {}],
    ['flowers in Chinese rules', { rules: 'mcr-2006', doraIndicators: '', bets: 0, knobs: {}, flowers: 8 }],
    ['the defaults of the other game', { flowers: 0, lastOfKind: false, winningTileShown: true }],
    [
      'two red fives of dots where there are four',
      {
        melds: [
          { type: 'chow', tiles: '406p' },
          { type: 'pung', tiles: '055p' },
        ],
      },
    ],
  ])('%s is good', (_, changes) => {
    expect(judgeForm({ ...HAND, ...changes })).toBe('good');
  });

  test.each<[string, Partial<HandRequest>]>([
    ['more counters than anyone counts', { counters: 1e15 }],
    ['an option that decides nothing here', { knobs: { openTanyao: false } as HandRequest['knobs'] & object }],
    [
      'a feeder of a concealed kong',
      {
        melds: [
          { type: 'chow', tiles: '456p' },
          { type: 'kong', form: 'concealed', tiles: '1111z', from: 'left' },
        ],
      },
    ],
  ])('%s is left open', (_, changes) => {
    expect(judgeForm({ ...HAND, ...changes })).toBe('unclear');
  });
});

describe('mutated requests', () => {
  const mutated = Array.from({ length: 3000 }, (_, seed) => mutate(seed, HANDS[seed % HANDS.length] ?? HAND));

  it('follow from their seed', () => {
    expect(mutate(5, HAND)).toEqual(mutate(5, HAND));
  });

  it('are impossible in every way that the checker knows, and often enough possible', () => {
    const verdicts = mutated
      .map(({ request }) => request)
      .filter((one) => judgeForm(one) === 'good')
      .map(naiveTable);
    const whys = new Set(verdicts.flatMap((verdict) => (verdict.possible ? [] : [verdict.why])));
    expect(verdicts.filter(({ possible }) => possible).length).toBeGreaterThan(500);
    expect(whys.size).toBeGreaterThan(25);
  });
});

describe('hostile requests', () => {
  it('are all different and spoil the one field they name', () => {
    const names = Array.from({ length: HOSTILE }, (_, index) => hostile(index, HAND).name);
    expect(new Set(names).size).toBe(HOSTILE);
    expect(() => JSON.stringify(hostile(HOSTILE - 1, HAND).request)).toThrow();
  });

  it('of bad form can mostly be told from good ones', () => {
    const forms = Array.from({ length: 500 }, (_, seed) => judgeForm(malform(seed, HAND)));
    expect(forms.filter((form) => form === 'bad').length).toBeGreaterThan(350);
  });
});

describe('links', () => {
  it('are written as the project writes them', () => {
    expect(writeLink(HAND)).toBe(
      'in=ema-2012&c=33m123s78s&w=9s&by=draw&s=east&r=east&d=1m&b=2&m=c456p~4p@left.kc1111z&f=lastTile.afterKong&k=%7B%22redFives%22%3A4%7D',
    );
  });

  it('are spoilt by seed, some with invalid numbers', () => {
    const spoilt = Array.from({ length: 500 }, (_, seed) => mutateLink(seed, writeLink(HAND)));
    expect(mutateLink(5, writeLink(HAND))).toEqual(spoilt[5]);
    expect(spoilt.filter(({ refused }) => refused).length).toBeGreaterThan(20);
    expect(new Set(spoilt.map(({ link }) => link)).size).toBeGreaterThan(300);
  });
});
