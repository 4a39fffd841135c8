import { describe, expect, test } from 'vitest';
import { ruledIn } from './ruled.ts';

describe('a hand that is still going', () => {
  test.each([
    ['en', 'she riichied, now says hand isn’t tenpai, hand still going', 'ema-2016'],
    ['en', 'riichi player admits he is noten but the hand is not over', 'rrc-2026'],
    ['ru', 'объявила риичи, говорит что не темпай, раздача ещё идёт', 'ema-2016'],
  ] as const)('in %s: “%s” under %s is played on', (lang, text, book) => {
    expect(ruledIn(lang, text, book)).toMatchObject({
      card: 'riichi-noten',
      verdict: 'settled-at-draw',
      facts: ['end'],
    });
  });

  test('is asked about where nothing is said of it', () => {
    expect(ruledIn('en', 'riichi without tenpai', 'ema-2016')?.ask).toEqual({
      fact: 'end',
      values: ['going', 'drawn', 'other-won', 'own-won'],
    });
  });

  test('is over in a draw', () => {
    const ruled = ruledIn('en', 'riichi was noten, found in the draw', 'ema-2016');
    expect(ruled).toMatchObject({ card: 'riichi-noten', verdict: undefined });
  });
});

describe('a number of exposed tiles', () => {
  test.each([
    ['6 of his own tiles fell face up', 'own-hand-shown'],
    ['5 of his own tiles fell face up', 'few-exposed'],
    ['8 tiles of the wall fell face up', 'many-exposed'],
  ] as const)('“%s” is ruled by the limit of EMA 2012, and not asked', (text, card) => {
    expect(ruledIn('en', text, 'ema-2012')).toMatchObject({ card, verdict: undefined });
  });

  test('decides by the limit of the rulebook', () => {
    const text = '6 of his own tiles fell face up';
    expect(ruledIn('en', text, 'ema-2012', { exposed: 6 })).toMatchObject({ card: 'few-exposed' });
  });

  test('is asked with the limit in the question where it is not said', () => {
    expect(ruledIn('en', 'some of his own tiles fell face up', 'ema-2012')?.ask).toEqual({ fact: 'tiles', limit: 5 });
    expect(ruledIn('en', 'some of his own tiles fell face up', 'tesuji-2018')?.ask).toEqual({
      fact: 'tiles',
      limit: 4,
    });
  });
});

describe('a swap call', () => {
  test.each([
    ['chi 234 with the 4 and threw the 1', 'tesuji-2018', 'swap-free'],
    ['chi 234 with the 4 and threw the 1', 'ema-2016', undefined],
    ['chi 234 with the 4 and threw the 4', 'tesuji-2018', undefined],
    ['chi 234 with the 4 and threw the 9', 'ema-2016', 'swap-none'],
  ] as const)('“%s” under %s is %s', (text, book, verdict) => {
    expect(ruledIn('en', text, book)).toMatchObject({ card: 'swap-call', verdict });
  });

  test.each(['called the 4 for a chow and discarded the 7', 'called the 4 for a chow and discarded one like it'])(
    '“%s” is asked about',
    (text) => {
      expect(ruledIn('en', text, 'ema-2016')?.ask).toEqual({ fact: 'swap', values: ['same', 'other-end', 'neither'] });
    },
  );
});

test('a number that is denied is not counted', () => {
  expect(ruledIn('en', 'exactly five, not six, from the wall', 'ema-2012')).toMatchObject({ card: 'few-exposed' });
  expect(ruledIn('ru', 'ровно пять, не шесть, со стены', 'ema-2012')).toMatchObject({ card: 'few-exposed' });
});

test('beside a question stand only facts that the rulebook in force looks at', () => {
  const ruled = ruledIn('en', 'a few of his own tiles fell face up', 'ema-2012');
  expect(ruled).toMatchObject({ ask: { fact: 'tiles', limit: 5 }, facts: ['whose'] });
});
