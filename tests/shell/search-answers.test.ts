import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answersBy } from '../../src/components/shell/answers/build-answers.ts';
import { findAnswers } from '../../src/components/shell/answers/find-answers.ts';
import type { AnswerFile } from '../../src/components/shell/answers/answer-file.ts';
import { type BookId, DEFAULT_RULEBOOKS, isBook } from '../../src/engine/rulebooks/ids.ts';
import { LANGUAGES } from '../../src/locales.ts';

const file = (path: string): string => readFileSync(path, 'utf8');

/** A line of the lists: a question, perhaps with the rulebook in force before it, and all that its answer must say. */
function readLine(line: string) {
  const [, book = DEFAULT_RULEBOOKS.riichi, sought = '', wanted = ''] =
    /^(?:\[([\w-]+)\] )?(.*?) = (.*)$/.exec(line) ?? [];
  if (!isBook(book)) throw new Error(`no rulebook in: ${line}`);
  return { line, book, sought, wanted: wanted.split(' & ') };
}

describe.each(LANGUAGES)('the search in $lang', ({ lang, locale }) => {
  const strings = JSON.parse(file(`src/content/i18n/${lang}.json`)) as object;
  const lines = file(`tests/fixtures/search-answers/${lang}.txt`).trim().split('\n').map(readLine);
  const files = new Map<BookId, AnswerFile>();
  const fileOf = (book: BookId): AnswerFile => {
    const made = files.get(book) ?? answersBy(book, { t: { all: () => strings }, locale });
    files.set(book, made);
    return made;
  };
  const answer = (sought: string, book: BookId) =>
    findAnswers(sought, fileOf(book), (hash) => ({
      text: (strings as Record<string, string>)['tensu.search.scorer'] ?? '',
      href: `/score/#${hash}`,
    }));

  test.each(lines)('answers $line', async ({ sought, book, wanted }) => {
    const answers = await answer(sought, book);
    const said = answers
      .map(({ title, lines: more, place }) => [title, ...more, place?.text ?? ''].join(' | '))
      .join('\n')
      .replaceAll(/[\u00a0\u202f]/g, ' ');
    if (process.env.SHOW) console.log(sought, '=>', said);
    for (const part of wanted) expect(said).toContain(part);
  });

  test('is asked at least 40 questions', () => {
    expect(lines.length).toBeGreaterThanOrEqual(40);
  });

  test.each(['qqqqqq', '', '4.1.1', '5 zebras', 'R12'])('answers nothing to “%s”', async (sought) => {
    expect(await answer(sought, DEFAULT_RULEBOOKS.riichi)).toEqual([]);
  });
});
