import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;
const FILES = globSync('{src,tests,plugins,scripts}/**/*.{ts,tsx}', { exclude: ['tests/e2e/**'] });
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Who imports a file directly. */
const importers = new Map<string, string[]>();
for (const file of FILES)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const target = join(dirname(file), path);
    if (existsSync(target)) importers.set(target, [...(importers.get(target) ?? []), file]);
  }

/** How many test files are asked: what those nearest to a fault do not notice is not tested where one would look for it. */
const NEAREST = 15;

/** The test files that a file's faults may reach, those that are fewest imports away first. */
export function testsOf(file: string): readonly string[] {
  const seen = new Set([file]);
  for (const one of seen) for (const next of importers.get(one) ?? []) seen.add(next);
  return [...seen].filter(isTest).slice(0, NEAREST);
}
