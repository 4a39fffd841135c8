import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../budgets.ts';
import { trainingFingerprint } from '../../learning/fingerprint.ts';
import type { ModelFile } from '../../src/components/features/referee/finder/model-files.ts';
import { CARDS } from '../../src/components/features/referee/offences.ts';

const FILES = globSync('src/content/model/*.json');
const read = (file: string): string => readFileSync(file, 'utf8');

test('every language with tellings has a model', () => {
  const langOf = (file: string): string | undefined => /\/(\w+)\.json$/.exec(file)?.[1];
  expect(FILES.map(langOf).sort()).toEqual(globSync('learning/tellings/*.json').map(langOf).sort());
});

describe.each(FILES)('%s', (file) => {
  const { fingerprint, linear, network } = JSON.parse(read(file)) as ModelFile;

  test('was trained from the words and code as they are; if not, npm run train', () => {
    expect(fingerprint).toBe(trainingFingerprint());
  });

  test.each([linear, network])('knows every card', ({ cards }) => {
    expect(CARDS.map(({ id }) => id).filter((id) => !cards.includes(id))).toEqual([]);
  });

  test('keeps its budget, gzip', () => {
    expect(gzipSync(read(file)).length / 1024).toBeLessThanOrEqual(LIMITS.searchModelKiB);
  });
});
