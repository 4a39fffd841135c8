import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Plugin, build } from 'vite';
import { expect, test } from 'vitest';
import budgets from '../../budgets.json' with { type: 'json' };

const IMPORT = /import \{([^}]*)\} from '[./]+engine\/riichi\/index\.ts'/g;

/** The names that the TypeScript of components, quizzes and stores takes from riichi's door, types apart: all that a browser may get. */
function namesInTheBrowser(): string[] {
  const names = globSync('src/{components,quizzes,stores}/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim()),
    ),
  );
  return [...new Set(names.map((name) => name.split(' as ')[0] ?? ''))].filter((name) => /^\w+$/.test(name));
}

const ENTRY = 'virtual:engine';

/** An entry that takes names from the engine and nothing else. */
const taking = (names: readonly string[]): Plugin => ({
  name: 'taking',
  resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
  load: (id) => (id === ENTRY ? `export { ${names.join(', ')} } from '/src/engine/riichi/index.ts';` : undefined),
});

/** What settles hands, finishes games and ranks players: loaded only where it is used. */
const AT_THE_TABLE = ['settleRequest', 'finishRequest', 'rankRequest', 'latenessOf', 'handsLeft'];

async function kibibytes(names: readonly string[]): Promise<number> {
  const bundled = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [taking(names)],
    build: { write: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  });
  if (!('output' in bundled)) throw new Error('the engine was not bundled');
  return gzipSync(bundled.output[0].code, { level: 9 }).length / 1024;
}

test.each([
  ['scoring', ['scoreRequest']],
  ['riichi', [...new Set([...namesInTheBrowser(), ...AT_THE_TABLE])]],
] as const)('%s keeps its budget in the browser, gzip', async (part, names) => {
  expect(names).toContain('scoreRequest');
  const weight = await kibibytes(names);
  expect(weight).toBeGreaterThan(1);
  expect(weight).toBeLessThanOrEqual(budgets.engineKiB[part]);
});
