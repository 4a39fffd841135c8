import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import budgets from '../../budgets.json' with { type: 'json' };
import { digestOfTaught } from '../../scripts/learn/digest.ts';
import type { Kept } from '../../src/components/referee/find/learnt.ts';
import { CARDS } from '../../src/components/referee/offences.ts';

const FILES = globSync('src/content/learnt/*.json');
const read = (file: string): string => readFileSync(file, 'utf8');

test('a language is learnt where there are tellings in it', () => {
  const langOf = (file: string): string | undefined => /\/(\w+)(?:\/tellings)?\.json$/.exec(file)?.[1];
  expect(FILES.map(langOf).sort()).toEqual(globSync('src/content/words/*/tellings.json').map(langOf).sort());
});

describe.each(FILES)('%s', (file) => {
  const { of, model, net } = JSON.parse(read(file)) as Kept;

  test('was learnt from the words as they are; if not, npm run learn', () => {
    expect(of).toBe(digestOfTaught());
  });

  test.each([model, net])('knows every card', ({ cards }) => {
    expect(CARDS.map(({ id }) => id).filter((id) => !cards.includes(id))).toEqual([]);
  });

  test('keeps its budget, gzip', () => {
    expect(gzipSync(read(file)).length / 1024).toBeLessThanOrEqual(budgets.learntKiB);
  });
});
