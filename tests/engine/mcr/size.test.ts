import { gzipSync } from 'node:zlib';
import { type Plugin, build } from 'vite';
import { expect, test } from 'vitest';
import { LIMITS } from '../../../budgets.ts';

const ENTRY = 'virtual:mcr';

/** What the scorer imports from the door: counting with every reason, why-not, and the rulebooks with their clauses. */
const SCORER =
  '{ FANS, MCR_RULEBOOKS, MINIMUM, REPEATABLE, WINDS, checkDraft, parseTiles, paymentOf, pointsOf, refusalFor, scoreRequest, whyNot }';

/** A module that imports some of MCR's door. */
const taking = (names: string): Plugin => ({
  name: 'taking',
  resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
  load: (id) => (id === ENTRY ? `export ${names} from '/src/engine/mcr/index.ts';` : undefined),
});

test.each([
  ['what the scorer takes', SCORER, LIMITS.mcrEngineKiB.scoring],
  ['all of it, table and tournament too,', '*', LIMITS.mcrEngineKiB.all],
])('of the MCR engine %s keeps its budget in the browser, gzip', async (_what, names, budget) => {
  const bundled = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [taking(names)],
    build: { write: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  });
  if (!('output' in bundled)) throw new Error('the engine was not bundled');
  const [bundle] = bundled.output;
  const kibibytes = gzipSync(bundle.code, { level: 9 }).length / 1024;
  expect(kibibytes).toBeGreaterThan(1);
  expect(kibibytes).toBeLessThanOrEqual(budget);
  expect(bundle.code).not.toMatch(/kokushi|tenpai/);
});
