import { describe, expect, test } from 'vitest';
import { placesOn } from '../../plugins/search-places.ts';

const page = (body: string, path = 'fr/ema-2016/scoring/') => ({
  file: `${path}index.html`,
  path,
  html: `<html lang="fr"><main data-pagefind-body><h1 id="_top">Compter les points</h1>${body}</main></html>`,
});

describe('the places of a page by their names', () => {
  test.each([
    [
      'an article with other names',
      '<h2 id="4.1" class="article" data-article="4.1" data-also="符 &quot;fu&quot;"><span>4.1</span> Les fu</h2>',
      { id: '4.1', title: '4.1 Les fu', also: '符 "fu"' },
    ],
    [
      'an article without',
      '<h3 id="4.1.2" data-article="4.1.2"><span>4.1.2</span> Le prix</h3>',
      { id: '4.1.2', title: '4.1.2 Le prix', also: '' },
    ],
    [
      'a pattern, without its name in another language',
      '<h4 id="tanyao" data-also="tanyao 断幺九"><span>Tout ordinaire</span> <span lang="ja-Latn">tanyao</span></h4>',
      { id: 'tanyao', title: 'Tout ordinaire', also: 'tanyao 断幺九' },
    ],
    [
      'a term',
      '<dt data-at="fu" data-also="минипоинты"><a href="#fu">fu</a></dt>',
      { id: 'fu', title: 'fu', also: 'минипоинты' },
    ],
  ])('%s', (_, html, place) => {
    expect(placesOn(page(html))).toEqual({
      path: 'fr/ema-2016/scoring/',
      title: 'Compter les points',
      places: [place],
    });
  });

  test.each([
    ['a heading that is no place', '<h2 id="essayez">Essayez</h2>'],
    ['a place in another language', '<h3 id="late" lang="en" data-also="delay">Late</h3>'],
  ])('are none of %s', (_, html) => {
    expect(placesOn(page(html))).toBeUndefined();
  });

  test('are none of a page that is English, or not searched', () => {
    const { html, ...rest } = page('<h2 id="1" data-article="1">1 Riichi</h2>');
    expect(placesOn({ ...rest, html: `${html}<p data-pagefind-meta="spoken:en">` })).toBeUndefined();
    expect(placesOn({ ...rest, html: html.replace(' data-pagefind-body', '') })).toBeUndefined();
  });
});
