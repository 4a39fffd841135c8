import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const BUILT = 'tests/built/**/*.test.ts';
const unit = globSync('tests/**/*.test.{ts,tsx}', { exclude: [BUILT] });
/** Tests that keep something while a page is open, replace a part of the browser or run in a simulated one, or say so in their name. */
const isolated = unit.filter((file) =>
  /\/stores\/|\.alone\.|stubGlobal|@vitest-environment/.test(file + readFileSync(file, 'utf8')),
);
/** All other tests are pure: they share what they import, as loading it again for each file takes most of the time. */
const shared = unit.filter((file) => !isolated.includes(file));

export default defineConfig({
  test: {
    maxWorkers: 2,
    pool: 'threads',
    // Wide enough for a machine that is five times slower, or busy with other work.
    testTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: { name: 'isolated', include: isolated, setupFiles: 'tests/components/outlive-stores.ts' },
      },
      { extends: true, test: { name: 'shared', include: shared, isolate: false } },
      { extends: true, test: { name: 'built', include: [BUILT] } },
    ],
  },
});
