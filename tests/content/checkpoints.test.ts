import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHAPTERS } from '../../src/chapters.ts';
import {
  CHECKPOINT_IDS,
  languageOfQuestion,
  questionsOf,
} from '../../src/components/widgets/chapter-questions/chapter-questions.ts';
import { numberOf } from '../../src/components/widgets/chapter-questions/number-source.ts';
import {
  type Question,
  checkpointFile,
  choicesOf,
  rightAnswer,
  withNumbers,
} from '../../src/components/widgets/chapter-questions/question.ts';
import { LANGUAGES } from '../../src/locales.ts';

const PINNED = 'tests/fixtures/checkpoint-revisions.json';

const chapters = Object.entries(CHAPTERS).flatMap(([book, list]) => list.map(({ slug }) => `${book}/${slug}`));
const chapterFile = (id: string): string => `src/content/docs/${id}.mdx`;
const textOf = (id: string): string => readFileSync(chapterFile(id), 'utf8');
const bookOf = (id: string): string => id.split('/')[0] ?? '';
const questions = CHECKPOINT_IDS.flatMap((id) => questionsOf(id).map((question) => ({ id, question })));
const YES_NO = { true: 'true', false: 'false' };

const textsOf = ({ ask, why, ...rest }: Question): string[] => [ask, why, ...('options' in rest ? rest.options : [])];

/** A fingerprint of a question that changes with anything it says. */
const fingerprint = ({ revision, ...rest }: Question): string =>
  `${String(revision)} ${createHash('sha256').update(JSON.stringify(rest)).digest('hex').slice(0, 16)}`;

describe('checkpoints', () => {
  it('exist for every chapter and nothing else', () => {
    expect(CHECKPOINT_IDS).toEqual(chapters.toSorted());
  });

  it.each(chapters)('%s ends with its own, of 5 to 8 questions', (id) => {
    expect(textOf(id).trimEnd().endsWith(`<Checkpoint id="${id}" />`)).toBe(true);
    const { length } = questionsOf(id);
    expect(length >= 5 && length <= 8, `${String(length)} questions`).toBe(true);
  });

  it.each(chapters)('%s asks about its own articles, in their order, each question once', (id) => {
    const asked = questionsOf(id);
    const places = asked.map(({ article }) => textOf(id).indexOf(`<Article n="${article}"`));
    expect(asked.filter((_, i) => places[i] === -1).map(({ article }) => article)).toEqual([]);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(new Set(asked.map((one) => one.id)).size).toBe(asked.length);
  });

  it.each(questions)('$id, $question.id has a right answer among its choices', ({ id, question }) => {
    const answer = rightAnswer(question, bookOf(id));
    const values = choicesOf(question, YES_NO).map(([value]) => value);
    if (question.kind === 'number') expect(answer).toMatch(/^-?\d+$/);
    else expect(answer.split(',').filter((one) => !values.includes(one))).toEqual([]);
  });

  it.each(questions)('$id, $question.id offers what it says, each once', ({ question }) => {
    const offered = 'options' in question ? question.options : question.kind === 'truth' ? ['true', 'false'] : [];
    const choices = choicesOf(question, YES_NO);
    expect(choices.map(([, text]) => text)).toEqual(offered);
    expect(new Set(choices.map(([value]) => value)).size).toBe(offered.length);
  });

  it.each(questions)('$id, $question.id uses every number that it names', ({ id, question }) => {
    const texts = textsOf(question);
    const written = texts.map((text) => withNumbers(question, text, bookOf(id), 'en'));
    expect(written.filter((text) => text.includes('{{'))).toEqual([]);
    const unused = Object.keys(question.numbers ?? {}).filter((name) => !texts.join('').includes(`{{${name}}}`));
    expect(unused).toEqual([]);
  });

  it('keep what was published: a changed question has a new revision', () => {
    const now = Object.fromEntries(
      questions.map(({ id, question }) => [`${id}/${question.id}`, fingerprint(question)]),
    );
    const pinned = JSON.parse(readFileSync(PINNED, 'utf8')) as Record<string, string>;
    expect(now, `give it a new revision and enter it in ${PINNED}`).toEqual(pinned);
  });
});

describe('numbers of questions', () => {
  it('come from the rulebook that is asked about', () => {
    const minutes = (book: string): number => numberOf({ value: 'sessionMinutes' }, book);
    expect(minutes('samara-2019')).toBeGreaterThan(minutes('ema-2016'));
    expect(numberOf({ value: 'startPoints', per: 1000 }, 'ema-2016')).toBe(30);
    expect(numberOf({ value: 'chombo', rules: 'ema-2016' }, 'samara-2019')).toBe(
      numberOf({ value: 'chombo' }, 'ema-2016'),
    );
  });

  it.each([
    ['a yaku without value', { han: 'tanyao', open: true }, 'ema-2012'],
    ['an option that is no number', { value: 'kuikae' }, 'ema-2016'],
    ['a book without an engine', { value: 'notenPool' }, 'mers-2014'],
    ['a hand that is not there', { count: 'fu' }, 'ema-2016'],
  ] as const)('%s is refused', (_, source, book) => {
    expect(() => numberOf(source, book)).toThrow();
  });
});

describe('a checkpoint file', () => {
  const [first] = questions;
  if (!first) throw new Error('there are no questions');

  it.each([{ kind: 'guess' }, { revision: 0 }, { id: 'Not A Slug' }, { ask: '' }, { extra: true }])(
    'with %j is refused',
    (wrong) => {
      expect(checkpointFile.safeParse([{ ...first.question, ...wrong }]).success).toBe(false);
      expect(checkpointFile.safeParse([first.question]).success).toBe(true);
    },
  );

  it('asks for a number that the question does not name: refused', () => {
    expect(() => withNumbers(first.question, '{{no-such}}', bookOf(first.id), 'en')).toThrow('no-such');
  });
});

describe('the words of questions', () => {
  const languages = LANGUAGES.flatMap(({ lang }) => CHECKPOINT_IDS.map((id) => ({ lang, id })));
  const translated = languages.filter(({ lang, id }) => existsSync(`src/content/words/${lang}/checkpoints/${id}.json`));

  it.each(CHECKPOINT_IDS)('of %s belong to its questions only', (id) => {
    const read = (file: string): unknown => JSON.parse(readFileSync(`src/content/${file}.json`, 'utf8'));
    const asked = read(`checkpoints/${id}`) as readonly object[];
    expect(asked.filter((one) => 'ask' in one || 'why' in one || 'options' in one)).toEqual([]);
    const words = read(`words/en/checkpoints/${id}`) as object;
    expect(Object.keys(words)).toEqual(questionsOf(id).map((one) => one.id));
  });

  it.each(languages)('$lang $id leave as many choices as English ones', ({ lang, id }) => {
    const shape = (list: readonly Question[]) => list.map((one) => [one.id, choicesOf(one, YES_NO).length]);
    expect(shape(questionsOf(id, lang))).toEqual(shape(questionsOf(id)));
  });

  it.each(translated)('$lang $id name only numbers that exist', ({ lang, id }) => {
    for (const one of questionsOf(id, lang)) for (const text of textsOf(one)) withNumbers(one, text, bookOf(id), lang);
    expect(questionsOf(id, lang).some((one) => languageOfQuestion(id, one.id, lang) === lang)).toBe(true);
  });

  it('that a language lacks are English', () => {
    for (const { lang, id } of languages.filter((one) => !translated.includes(one)))
      for (const one of questionsOf(id, lang)) expect(languageOfQuestion(id, one.id, lang)).toBe('en');
    expect(questionsOf('ema-2016/scoring', 'ru')).not.toEqual(questionsOf('ema-2016/scoring'));
  });

  it('are there for every chapter that is written in Russian', () => {
    const russian = CHECKPOINT_IDS.filter((id) => existsSync(chapterFile(`ru/${id}`)));
    expect(russian.length).toBeGreaterThan(0);
    expect(
      russian.filter((id) => questionsOf(id).some((one) => languageOfQuestion(id, one.id, 'ru') !== 'ru')),
    ).toEqual([]);
  });
});
