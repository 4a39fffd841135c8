import { describe, expect, test } from 'vitest';
import { questionsOf } from '../../src/components/checkpoint/checkpoints.ts';
import { tellerFor, valueInWords } from '../../src/components/compare/options.ts';
import { OFFENCES } from '../../src/components/referee/offences.ts';
import type { Ruling } from '../../src/components/referee/offences.ts';
import { type BookId, RIICHI_RULEBOOKS } from '../../src/engine/riichi/index.ts';
import { wordsOf } from '../../src/i18n/words.ts';
import { articlesOf } from './chapters.ts';

const ruling = (id: string, book: BookId): Ruling | undefined => OFFENCES.find((one) => one.id === id)?.rulings[book];
const said = (lang: string, id: string, ...path: readonly string[]): string =>
  wordsOf(lang, 'penalties').find(id, ...path)?.text ?? '';

describe('the headline of a ruling is true without the words beside it', () => {
  test('EMA 2012 5.2.5: a tile from the wrong place costs nothing but for the dead wall', () => {
    expect(ruling('wrong-place-seen', 'ema-2012')?.kind).toBe('correct');
    expect(said('en', 'wrong-place-seen', 'rulings', 'ema-2012')).toMatch(/dead wall.*dead hand/);
  });

  test('MERS 2.7: who bumps the tiles of another has fouled; points are for the referee to add', () => {
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
  ])('%s says in its name when it costs', (id, english, russian) => {
    expect(said('en', id, 'name')).toMatch(english);
    expect(said('ru', id, 'name')).toMatch(russian);
  });
});

test('MERS 2.4.2: of “hu, then pung” the first call is carried out, as 2.8.1 and 2.9 have it', () => {
  expect(ruling('ron-no-pung', 'mers-2014')?.articles).toEqual(['2.4.2', '2.8.1', '2.9.1', '2.9.2']);
  expect(said('en', 'ron-no-pung', 'rulings', 'mers-2014')).toContain('first call');
});

describe('the comparison', () => {
  test.each(['dealerStays', 'lateness', 'substitutes'] as const)('Tesuji is silent on %s', (knob) => {
    expect(RIICHI_RULEBOOKS['tesuji-2018'].cite[knob]).toMatchObject({ book: 'tesuji-2018', silent: true });
  });

  test('EMA 2012 5.8: sessions are often of 90 minutes, elsewhere they are', () => {
    const told = (book: BookId, lang: string) => valueInWords('sessionMinutes', 90, tellerFor(lang, {}), book).text;
    expect(told('ema-2012', 'en')).toBe('often 90 minutes');
    expect(told('ema-2012', 'ru')).toBe('часто 90 минут');
    expect(told('ema-2016', 'en')).toBe('90 minutes');
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
