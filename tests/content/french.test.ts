import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'src/content';
/** Lists for the program, not sentences: search words have signs of their own. */
const LISTS = ['terms.json', 'finder.json'];
const files = [
  `${FOLDER}/i18n/fr.json`,
  ...readdirSync(`${FOLDER}/words/fr`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !LISTS.includes(file))
    .map((file) => `${FOLDER}/words/fr/${file}`),
];

const textsIn = (tree: unknown): string[] =>
  typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsIn) : [String(tree)];

/** A sign without the no-break space that French sets: narrow before ; ? !, full before : and inside « ». */
const LOOSE = /(?:^|[^\u202f;?!])[;?!](?![\w/])|(?:^|[^\u00a0]):(?![\w/])|«(?!\u00a0)|(?:^|[^\u00a0])»/u;

test.each(files)('%s sets its signs off with no-break spaces', (file) => {
  const texts = textsIn(JSON.parse(readFileSync(file, 'utf8')));
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => LOOSE.test(text))).toEqual([]);
});

test.each(['Vraiment ?', 'Vraiment?', 'Oui : non', 'Oui: non', '« oui »', '«oui»', 'un ; deux'])(
  '“%s” is loose',
  (text) => {
    expect(LOOSE.test(text)).toBe(true);
  },
);

test.each([
  'Vraiment\u202f?',
  'Quoi\u202f?!',
  'Oui\u00a0: non',
  '«\u00a0oui\u00a0»',
  'à 12:30',
  'https://tensu.example',
])('“%s” is not', (text) => {
  expect(LOOSE.test(text)).toBe(false);
});
