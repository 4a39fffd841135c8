import { describe, expect, test } from 'vitest';
import { compile as compileIn } from './compile.ts';

const FILE = 'src/content/docs/ema-2016/yaku.mdx';
const compile = (source: string): string => compileIn(source, FILE);

describe('the line at the end of an article', () => {
  test('follows the text, before the next article', () => {
    const code = compile(
      '<Article n="4.2.3" title="Three" />\n\nFirst text.\n\n<Article n="4.2.7" title="None" />\n\nLast text.',
    );
    expect(code.match(/article: "[^"]+"/g)).toEqual(['article: "4.2.3"']);
    expect(code.indexOf('First text')).toBeLessThan(code.indexOf('article: "4.2.3"'));
    expect(code.indexOf('article: "4.2.3"')).toBeLessThan(code.indexOf('Last text'));
  });

  test('of the last article come before the questions of the chapter', () => {
    const code = compile('<Article n="4.2.3" title="Three" />\n\nText.\n\n<Checkpoint id="a/b" />');
    expect(code.indexOf('article: "4.2.3"')).toBeLessThan(code.indexOf('id: "a/b"'));
  });

  test('knows its place', () => {
    expect(compile('<Article n="4.2.3" title="Three" />\n\nText.')).toContain(`at: "${FILE}`);
  });

  test('is neither present nor imported if nothing rests on it', () => {
    expect(compile('<Article n="4.2.7" title="None" />\n\nText.')).not.toContain('CitedBy');
  });
});
