import { describe, expect, test } from 'vitest';
import { compile as compileIn } from './compile.ts';

const FILE = 'src/content/docs/ru/ema-2016/scoring.mdx';
const compile = (source: string): string => compileIn(source, FILE);

describe('an article', () => {
  test.each([
    ['4.1', 'h2'],
    ['4.1.1', 'h3'],
    ['3.3.14.2', 'h4'],
    ['F3', 'h2'],
  ])('%s becomes a heading %s with its number as id', (n, heading) => {
    const code = compile(`<Article n="${n}" title="Riichi" />`);
    expect(code).toContain(`_components.${heading}`);
    expect(code).toMatch(new RegExp(`id: "${n}"`));
    expect(code).toContain(`"${n}"`);
    expect(code).toContain(' Riichi');
    expect(code).not.toContain('Article');
  });

  test('keeps what is inside it', () => {
    expect(compile('<Article n="4.1" title="Riichi">\n\nA bet.\n\n</Article>')).toContain('A bet.');
  });

  test('lets the search find its other names', () => {
    expect(compile('<Article n="4.1" title="Riichi" also="立直" />')).toMatch(/"data-also": "立直"/);
  });

  test('does not hold another', () => {
    const nested = '<Article n="4.1" title="A">\n\n<Article n="4.2" title="B" />\n\n</Article>';
    expect(() => compile(nested)).toThrow('close article 4.1');
  });

  test('without a title stops the build and names the place', () => {
    expect(() => compile('Text.\n\n<Article n="4.1" />')).toThrow(`${FILE}:3`);
  });
});

describe.each([
  ['in an article', '<Article n="4.1" title="Riichi">\n\n', '\n\n</Article>'],
  ['outside one', 'Text.\n\n', ''],
])('%s', (_, before, after) => {
  test('an example knows its place', () => {
    expect(compile(`${before}<Example id="4.1-a" />${after}`)).toContain(`at: "${FILE}:3"`);
  });

  test('a link from the root becomes one that keeps language and folder', () => {
    expect(compile(`${before}[Score](/score/)${after}`)).toContain('"../../score/"');
  });
});

describe('the content below a heading', () => {
  const blocks = (n: number): string => Array.from({ length: n }, (_, i) => `Text ${String(i)}.\n\n`).join('');
  /** An article with more than a screen of text, on which nothing rests and about which nothing asks. */
  const article = `${blocks(16)}<Article n="9.9" title="Riichi" />\n\n`;
  const stretches = (source: string): number =>
    compileIn(source, FILE.replace('ru/', '')).split('"stretch rests-unseen"').length - 1;

  test('waits unseen as one box, when it is long', () => {
    expect(stretches(article + blocks(4))).toBe(1);
    expect(stretches(article + blocks(3))).toBe(0);
  });

  test('is another box below each heading', () => {
    expect(stretches(`${article}${blocks(4)}### More\n\n${blocks(4)}`)).toBe(2);
  });

  test('is laid out at once where it may be on the screen at first', () => {
    expect(stretches(`### First\n\n${blocks(14)}### Second\n\n${blocks(4)}`)).toBe(1);
    expect(stretches(`### First\n\n${blocks(13)}### Second\n\n${blocks(4)}`)).toBe(0);
  });

  test('leaves out the scorer and the end of the chapter, which stand by themselves', () => {
    expect(stretches(`${article}${blocks(2)}<ScorerIsland />\n\n${blocks(2)}`)).toBe(0);
    expect(stretches(`${article}${blocks(4)}<Checkpoint id="ema-2016/scoring" />`)).toBe(1);
    const code = compile(`${article}${blocks(4)}<ScorerIsland />\n`);
    expect(code.indexOf('ScorerIsland, {')).toBeGreaterThan(code.indexOf('Text 3'));
  });
});
