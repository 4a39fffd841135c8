import { describe, expect, test } from 'vitest';
import { bookAt, placeOf, rulesAt } from '../../src/components/base/prose/place.ts';
import { SHEETS, sheetPath, sheetPaths } from '../../src/components/features/reference/sheets.ts';
import { isFirstOn } from '../../src/components/base/prose/notices.ts';
import { PLACES, goesByReader } from '../../src/components/shell/places.ts';
import { LANGUAGES } from '../../src/locales.ts';
import type { BookId } from '../../src/engine/rulebooks/ids.ts';
import { rulesOfLink } from '../../src/quizzes/quiz/link-rules.ts';

const at = (path: string, lang = 'en', locale?: string, file?: string) =>
  placeOf({ locals: { starlightRoute: { locale, lang } }, url: new URL(`https://x.example${path}`) } as never, file);

describe('a component of a chapter', () => {
  test('speaks the language of its page, by the rulebook of its address', () => {
    const place = at('/ru/ema-2016/scoring/', 'ru', 'ru');
    expect(place).toMatchObject({ lang: 'ru', locale: 'ru', book: 'ema-2016', at: undefined });
    expect(place.strings('nav').score).toMatch(/^[А-Я]/);
    expect(at('/score/').strings('nav').score).toMatch(/^[A-Z]/);
    expect(at('/practice/').book).toBeUndefined();
  });

  test('uses the language of its file, whatever the page’s language', () => {
    const english = '/home/x/src/content/docs/samara-2019/yaku.mdx:12';
    expect(at('/ru/ema-2016/scoring/', 'ru', 'ru', english)).toMatchObject({
      lang: 'en',
      locale: 'ru',
      book: 'samara-2019',
    });
    const russian = 'src/content/docs/ru/samara-2019/yaku.mdx:12';
    expect(at('/ema-2016/scoring/', 'en', undefined, russian)).toMatchObject({ lang: 'ru', book: 'samara-2019' });
    expect(at('/', 'xx').lang).toBe('en');
  });

  test('takes the named rulebook, otherwise its chapter’s, and reports if there is none', () => {
    const place = at('/ema-2016/scoring/', 'en', undefined, 'src/content/docs/ema-2016/scoring.mdx:7');
    expect([bookAt(place, undefined), bookAt(place, 'mers-2014')]).toEqual(['ema-2016', 'mers-2014']);
    expect([rulesAt(place, undefined), rulesAt(place, 'ema-2012')]).toEqual(['ema-2016', 'ema-2012']);
    expect(() => bookAt(place, 'nowhere')).toThrow('scoring.mdx:7: there is no rulebook "nowhere"');
    expect(() => bookAt(at('/practice/'), undefined)).toThrow('here: there is no rulebook "undefined"');
    expect(() => rulesAt(place, 'mers-2014')).toThrow('rules="ema-2016" or "samara-2019"');
  });
});

test('sheets to look things up in: those of each rulebook’s game, in each language', () => {
  for (const { book, sheets } of SHEETS)
    expect(sheets).toEqual(book === 'mers-2014' ? ['points', 'penalties'] : ['scores', 'yaku', 'penalties']);
  expect(sheetPath('ema-2016', 'yaku')).toBe('reference/ema-2016/yaku/');
  const count = SHEETS.reduce((sum, { sheets }) => sum + sheets.length, 0);
  expect(new Set(sheetPaths().map(({ params }) => Object.values(params).join('/'))).size).toBe(
    count * LANGUAGES.length,
  );
});

test('pages of an event go by its rulebook, all others by the reader’s', () => {
  for (const { path } of PLACES) expect(goesByReader(`/${path}`)).toBe(true);
  expect(goesByReader('/qualify/')).toBe(true);
  for (const path of ['event', 'sit', 'feedback', 'paper', 'desk']) {
    expect(goesByReader(`/ru/qualify/${path}/`)).toBe(false);
    expect(goesByReader(`/qualify/${path}/more/`)).toBe(true);
  }
});

test('a notice is shown once on a page, and again on the next', () => {
  const [one, other] = [{}, {}];
  expect([isFirstOn(one), isFirstOn(one), isFirstOn(other)]).toEqual([true, false, true]);
});

test('a link says by which rulebook it asks before anything is fetched', () => {
  expect(rulesOfLink('#q=fu&in=samara-2019&c=1m', 'ema-2012')).toBe('samara-2019');
  expect(rulesOfLink('#in=ema-2012&c=1m', 'ema-2016')).toBe('ema-2012');
  expect(rulesOfLink('#quiz=1.mers-2014.eight.2.3.kept-h5', 'ema-2016')).toBe('mers-2014');
  expect(rulesOfLink('#result=12.tesuji-2018.x', 'ema-2016')).toBe('tesuji-2018');
  expect(rulesOfLink('#day=today', 'samara-2019')).toBe('samara-2019');
  expect(rulesOfLink('#day=today', 'wrc-2025~red-fives' as BookId)).toBe('wrc-2025');
  expect(rulesOfLink('#day=today', 'mers-2014')).toBe('mers-2014');
  for (const none of ['', '#', '#begin=mix', '#quiz=1.nowhere.fu', '#c=1m&din=ema-2016'])
    expect(rulesOfLink(none, 'samara-2019')).toBe('samara-2019');
});
