import { describe, expect, test } from 'vitest';
import { compile as compileIn } from './compile.ts';

const compile = (source: string, chapter = 'ema-2016/scoring'): string =>
  compileIn(source, `src/content/docs/${chapter}.mdx`);
const ideasIn = (code: string): readonly (string | undefined)[] =>
  [...code.matchAll(/skill: "([^"]+)"/g)].map(([, skill]) => skill);

describe('the idea of a skill in a chapter', () => {
  test('stands at the end of the article that explains it, several in the order of the teaching', () => {
    const code = compile(
      '<Article n="4.1.1" title="Fu" />\n\nFirst text.\n\n<Article n="4.1.2" title="Payment" />\n\nLast text.',
    );
    expect(ideasIn(code)).toEqual(['set-fu', 'pair-wait', 'fu', 'payment']);
    expect(code.indexOf('First text')).toBeLessThan(code.indexOf('skill: "set-fu"'));
    expect(code.indexOf('skill: "fu"')).toBeLessThan(code.indexOf('Last text'));
  });

  test('comes before the questions about the article', () => {
    const code = compile('<Article n="4.1.2" title="Payment" />\n\nText.');
    expect(code.indexOf('skill: "payment"')).toBeLessThan(code.indexOf('Asked, {'));
  });

  test('stands in a translation, too', () => {
    expect(ideasIn(compile('<Article n="4.1.2" title="Выплата" />\n\nТекст.', 'ru/ema-2016/scoring'))).toEqual([
      'payment',
    ]);
  });

  test('is not there for whole hands, nor where no skill is explained', () => {
    const code = compile('<Article n="3.1" title="The wall" />\n\nText.', 'ema-2016/play');
    expect(code).not.toContain('Touched');
    expect(ideasIn(compile('<Article n="4.1" title="Han" />\n\nText.'))).toEqual(['han']);
  });
});
