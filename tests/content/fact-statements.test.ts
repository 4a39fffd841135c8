import { globSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { BookId } from '../../src/engine/rulebooks/ids.ts';
import { isUpdate } from '../published/answer-book.ts';
import { CHAPTER_SOURCES } from './chapters.ts';
import {
  type StatedFact,
  problemWith,
  readFacts,
  sentencesAbout,
  statementOf,
  statementText,
} from './fact-statements.ts';
import { POINTED_LANGUAGES, bearingOf, oppositesOf } from './polarity.ts';
import { sentencesOfArticle } from './sentences.ts';
import { ARTICLES_OF_FACTS } from './stated-facts.ts';

/** The share of reversed sentences that must be noticed. */
const LEAST_NOTICED = 0.95;

const FILES = globSync('tests/fixtures/fact-statements/*/*.json').sort();

/** The sentences of each article of a rulebook in a language. */
function sentencesOf(lang: string, book: string): ReadonlyMap<string, readonly string[]> {
  const chapters = CHAPTER_SOURCES.filter((chapter) => chapter.book === book && (chapter.locale ?? 'en') === lang);
  return new Map(
    chapters.flatMap(({ articles }) =>
      articles.map((article) => [article.n, sentencesOfArticle(article, book as BookId, lang)] as const),
    ),
  );
}

/** Stores which way the sentences point now. */
function enter(
  file: string,
  facts: Readonly<Record<string, StatedFact>>,
  lang: string,
  sentencesByArticle: ReadonlyMap<string, readonly string[]>,
) {
  const lines = Object.entries(facts).map(([id, { article, says }]) => {
    const now = says.map((text) => {
      const statement = statementOf(text);
      const about = sentencesAbout(statement, sentencesByArticle.get(article) ?? []);
      const isSaid = problemWith(statement, about, lang) === undefined;
      // When no sentence has the key words, the statement stays as it is and fails: choose other words by hand.
      return isSaid || about[0] === undefined
        ? text
        : statementText({ ...statement, bearing: bearingOf(about[0], lang) });
    });
    return `  ${JSON.stringify(id)}: ${JSON.stringify({ article, says: now })}`;
  });
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

test.each([...ARTICLES_OF_FACTS])('each fact of %s is held with the sentence that states it', (book, articles) => {
  const facts = readFacts(`tests/fixtures/fact-statements/en/${book}.json`);
  const held = Object.fromEntries(Object.entries(facts).map(([id, { article }]) => [id, article]));
  expect(held).toMatchObject(articles);
});

test('in languages with a lexicon, the facts of every translated chapter are checked', () => {
  const translated = CHAPTER_SOURCES.filter(
    ({ locale }) => locale !== undefined && POINTED_LANGUAGES.includes(locale),
  ).map(({ locale, book }) => `${String(locale)}/${book}`);
  const held = FILES.map((file) => `${basename(dirname(file))}/${basename(file, '.json')}`);
  expect(translated.filter((one) => !held.includes(one))).toEqual([]);
});

// After rewording a text on purpose: npx vitest run tests/content/fact-statements -u, and read the diff.
describe.each(FILES)('%s', (file) => {
  const [lang, book] = [basename(dirname(file)), basename(file, '.json')];
  const facts = readFacts(file);
  const sentencesByArticle = sentencesOf(lang, book);
  const statements = Object.entries(facts).flatMap(([id, { article, says }]) =>
    says.map((text) => ({
      id,
      article,
      statement: statementOf(text),
      sentences: sentencesByArticle.get(article) ?? [],
    })),
  );

  test('each fact is stated, with its numbers and its negations', () => {
    if (isUpdate()) enter(file, facts, lang, sentencesByArticle);
    const wrong = statements.flatMap(({ id, article, statement, sentences }) => {
      const problem = isUpdate() ? undefined : problemWith(statement, sentences, lang);
      return problem === undefined ? [] : [`${book} ${article} (${id}): ${problem}`];
    });
    expect(wrong).toEqual([]);
  });

  test('a sentence turned into its opposite is noticed', () => {
    const turned = statements.flatMap(({ id, article, statement, sentences }) => {
      const about = sentencesAbout(statement, sentences);
      const sentence = about.find((one) => bearingOf(one, lang) === statement.bearing);
      if (sentence === undefined) return [];
      return oppositesOf(sentence, lang).map((opposite) => ({
        what: `${article} (${id}): ${opposite}`,
        isNoticed:
          problemWith(
            statement,
            sentences.map((one) => (one === sentence ? opposite : one)),
            lang,
          ) !== undefined,
      }));
    });
    const unnoticed = turned.filter(({ isNoticed }) => !isNoticed).map(({ what }) => what);
    expect(turned.length).toBeGreaterThanOrEqual(statements.length);
    expect(1 - unnoticed.length / turned.length, unnoticed.join('\n')).toBeGreaterThanOrEqual(LEAST_NOTICED);
  });
});
