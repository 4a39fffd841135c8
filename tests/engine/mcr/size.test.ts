import { gzipSync } from 'node:zlib';
import { type Plugin, build } from 'vite';
import { expect, test } from 'vitest';
import budgets from '../../../budgets.json' with { type: 'json' };

const ENTRY = 'virtual:mcr';

/** An entry that takes all that the door of MCR gives. */
const taking: Plugin = {
  name: 'taking',
  resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
  load: (id) => (id === ENTRY ? `export * from '/src/engine/mcr/index.ts';` : undefined),
};

test('the MCR engine keeps its budget in the browser, gzip', async () => {
  const bundled = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [taking],
    build: { write: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  });
  if (!('output' in bundled)) throw new Error('the engine was not bundled');
  const [bundle] = bundled.output;
  const kibibytes = gzipSync(bundle.code, { level: 9 }).length / 1024;
  expect(kibibytes).toBeGreaterThan(1);
  expect(kibibytes).toBeLessThanOrEqual(budgets.mcrEngineKiB);
  expect(bundle.code).not.toMatch(/kokushi|tenpai/);
});
