import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const TESTS = globSync('tests/**/*.test.{ts,tsx}');
/** Tests of what is kept while a page is open, that put something in the place of the browser, or that say so in their name. */
const keeping = TESTS.filter((file) =>
  /\/stores\/|\.alone\.|stubGlobal|@vitest-environment/.test(file + readFileSync(file, 'utf8')),
);
/** All else is pure, so that files may share what they import: that takes most of the time when each loads it anew. */
const pure = TESTS.filter((file) => !keeping.includes(file));

export default defineConfig({
  test: {
    maxWorkers: 2,
    pool: 'threads',
    testTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'keeping', include: keeping } },
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
    ],
  },
});
