import { describe, expect, test } from 'vitest';
import { shares, shareTable } from '../../scripts/languages/share.ts';
import { isEnglish, spokenIn } from '../../scripts/languages/spoken.ts';

describe('the texts of a page', () => {
  test('are in the language of the nearest element that names one', () => {
    const html = '<html lang="fr"><body><p>Bonjour <b lang="en">the wall</b> encore<br>là</p></body></html>';
    expect(spokenIn(html).map(({ lang, text }) => [lang, text])).toEqual([
      ['fr', 'Bonjour'],
      ['en', 'the wall'],
      ['fr', 'encore'],
      ['fr', 'là'],
    ]);
  });

  test('leave out what nobody reads: heads, scripts, pictures, names that are not translated', () => {
    const html =
      '<!DOCTYPE html><html lang="fr"><head><title>x</title></head><script>a</script><svg><text>b</text></svg><i translate="no">Tensu</i><a hreflang="en" lang="en">English</a><p>Oui</p></html>';
    expect(spokenIn(html).map(({ text }) => text)).toEqual(['Oui']);
  });
});

describe('an English sentence under another language', () => {
  test.each([
    ['fr', 'The wall is not yet built and the dice are thrown.'],
    ['it', 'Which of the two is the winner?'],
    ['ru', 'You have the dealer on your left'],
  ])('is seen in %s: %s', (lang, text) => {
    expect(isEnglish({ lang, text })).toBe(true);
  });

  test.each([
    ['fr', 'Le mur n’est pas encore construit, et les dés ne sont pas lancés.'],
    ['fr', 'Riichi, tsumo, haneman'],
    ['it', 'Il muro non è ancora costruito.'],
    ['ru', 'Стена ещё не построена (the wall).'],
    ['uk', 'EMA 2016'],
  ])('is not what the language says itself, nor a name: %s %s', (lang, text) => {
    expect(isEnglish({ lang, text })).toBe(false);
  });
});

test('the share of own words counts English by its element and by its look', () => {
  const page = (path: string, body: string) => ({
    file: path,
    path,
    html: `<html lang="fr"><body>${body}</body></html>`,
  });
  const pages = [
    page('fr/referee/', '<p>un deux trois</p><p lang="en">four</p>'),
    page('fr/score/', '<p>The wall is not yet built.</p><p>un deux</p>'),
    page('score/', '<p>ignored</p>'),
  ];
  const all = shares(pages);
  expect(all.get('fr')?.get('referee')).toBe(0.75);
  expect(all.get('fr')?.get('score')).toBe(0.25);
  expect(shareTable(all)).toContain('fr: worst is score, 25.0%');
});
