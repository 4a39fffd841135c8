import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHAPTER_PAGES } from './site.ts';

const htmlOf = (path: string): string => readFileSync(`dist/${path}index.html`, 'utf8');

/** What a reader sees of a piece of HTML. */
const textOf = (html: string): string => html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');

/** The elements of a page with this tag, none of which holds another. */
const elements = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}[\\s>].*?</${tag}>`, 'gs'))].map(([one]) => one);

/** The link with this text. */
const linkTo = (html: string, text: string): string | undefined =>
  elements(html, 'a')
    .filter((link) => textOf(link) === text)
    .map((link) => /href="([^"]*)"/.exec(link)?.[1])
    .at(0);

describe('without scripts', () => {
  test.each(CHAPTER_PAGES)('each question of %s has its answer, folded', (path) => {
    const questions = elements(htmlOf(path), 'form').filter((form) => form.includes('data-question'));
    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions) {
      const [before = '', answer = ''] = question.split('<details>');
      expect(before).not.toContain('right-one');
      expect(answer).toMatch(/^<summary>.*class="right-one">(?!<\/p>)/);
    }
  });

  test('the table of fan has each fan with what it rules out, in few elements', () => {
    const html = htmlOf('reference/mcr-fans/');
    const fans = elements(html, 'article');
    expect(fans).toHaveLength(81);
    const flush = fans.find((fan) => fan.includes('id="fan-22"')) ?? '';
    expect(textOf(flush)).toContain('Rules out: One Voided Suit, No Honors');
    expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(4000);
  });

  test('a reason of a worked MCR hand leads to its fan and to its principle', () => {
    const html = htmlOf('mers-2014/counting/');
    expect(linkTo(html, 'Green Book, 3.9.1.5')).toBe('/mers-2014/counting/#C4');
    expect(linkTo(html, 'Green Book, fan 62')).toBe('/reference/mcr-fans/#fan-62');
  });

  test('a page to prepare by tells of open tanyao, and has a plan of two hours', () => {
    const html = htmlOf('prepare/ema-2012/');
    const online = /<section class="online.*?<\/section>/s.exec(html)?.[0] ?? '';
    expect(elements(online, 'a').some((link) => link.includes('/ema-2012/yaku/#4.2.1"'))).toBe(true);
    const plan = elements(html, 'details').find((one) => textOf(one).includes('120 minutes'));
    expect(plan).toMatch(/<li/);
  });

  test('the referee’s page leads to all rulings on one page', () => {
    expect(linkTo(htmlOf('referee/'), 'All rulings on one page')).toBe('/referee/all/');
    expect(htmlOf('referee/all/').match(/class="[^"]*\boffence\b/g)?.length).toBeGreaterThan(50);
  });
});
