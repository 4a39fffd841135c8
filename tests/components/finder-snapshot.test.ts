import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { trainLinearModel } from '../../learning/linear-training.ts';
import { makeClassifier } from '../../src/components/features/referee/finder/classifier.ts';
import { featuresOf, groupsOf } from '../../src/components/features/referee/finder/features.ts';
import { parseQuery } from '../../src/components/features/referee/finder/query.ts';
import { makeSearch } from '../../src/components/features/referee/finder/search.ts';
import { type CardSigns, rangesUnder } from '../../src/components/features/referee/finder/signs.ts';
import { vocabularyOf } from '../../src/components/features/referee/finder/vocabulary.ts';

/** The lines of a fixture, `name: text`. */
const linesOf = (file: string): readonly (readonly [name: string, text: string])[] =>
  readFileSync(`tests/fixtures/finder/${file}.txt`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), line.slice(at + 2)] as const;
    });

const WORDS = ['words.en', 'words.ru'].map((file) => Object.fromEntries(linesOf(file)));
const SYNONYMS = [{ taking: 'took grab* took|takes|take picks', late: 'late tardy delayed' }];
const vocabulary = vocabularyOf(WORDS);
const groupOf = groupsOf(SYNONYMS);
const tellings = linesOf('tellings').map(([card, text]) => ({ card, text, query: parseQuery(text, vocabulary) }));
const linear = trainLinearModel(
  tellings.map(({ card, text, query }) => ({ card, features: featuresOf(text, query, groupOf) })),
);
const cards = linesOf('signs').map(([id, text], i) => {
  const signs = JSON.parse(text) as CardSigns;
  const coverage = (['ruled', 'ruled', 'silent', 'foreign'] as const)[i % 4] ?? 'ruled';
  const title = id.replaceAll('-', ' ');
  return { id, title, words: `${title} penalty`, signs: signs.signs, ranges: rangesUnder(signs, 'ema-2016'), coverage };
});
const contrasts = [
  { asks: 'shown', cards: ['empty-win', 'false-win-shown'], says: ['-shown', 'shown'], answers: ['no', 'yes'] },
];

const classifiers = [makeClassifier(WORDS, { synonyms: SYNONYMS, linear }), makeClassifier(WORDS, undefined)];
const search = makeSearch(cards, { contrasts, contraries: {} });

const queries = readFileSync('tests/fixtures/finder/asked.txt', 'utf8').trim().split('\n');
const rounded = (score: number): number => Math.round(score * 100) / 100;

/** How a text is parsed, and which cards it finds: with the model, and by signs alone. */
function describe(text: string): string {
  const query = parseQuery(text, vocabulary);
  const found = classifiers.map((classify) => {
    const { cards: finds, followUp } = search(classify(text));
    return [
      finds
        .slice(0, 3)
        .map(({ id, score }) => `${id} ${String(rounded(score))}`)
        .join(', '),
      followUp,
    ];
  });
  return [text, [...query.concepts].join(' '), JSON.stringify(query.quantities), JSON.stringify(found)].join('\n  ');
}

// Words, cards and tellings are frozen in the fixtures, so a difference here comes from parsing, training or ranking.
test('parses, trains and ranks as recorded', async () => {
  await expect(`${queries.map(describe).join('\n')}\n`).toMatchFileSnapshot(resolve('tests/fixtures/finder/found.txt'));
});
