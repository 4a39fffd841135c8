import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { articleItems, printOf, wordItems } from '../../plugins/ledger/items.ts';
import { CONTENT, entriesOf, sourceOf, translatedFiles } from '../../plugins/ledger/ledger.ts';
import { difference } from '../../scripts/languages/difference.ts';
import { lowered, staleByKind } from '../../scripts/languages/caps.ts';
import { mark, readCaps } from '../../scripts/languages/marking.ts';
import { nameOf, statusTable } from '../../scripts/languages/table.ts';
import { LANGUAGES } from '../../src/locales.ts';

const LANGS: readonly string[] = LANGUAGES.map(({ lang }) => lang).filter((lang) => lang !== 'en');
const FILES = translatedFiles(LANGS);
const CAPS = readCaps();

describe.each(LANGS)('%s', (lang) => {
  const entries = FILES.flatMap((file) => entriesOf(file, lang));

  test('has no more texts older than their English than its caps allow', () => {
    const over = Object.entries(staleByKind(entries)).filter(([kind, n]) => n > (CAPS[lang]?.stale[kind] ?? 0));
    const names = over.map(([kind, n]) => [
      `${kind}: ${String(n)}`,
      entries
        .filter((entry) => entry.standing === 'stale' && nameOf(entry).startsWith(kind))
        .map(nameOf)
        .slice(0, 20),
    ]);
    expect(names, 'look at each, mend it, and run npm run languages -- --looked').toEqual([]);
  });
});

test('caps belong to existing languages and kinds, and none is zero', () => {
  expect(Object.keys(CAPS).toSorted()).toEqual(LANGS.toSorted());
  const caps = Object.values(CAPS).flatMap(({ stale }) => Object.entries(stale));
  expect(caps.filter(([kind, cap]) => cap < 1 || !FILES.some((file) => file.startsWith(kind)))).toEqual([]);
});

test('no cap lets a ruling, an outcome or a question of exams be stale', () => {
  const judged = ['penalties', 'situations', 'follows', 'asks', 'scenarios', 'mcr-scenarios', 'checkpoints'];
  const allowed = Object.values(CAPS).flatMap(({ stale }) => Object.keys(stale));
  expect(allowed.filter((kind) => judged.some((one) => kind === `words/${one}`))).toEqual([]);
});

test('lowering caps raises none, and removes one that reaches zero', () => {
  expect(lowered({ ui: 9, docs: 4, 'words/fans': 2 }, { ui: 12, docs: 3, 'words/asks': 7 })).toEqual({
    ui: 9,
    docs: 3,
  });
});

describe('a changed English text', () => {
  const root = mkdtempSync(join(tmpdir(), 'tensu-'));
  for (const part of ['i18n', 'words', 'docs', 'ledger'])
    cpSync(`${CONTENT}/${part}`, `${root}/${part}`, { recursive: true });
  afterAll(() => rmSync(root, { recursive: true }));
  // These tests ignore texts that are waiting for a review today.
  for (const lang of LANGS)
    for (const file of FILES)
      mark(
        lang,
        entriesOf(file, lang, root).filter(({ own }) => own !== undefined),
        '2026-11-28',
        root,
      );
  const staleNames = (): string[] =>
    LANGS.flatMap((lang) =>
      FILES.flatMap((file) => entriesOf(file, lang, root))
        .filter(({ standing }) => standing === 'stale')
        .map((entry) => `${lang} ${nameOf(entry)}`),
    );

  test.each([
    ['an article', 'docs/ema-2016/scoring', 'Somebody has won.', 'Nobody has won.', 'ru docs/ema-2016/scoring/4.1'],
    [
      'a ruling',
      'words/penalties',
      '"ema-2016": "Pointed out."',
      '"ema-2016": "30,000 points off."',
      'ru words/penalties/call-order.rulings.ema-2016',
    ],
    ['a UI string', 'ui', '"tensu.nav.score": "', '"tensu.nav.score": "Not ', 'fr ui/tensu.nav.score'],
    [
      'a question',
      'words/checkpoints/ema-2016/scoring',
      'four dora and no yaku',
      'four dora and no fu',
      'ru words/checkpoints/ema-2016/scoring/dora-alone.ask',
    ],
  ])('is named with its file and each language that has it: %s', (_, file, was, now, expected) => {
    const path = `${root}/${sourceOf(file, 'en')}`;
    const source = readFileSync(path, 'utf8');
    expect(source).toContain(was);
    expect(staleNames()).toEqual([]);
    writeFileSync(path, source.replace(was, now));
    expect(staleNames()).toContain(expected);
    expect(staleNames().every((name) => name.slice(3) === expected.slice(3))).toBe(true);
    writeFileSync(path, source);
    expect(staleNames()).toEqual([]);
  });
});

describe('the texts of a file', () => {
  test('are the leaves of its tree; a list is one text, and search words are none', () => {
    const tree = { a: { name: 'Fine', also: 'cost', search: 'fee' }, b: ['yes', 'no'] };
    expect([...wordItems(tree).keys()]).toEqual(['a.name', 'b']);
  });

  test('are the articles of a chapter, whatever it imports and is found by', () => {
    const mdx = `---\ntitle: Fu\n---\n\nimport { Fu } from './kit.ts';\n\nFirst.\n\n<Article n="1" title="One" also="uno" />\n\nText.\n\n<Article n="1.1" title="Two" />\n`;
    const items = articleItems(mdx);
    expect([...items.keys()]).toEqual(['head', '1', '1.1']);
    expect(items.get('1')).toBe('<Article n="1" title="One" />\n\nText.');
    const other = articleItems(mdx.replace('kit.ts', 'other.ts').replace('uno', 'eins'));
    expect([...other]).toEqual([...items]);
  });

  test('differ in any word, but not in line breaks', () => {
    expect(printOf('Pay 300\n points.')).toBe(printOf('Pay 300 points. '));
    expect(printOf('Pay 300 points.')).not.toBe(printOf('Pay 3000 points.'));
  });
});

test('the table says of a group what is done, missing and stale, and how much is left', () => {
  const entry = { file: 'words/penalties', english: 'Pay <b>twice</b> {{n}}.', own: undefined, mark: undefined };
  const table = statusTable(
    new Map([
      [
        'fr',
        [
          { ...entry, id: 'a.rulings.ema-2016', standing: 'missing' as const },
          { ...entry, id: 'b.rulings.ema-2016', standing: 'done' as const },
        ],
      ],
    ]),
  );
  expect(table.split('\n')[1]?.split(/\s+/)).toEqual([
    ...['fr', 'words/penalties', 'ema-2016', '1', '1', '0', '2'],
    'words/penalties/a.rulings.ema-2016',
  ]);
});

test('a difference is shown word by word', () => {
  expect(difference('The dealer pays twice.', 'The dealer pays three times.')).toBe(
    'The dealer pays [-twice.-] {+three times.+}',
  );
});
