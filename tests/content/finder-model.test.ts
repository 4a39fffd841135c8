import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../budgets.ts';
import { trainingFingerprint } from '../../learning/fingerprint.ts';
import type { ModelFile } from '../../src/components/features/referee/finder/model-files.ts';
import { CARDS } from '../../src/components/features/referee/offences.ts';
import { type Lang, LANGUAGES } from '../../src/locales.ts';

const FILES = globSync('src/content/model/*.json');
const read = (file: string): string => readFileSync(file, 'utf8');
const langOf = (file: string): Lang => (/\/(\w+)\.json$/.exec(file)?.[1] ?? '') as Lang;

test('every language has a model', () => {
  expect(FILES.map(langOf).sort()).toEqual(LANGUAGES.map(({ lang }) => lang).sort());
});

describe.each(FILES)('%s', (file) => {
  const { fingerprint, linear } = JSON.parse(read(file)) as ModelFile;

  test('was trained from the words and code as they are; if not, npm run train', () => {
    expect(fingerprint).toBe(trainingFingerprint(langOf(file)));
  });

  test('knows every card', () => {
    expect(CARDS.map(({ id }) => id).filter((id) => !linear.cards.includes(id))).toEqual([]);
  });

  test('keeps its budget, gzip', () => {
    expect(gzipSync(read(file)).length / 1024).toBeLessThanOrEqual(LIMITS.searchModelKiB);
  });
});
