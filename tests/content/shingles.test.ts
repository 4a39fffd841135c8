import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packHashes, shinglesOf, unpackHashes } from '../../scripts/shingles/shingles.ts';
import { CHAPTER_SOURCES, proseOf, spokenIn } from './chapters.ts';

/** The seven-word runs of the source texts, as hashes (`node scripts/shingles.ts` makes them). */
const sources = unpackHashes(readFileSync('tests/fixtures/source-shingles.bin'));

/** Every string of a data file, however deep it lies. */
const stringsIn = (data: unknown): string[] => {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(stringsIn) : [];
};

const repeated = (text: string, hashes: ReadonlySet<string>): string[] =>
  shinglesOf(text)
    .filter(({ hash }) => hashes.has(hash))
    .map(({ words }) => words);

test('the hashes are those of whole rulebooks', () => {
  expect(sources.size).toBeGreaterThan(15_000);
});

test('a sentence that is repeated is found, whatever its marks and capitals', () => {
  const hashes = unpackHashes(packHashes(shinglesOf('A hand of four sets and a pair wins.').map(({ hash }) => hash)));
  expect(hashes.size).toBe(3);
  expect(repeated('**A hand of four sets**, and a Pair: wins!', hashes)).toHaveLength(3);
  expect(repeated('Ещё одна рука из четырёх сетов и пары', hashes)).toEqual([]);
});

test.each(CHAPTER_SOURCES)('$path repeats no seven words of a source text', ({ source }) => {
  const texts = [proseOf(source), ...spokenIn(source)];
  expect(texts.flatMap((text) => repeated(text, sources))).toEqual([]);
});

test.each(globSync('src/content/**/*.json'))('%s repeats no seven words of a source text', (file) => {
  const texts = stringsIn(JSON.parse(readFileSync(file, 'utf8')));
  expect(texts.flatMap((text) => repeated(text, sources))).toEqual([]);
});
