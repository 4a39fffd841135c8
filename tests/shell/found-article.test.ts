import { expect, test } from 'vitest';
import { atArticle } from '../../src/components/shell/found-article.ts';

const page = (...anchors: string[]) => ({
  url: '/book/chapter/',
  meta: {},
  sub_results: anchors.map((anchor) => ({ url: `/book/chapter/${anchor}`, title: anchor })),
});

test.each([
  ['4.1', page('#4.1')],
  [' 5.2B ', page('#5.2b')],
  ['4.1.2', page('#4.1.2')],
  ['MERS 2014 4.1', page('#4.1')],
])('the number %s leaves its article', (sought, left) => {
  expect(atArticle(page('', '#4.1', '#4.1.2', '#5.2b'), sought)).toEqual(left);
});

test.each(['4', '1.2', 'fu', '', '4 han 30 fu'])('“%s” leaves a page as it was found', (sought) => {
  const found = page('', '#4.1', '#4.1.2', '#30');
  expect(atArticle(found, sought)).toBe(found);
});
