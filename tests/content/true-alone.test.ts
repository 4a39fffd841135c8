import { describe, expect, test } from 'vitest';
import { questionsOf } from '../../src/components/widgets/chapter-questions/chapter-questions.ts';
import { tellerFor, valueInWords } from '../../src/components/features/compare/options.ts';
import { OFFENCES } from '../../src/components/features/referee/offences.ts';
import type { Ruling } from '../../src/components/features/referee/offences.ts';
import { type BookId, RIICHI_RULEBOOKS } from '../../src/engine/riichi/index.ts';
import en from '../../src/content/i18n/en.json' with { type: 'json' };
import { wordsOf } from '../../src/i18n/words.ts';
import { articlesOf } from './chapters.ts';

const ruling = (id: string, book: BookId): Ruling | undefined => OFFENCES.find((one) => one.id === id)?.rulings[book];
const said = (lang: string, id: string, ...path: readonly string[]): string =>
  wordsOf(lang, 'penalties').find(id, ...path)?.text ?? '';

describe('the headline of a ruling is true without the words beside it', () => {
  test('EMA 2012 5.2.5: a tile from the wrong place costs nothing, except from the dead wall', () => {
    expect(ruling('wrong-place-seen', 'ema-2012')?.kind).toBe('correct');
    expect(said('en', 'wrong-place-seen', 'rulings', 'ema-2012')).toMatch(/dead wall.*dead hand/);
  });

  test('MERS 2.7: bumping another’s tiles is a foul, and the referee may take points', () => {
    expect(ruling('opponent-exposed', 'mers-2014')?.kind).toBe('referee');
    expect(said('en', 'opponent-exposed', 'rulings', 'mers-2014')).toMatch(/seen or not.*may add.*ladder/);
    expect(said('ru', 'opponent-exposed', 'rulings', 'mers-2014')).toMatch(/видны.*может добавить.*лестниц/);
  });

  test.each(['few-exposed', 'dead-wall-exposed', 'opponent-exposed', 'many-exposed', 'play-stopped'])(
    'Tesuji P7: the referee may punish, and need not: %s',
    (id) => {
      expect(ruling(id, 'tesuji-2018')?.kind).toBe('referee');
      expect(said('en', id, 'rulings', 'tesuji-2018')).toContain('the referee may give');
      expect(said('ru', id, 'rulings', 'tesuji-2018')).toContain('судья может назначить');
    },
  );

  test.each([
    ['not-taken', /in time/, /вовремя/],
    ['wrong-word-win', /tiles shown/, /тайлы показаны/],
    ['dead-after-riichi', /tenpai/, /темпай/],
    ['wrong-break', /before/, /прежде/],
    ['opponent-exposed', /^A few/, /^Открыто несколько/],
    ['call-order', /^A call made/, /^После объявления/],
    ['empty-call', /at once/, /сразу/],
    ['wrong-word-win', /not corrected/, /не исправлено/],
    ['wall-destroyed-hu', /cannot go on/, /продолжать раздачу нельзя/],
    ['riichi-kong', /at the offender’s win or in a draw/, /при победе виновника или при ничьей/],
    ['own-hand-shown', /by accident/, /Случайно/],
    ['many-exposed', /of the wall .*by accident/, /Случайно.*стены/],
    ['wrong-place', /live wall, face not seen/, /живой стены, его не видели/],
    ['wrong-place-seen', /live wall, and seen/, /живой стены, и его видели/],
  ])('%s says in its name when it costs', (id, english, russian) => {
    expect(said('en', id, 'name')).toMatch(english);
    expect(said('ru', id, 'name')).toMatch(russian);
  });
});

test('EMA 2016 says nothing about touching others’ sticks, Samara 6.2.4 forbids it', () => {
  expect(ruling('sticks', 'ema-2016')).toBeUndefined();
  expect(ruling('sticks', 'samara-2019')?.articles).toEqual(['6.2.4']);
  expect(ruling('score-secret', 'ema-2016')?.articles).toEqual(['4.1']);
});

test('MERS 2.4.2: a call may not be changed, and costs only when it cannot be carried out', () => {
  expect(ruling('call-changed', 'mers-2014')?.kind).toBe('banned');
  expect(said('en', 'call-changed', 'rulings', 'mers-2014')).toMatch(/If it cannot be carried out, the ladder/);
});

test.each([
  ['winning-tile-not-shown', '1.9'],
  ['flowers-as-counters', '2.8.4'],
])('MERS: %s costs part of the points, as %s says, and the headline says so', (id, article) => {
  expect(ruling(id, 'mers-2014')).toMatchObject({ kind: 'points-lost' });
  expect(ruling(id, 'mers-2014')?.articles).toContain(article);
  expect(en['tensu.referee.kind.points-lost']).toMatch(/^Part of/);
});

test('MERS 2.4.2: of “hu, then pung” the first call is carried out, as 2.8.1 and 2.9 have it', () => {
  expect(ruling('ron-no-pung', 'mers-2014')?.articles).toEqual(['2.4.2', '2.8.1', '2.9.1', '2.9.2']);
  expect(said('en', 'ron-no-pung', 'rulings', 'mers-2014')).toContain('first call');
});

describe('the comparison', () => {
  test.each(['dealerStays', 'lateness', 'substitutes'] as const)('Tesuji is silent on %s', (option) => {
    expect(RIICHI_RULEBOOKS['tesuji-2018'].cite[option]).toMatchObject({ book: 'tesuji-2018', silent: true });
  });

  test('EMA 2012 5.8: sessions are often of 90 minutes, elsewhere they are', () => {
    const told = (book: BookId, lang: string) => valueInWords('sessionMinutes', 90, tellerFor(lang, {}), book).text;
    expect(told('ema-2012', 'en')).toBe('often 90 minutes');
    expect(told('ema-2012', 'ru')).toBe('часто 90 минут');
    expect(told('ema-2016', 'en')).toBe('90 minutes');
  });

  test('Tesuji R6: the text has abortive draws, but which ones is our reading', () => {
    const { abortiveDraws } = RIICHI_RULEBOOKS['tesuji-2018'].options;
    const told = (lang: string) =>
      valueInWords('abortiveDraws', abortiveDraws, tellerFor(lang, {}), 'tesuji-2018').text;
    expect(told('en')).toMatch(/the text does not say.*We read/);
    expect(told('ru')).toMatch(/не сказано.*Мы читаем/);
  });

  test('EMA 2016 3.6: bets that are left are shared on a tie', () => {
    const told = (book: BookId) => valueInWords('leftoverBets', 'winner', tellerFor('en', {}), book).text;
    expect([told('ema-2016'), told('samara-2019')]).toEqual(Array(2).fill('to the first place, shared on a tie'));
    expect(told('ema-2012')).toBe('to the first place');
  });
});

test('EMA 4.1.1: a concealed kong of terminals is as dear as one of honours', () => {
  const source = articlesOf('ema-2016').get('4.1.1')?.source ?? '';
  expect(/Kongs are where.*/.exec(source)?.[0]).toContain('terminals');
  expect(questionsOf('ema-2012/scoring').find(({ id }) => id === 'fu-kong')?.why).toContain('terminals');
});

test('Samara 1.5 says why chombo follows its print and temporary furiten the booklet', () => {
  expect(articlesOf('samara-2019').get('1.5')?.source).toMatch(/temporary furiten/i);
});
