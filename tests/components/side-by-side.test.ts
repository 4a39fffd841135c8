import { describe, expect, test } from 'vitest';
import { asColumn, pairArticles, splitArticles } from '../../src/components/features/side-by-side/articles.ts';

const heading = (n: string): string =>
  `<div class="sl-heading-wrapper level-h3"><h3 id="${n}" class="article" data-article="${n}">${n} Title</h3></div>`;

describe('splitting a chapter at its articles', () => {
  test('text before the first article has no number', () => {
    const parts = splitArticles(`<p>Before.</p>${heading('4.1')}<p>One.</p>${heading('4.1.1')}<p>Two.</p>`);
    expect(parts.map(({ number }) => number)).toEqual(['', '4.1', '4.1.1']);
    expect(parts[1]?.html).toBe(`${heading('4.1')}<p>One.</p>`);
  });

  test('an empty start makes no part', () => {
    expect(splitArticles(`\n${heading('4.1')}`).map(({ number }) => number)).toEqual(['4.1']);
  });

  test.each(['div', 'section', 'aside', 'details'])('an article inside another element is refused: <%s>', (tag) => {
    expect(() => splitArticles(`<${tag} class="x">${heading('4.1')}</${tag}>`)).toThrow('text before the first');
    expect(() => splitArticles(`${heading('4.1')}<${tag}>${heading('4.2')}</${tag}>`)).toThrow(
      'article 4.1 is not whole',
    );
    expect(splitArticles(`${heading('4.1')}<${tag}>Words.</${tag}><${tag}s>`)).toHaveLength(1);
  });
});

describe('pairing two languages', () => {
  const side = (...numbers: string[]) => numbers.map((number) => ({ number, html: `html of ${number}` }));

  test('articles meet by number, not by place', () => {
    const pairs = pairArticles(side('4.1', '4.2', '4.3'), side('4.1', '4.3'));
    expect(pairs).toContainEqual({ number: '4.2', first: 'html of 4.2', second: undefined });
    expect(pairs.at(-1)).toEqual({ number: '4.3', first: 'html of 4.3', second: 'html of 4.3' });
  });

  test.each([
    { second: side('', '4.1'), order: ['', '4.1', '4.2'] },
    { second: side('4.1', '4.1.1', '4.2'), order: ['4.1', '4.1.1', '4.2'] },
    { second: side('4.2', '4.3', '4.4'), order: ['4.1', '4.2', '4.3', '4.4'] },
  ])('what only the second text has keeps its place: $order', ({ second, order }) => {
    expect(pairArticles(side('4.1', '4.2'), second).map(({ number }) => number)).toEqual(order);
  });
});

describe('a chapter as a column', () => {
  const column = (html: string) => asColumn(html, '/tensu/ru/ema-2016/scoring/', 'ru-');

  test.each([
    ['<a href="../../score/#x">', '<a href="/tensu/ru/score/#x">'],
    ['<a href="../fu/?a=1">', '<a href="/tensu/ru/ema-2016/fu/?a=1">'],
    ['<a href="/tensu/ru/score/">', '<a href="/tensu/ru/score/">'],
    ['<a href="https://example.org/">', '<a href="https://example.org/">'],
    ['<a href="#4.1">', '<a href="#ru-4.1">'],
    ['<h3 id="4.1" data-article="4.1" data-also="фу">', '<h3 id="ru-4.1">'],
    ['<table aria-describedby="a b">', '<table aria-describedby="ru-a ru-b">'],
  ])('%s becomes %s', (before, after) => {
    expect(column(before)).toBe(after);
  });
});
