import { describe, expect, test } from 'vitest';
import { inOrder, withBook } from '../../src/components/shell/found-book.ts';

const names = { here: 'Book One', there: 'Book Two' };
const page = (url: string, ...titles: string[]) => ({
  url,
  meta: { title: titles[0] ?? '' },
  sub_results: titles.slice(1).map((title, i) => ({ url: `${url}#${String(i)}`, title })),
});

describe('the rulebook of a result', () => {
  test('is named in each title of a page that stands in one', () => {
    expect(withBook(page('/ru/there/scoring/', '4 Counting', '4.1 Fu'), names)).toMatchObject({
      meta: { title: '4 Counting · Book Two' },
      sub_results: [{ title: '4.1 Fu · Book Two' }],
    });
  });

  test('is not named twice, nor where there is none', () => {
    const named = page('/reference/here/yaku/', 'Yaku: Book One');
    expect(withBook(named, names)).toEqual(named);
    const common = page('/glossary/', 'Glossary', 'Fu');
    expect(withBook(common, names)).toBe(common);
  });
});

test.each([
  ['the rulebook in force comes first', ['/there/a/', '/here/a/', '/there/b/', '/here/b/'], [1, 3, 0, 2]],
  ['what is in no rulebook keeps its place', ['/referee/', '/there/a/', '/glossary/', '/here/a/'], [0, 3, 2, 1]],
  ['where nothing is in force nothing moves', ['/there/a/', '/there/b/'], [0, 1]],
])('%s', (_, urls, order) => {
  const found = urls.map((url, place) => ({ urls: [url], place }));
  expect(inOrder(found, { book: 'here', names }).map(({ place }) => place)).toEqual(order);
});
