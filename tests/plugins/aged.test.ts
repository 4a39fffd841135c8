import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mdxToJs } from 'satteri';
import { afterAll, describe, expect, test } from 'vitest';
import { agedBelow } from '../../plugins/aged.ts';
import { currentWords } from '../../plugins/ledger/current-words.ts';
import { CONTENT, entriesOf } from '../../plugins/ledger/ledger.ts';
import { mark } from '../../scripts/languages/marking.ts';
import { withAge } from '../../src/components/shell/found-aged.ts';

const CHAPTER = 'ema-2016/scoring';
const FILE = `${CONTENT}/docs/ru/${CHAPTER}.mdx`;
const QUESTIONS = `words/checkpoints/${CHAPTER}`;
const SCENES = 'words/scenarios';

const root = mkdtempSync(join(tmpdir(), 'tensu-'));
for (const part of ['i18n', 'words', 'docs', 'ledger'])
  cpSync(`${CONTENT}/${part}`, `${root}/${part}`, { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));
for (const file of [`docs/${CHAPTER}`, QUESTIONS, SCENES, 'words/penalties'])
  mark('ru', entriesOf(file, 'ru', root), '2026-11-20', root);

/** Changes an English file temporarily. */
function changed<Result>(path: string, was: string, now: string, look: () => Result): Result {
  const source = readFileSync(`${root}/${path}`, 'utf8');
  expect(source).toContain(was);
  writeFileSync(`${root}/${path}`, source.replace(was, now));
  const result = look();
  writeFileSync(`${root}/${path}`, source);
  return result;
}

function compile(): string {
  const options = { mdastPlugins: [agedBelow(root)], fileURL: pathToFileURL(resolve(FILE)) };
  const result = mdxToJs(readFileSync(`${root}/docs/ru/${CHAPTER}.mdx`, 'utf8'), options);
  if (result instanceof Promise) throw new Error('the plugin must not wait for anything');
  return result.code;
}

describe('a translated article', () => {
  const look = (was: string, now: string): string => changed(`docs/${CHAPTER}.mdx`, was, now, compile);

  test('says that its English text has changed, since when, and tells the search', () => {
    const code = look('Somebody has won.', 'Nobody has won.');
    expect(code.match(/_jsx\(Aged/g)).toHaveLength(1);
    expect(code).toMatch(/article: "4\.1",\s+since: "2026-11-20",[^}]*all: "4\.1"/);
  });

  test('says so below its own heading', () => {
    const code = look('Somebody has won.', 'Nobody has won.');
    const place = code.indexOf('_jsx(Aged');
    expect(code.slice(0, place)).toMatch(/n: "4\.1",[^<]*$/);
    expect(code.slice(0, place)).not.toContain('n: "4.1.1"');
  });

  test('says nothing once English is restored, or if only search words changed', () => {
    expect(compile()).not.toContain('Aged');
    expect(look('also="', 'also="money ')).not.toContain('Aged');
  });

  test('speaks for the whole chapter when its title changed', () => {
    expect(look('title: ', 'title: Not ')).toContain('all: "head"');
  });
});

describe('a stale text about data', () => {
  const load = (file: string): string => {
    const rest = file.slice('words/'.length);
    return currentWords(readFileSync(`${root}/words/ru/${rest}.json`, 'utf8'), 'ru', file, root);
  };
  const idsOf = (json: string): readonly string[] => Object.keys(JSON.parse(json) as object);

  test('of a ruling is left out, so that the English one is shown; the rest of its card stays', () => {
    const path = 'words/en/penalties.json';
    const card = (): unknown =>
      (JSON.parse(load('words/penalties')) as Record<string, { readonly rulings: object } | undefined>)['call-order'];
    const whole = card() as { readonly rulings: object };
    const left = changed(path, '"ema-2016": "Pointed out."', '"ema-2016": "30,000 points off."', card) as typeof whole;
    expect(Object.keys(whole.rulings)).toEqual(['ema-2016', 'ema-2012', 'mers-2014']);
    expect(Object.keys(left.rulings)).toEqual(['ema-2012', 'mers-2014']);
    expect(card()).toEqual(whole);
  });

  test('of a question or a scene that an exam may ask is never asked', () => {
    const [question = ''] = idsOf(load(QUESTIONS));
    const path = `words/en/checkpoints/${CHAPTER}.json`;
    const asked = changed(path, '"ask": "', '"ask": "Now ', () => load(QUESTIONS));
    expect((JSON.parse(asked) as Record<string, object>)[question]).not.toHaveProperty('ask');
    const scenes = changed('words/en/scenarios.json', '"case": "', '"case": "Now ', () => load(SCENES));
    const [scene = ''] = idsOf(scenes);
    expect((JSON.parse(scenes) as Record<string, object>)[scene]).not.toHaveProperty('case');
  });
});

test('the search says of an article that its translation is older than English', () => {
  const page = {
    url: '/ru/ema-2016/scoring/',
    meta: { aged: '4.1 4.1.2' },
    sub_results: [
      { url: '/ru/ema-2016/scoring/#4.1', title: 'Цена' },
      { url: '/ru/ema-2016/scoring/#4.1.1', title: 'Фу' },
    ],
  };
  expect(withAge(page, 'старее').sub_results.map(({ title }) => title)).toEqual(['Цена (старее)', 'Фу']);
  expect(withAge({ ...page, meta: {} }, 'старее')).toEqual({ ...page, meta: {} });
});
