import { build } from 'esbuild';
import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import budgets from '../../budgets.json' with { type: 'json' };

const IMPORT = /import \{([^}]*)\} from '[./]+engine\/index\.ts'/g;

/** The names that code for the browser (not the pages' build-time parts) takes from the engine, types apart. */
function namesInTheBrowser(): string[] {
  const names = globSync('src/{components,quizzes,stores}/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim()),
    ),
  );
  return [...new Set(names.map((name) => name.split(' as ')[0] ?? ''))].filter((name) => /^\w+$/.test(name));
}

test('the engine keeps its budget in the browser, gzip', async () => {
  const names = namesInTheBrowser();
  expect(names).toContain('scoreRequest');
  const { outputFiles } = await build({
    stdin: { contents: `export { ${names.join(', ')} } from './src/engine/index.ts';`, resolveDir: '.' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error('the engine was not bundled');
  const kibibytes = gzipSync(bundle.contents, { level: 9 }).length / 1024;
  expect(kibibytes).toBeGreaterThan(1);
  expect(kibibytes).toBeLessThanOrEqual(budgets.engineKiB);
});
