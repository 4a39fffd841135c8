import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

const WALL_RULES = new Set([
  'tensu/walls',
  'no-restricted-globals',
  'no-restricted-properties',
  'no-restricted-syntax',
]);

/** The project's own lint, without type information: the snippets are in no file that a compiler could read. */
const eslint = new ESLint({
  ignore: false,
  overrideConfig: [{ languageOptions: { parserOptions: { projectService: false } } }],
  ruleFilter: ({ ruleId }) => WALL_RULES.has(ruleId),
});

async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: file });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${String(ruleId)}: ${message}`);
}

describe('imports that must fail', () => {
  test.each([
    ['src/engine/riichi/x.ts', '../../stores/rulebook.ts', 'engine may not import stores'],
    ['src/engine/x.ts', '../locales.ts', 'engine may not import ui'],
    ['src/engine/x.ts', '../content/i18n/en.json', 'engine may not import content'],
    ['src/engine/x.ts', '../../scripts/server.ts', "engine may not import 'scripts/server.ts'"],
    ['src/engine/x.ts', 'node:fs', "package 'node:fs'"],
    ['src/engine/x.ts', 'preact', "package 'preact'"],
    ['src/quizzes/x.ts', '../stores/rulebook.ts', 'quizzes may not import stores'],
    ['src/quizzes/x.ts', 'astro:content', "package 'astro:content'"],
    ['src/quizzes/x.ts', '../engine/tile.ts', 'the only doors'],
    ['src/stores/x.ts', '../components/hand/Hand.tsx', 'stores may not import components'],
    ['src/stores/x.ts', '../i18n/strings.ts', 'stores may not import ui'],
    ['src/stores/x.ts', 'preact', "package 'preact'"],
    ['src/stores/x.ts', 'ts-fsrs', "package 'ts-fsrs'"],
    ['src/quizzes/x.ts', 'nanostores', "package 'nanostores'"],
    ['src/components/x.tsx', '../pages/404.astro', 'nothing imports pages'],
    ['src/components/x.tsx', '../engine/riichi/fu.ts', 'the only doors'],
    ['src/components/x.tsx', '../engine/index.ts', 'a door for the build'],
    ['src/stores/x.ts', '../engine/index.ts', 'a door for the build'],
    ['src/articles.ts', './stores/rulebook.ts', 'ui may not import stores'],
    ['tests/content/x.test.ts', '../../src/engine/tile.ts', 'the only doors'],
    ['scripts/x.ts', '../src/engine/tile.ts', 'the only doors'],
    ['tests/oracle/x.ts', '../../src/engine/index.ts', 'tests/oracle may not import engine'],
    ['tests/oracle-mcr/x.ts', '../oracle/tiles.ts', 'tests/oracle-mcr may not import tests/oracle'],
    ['tests/oracle-settle/x.ts', '../../src/engine/index.ts', 'tests/oracle-settle may not import engine'],
    ['tests/oracle-settle/x.ts', '../oracle/random.ts', 'tests/oracle-settle may not import tests/oracle'],
    ['tests/oracle-settle/x.ts', '../quizzes/hands.ts', "tests/oracle-settle may not import 'tests/quizzes/hands.ts'"],
    ['tests/oracle-table/x.ts', '../../src/engine/index.ts', 'tests/oracle-table may not import engine'],
    ['tests/oracle-table/x.ts', '../oracle/tiles.ts', 'tests/oracle-table may not import tests/oracle'],
    ['tests/oracle-table/x.ts', '../fixtures/x.ts', "tests/oracle-table may not import 'tests/fixtures/x.ts'"],
    ['tests/oracle-table/x.ts', 'fast-check', "package 'fast-check'"],
  ])('%s ← %s', async (file, source, message) => {
    expect(await complaints(file, `import { x } from '${source}';\nexport const y = x;`)).toEqual([
      expect.stringContaining(message),
    ]);
  });

  test.each([
    "export * from '../stores/a.ts';",
    "export { a } from '../stores/a.ts';",
    "import type { A } from '../stores/a.ts';",
  ])('in the form %s', async (code) => {
    expect(await complaints('src/engine/x.ts', code)).toEqual([
      expect.stringContaining('engine may not import stores'),
    ]);
  });

  test('in the script of an Astro component', async () => {
    const found = await complaints(
      'src/components/X.astro',
      "---\nimport P from '../pages/404.astro';\n---\n\n<P />\n",
    );
    expect(found).toEqual([expect.stringContaining('nothing imports pages')]);
  });
});

describe('imports that may stand', () => {
  test.each([
    ['src/engine/riichi/x.ts', '../tile.ts'],
    ['src/quizzes/x.ts', '../engine/riichi/index.ts'],
    ['src/quizzes/x.ts', 'zod/mini'],
    ['src/quizzes/x.ts', 'ts-fsrs'],
    ['src/stores/x.ts', 'nanostores'],
    ['src/stores/x.ts', '../engine/rulebooks/ids.ts'],
    ['src/components/x.tsx', '../engine/riichi/index.ts'],
    ['src/components/x.astro', '../engine/index.ts'],
    ['scripts/x.ts', '../src/engine/index.ts'],
    ['src/components/x.tsx', '../stores/rulebook.ts'],
    ['src/components/x.tsx', '../i18n/plural.ts'],
    ['src/pages/x.astro', '../components/shell/Head.astro'],
    ['tests/engine/x.test.ts', '../../src/engine/tile.ts'],
    ['tests/engine/x.test.ts', '../oracle-settle/compare.ts'],
    ['tests/oracle-settle/x.ts', './seats.ts'],
    ['tests/oracle-table/x.ts', './tiles.ts'],
  ])('%s ← %s', async (file, source) => {
    const code = `import { x } from '${source}';\nexport const y = x;\n`;
    expect(await complaints(file, file.endsWith('.astro') ? `---\n${code.replace('export ', '')}---\n` : code)).toEqual(
      [],
    );
  });
});

describe.each(['src/engine/x.ts', 'src/quizzes/x.ts'])('what %s may not touch', (file) => {
  test.each([
    'new Date()',
    'Date.now()',
    'Math.random()',
    'window.name',
    'document.title',
    "localStorage.getItem('x')",
    'performance.now()',
    "fetch('x')",
    'process.env',
    'globalThis.name',
    'crypto.randomUUID()',
    "new Intl.NumberFormat('en')",
    '(1).toLocaleString()',
    'import.meta.url',
    "import('./x.ts')",
  ])('%s', async (expression) => {
    expect(await complaints(file, `export const x = ${expression};`)).toHaveLength(1);
  });

  test('but plain computing', async () => {
    expect(await complaints(file, 'export const x = Math.ceil(7.5);')).toEqual([]);
  });
});
