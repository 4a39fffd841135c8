import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { featuresOf } from '../../src/components/referee/find/features.ts';
import { makeFinding } from '../../src/components/referee/find/find.ts';
import { makeHearing } from '../../src/components/referee/find/hear.ts';
import { kindsOf } from '../../src/components/referee/find/kinds.ts';
import { learnFrom } from '../../src/components/referee/find/learning/learn.ts';
import { learnNet } from '../../src/components/referee/find/learning/learn-net.ts';
import { readSaid } from '../../src/components/referee/find/said.ts';
import { sequenceOf } from '../../src/components/referee/find/sequence.ts';
import { type Signs, rangesUnder } from '../../src/components/referee/find/signs.ts';
import { vocabularyOf } from '../../src/components/referee/find/vocabulary.ts';

/** The lines of a kept file, `name: text`. */
const kept = (file: string): readonly (readonly [name: string, text: string])[] =>
  readFileSync(`tests/fixtures/finder/${file}.txt`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), line.slice(at + 2)] as const;
    });

const WORDS = ['words.en', 'words.ru'].map((file) => Object.fromEntries(kept(file)));
const KINDS = [{ taking: 'took grab* took|takes|take picks', late: 'late tardy delayed' }];
const vocabulary = vocabularyOf(WORDS);
const kindOf = kindsOf(KINDS);
const tellings = kept('tellings').map(([card, text]) => ({ card, text, said: readSaid(text, vocabulary) }));
const model = learnFrom(tellings.map(({ card, text, said }) => ({ card, features: featuresOf(text, said, kindOf) })));
const net = learnNet(tellings.map(({ card, text, said }) => ({ card, sequence: sequenceOf(text, said, kindOf) })));
const cards = kept('signs').map(([id, text], i) => {
  const signs = JSON.parse(text) as Signs;
  const standing = (['ruled', 'ruled', 'silent', 'foreign'] as const)[i % 4] ?? 'ruled';
  const title = id.replaceAll('-', ' ');
  return { id, title, words: `${title} penalty`, signs: signs.signs, ranges: rangesUnder(signs, 'ema-2016'), standing };
});
const contrasts = [
  { asks: 'shown', cards: ['empty-win', 'false-win-shown'], says: ['-shown', 'shown'], answers: ['no', 'yes'] },
];

const hearings = [makeHearing(WORDS, { kinds: KINDS, model, net }), makeHearing(WORDS, undefined)];
const find = makeFinding(cards, { contrasts, contraries: {} });

const asked = readFileSync('tests/fixtures/finder/asked.txt', 'utf8').trim().split('\n');
const rounded = (score: number): number => Math.round(score * 100) / 100;

/** What is understood of a text, and what is found: with what was learnt, and by signs alone. */
function told(text: string): string {
  const said = readSaid(text, vocabulary);
  const found = hearings.map((hear) => {
    const { cards: finds, asked: back } = find(hear(text));
    return [
      finds
        .slice(0, 3)
        .map(({ id, score }) => `${id} ${String(rounded(score))}`)
        .join(', '),
      back,
    ];
  });
  return [text, [...said.concepts].join(' '), JSON.stringify(said.quantities), JSON.stringify(found)].join('\n  ');
}

// Words, cards and ways to tell of them were kept as they were: what differs here is understood or weighed otherwise.
test('what was told once is understood and found as it was', async () => {
  await expect(`${asked.map(told).join('\n')}\n`).toMatchFileSnapshot(resolve('tests/fixtures/finder/found.txt'));
});
