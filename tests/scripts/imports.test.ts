import { expect, test } from 'vitest';
import { forbiddenImports, type Sources } from '../../scripts/imports/check.ts';

/** Checks these imports as if they were the whole project, and returns the names of the rules they break. */
async function broken(imports: readonly (readonly [from: string, to: string])[]): Promise<string[]> {
  const sources: Record<string, string> = {};
  for (const [, to] of imports) if (/^(src|tests|scripts)\//.test(to)) sources[to] = '';
  for (const [from, to] of imports) {
    const path = to in sources ? `${'../'.repeat(from.split('/').length - 1)}${to}` : to;
    const code = `import '${path}';\n`;
    sources[from] = from.endsWith('.astro') ? `---\n${code}---\n` : code;
  }
  return (await forbiddenImports(sources)).map((line) => line.replace(/:.*/, ''));
}

test.each([
  ['engine-imports-nothing', 'src/engine/riichi/x.ts', 'src/stores/rulebook.ts'],
  ['engine-imports-nothing', 'src/engine/x.ts', 'src/locales.ts'],
  ['engine-imports-nothing', 'src/engine/x.ts', 'src/content/i18n/en.json'],
  ['engine-imports-nothing', 'src/engine/x.ts', 'scripts/server.ts'],
  ['engine-imports-nothing', 'src/engine/x.ts', 'node:fs'],
  ['engine-imports-nothing', 'src/engine/x.ts', 'preact'],
  ['quizzes-import-engine', 'src/quizzes/x.ts', 'src/stores/rulebook.ts'],
  ['quizzes-import-engine', 'src/quizzes/x.ts', 'nanostores'],
  ['quizzes-import-engine', 'src/quizzes/x.ts', 'astro:content'],
  ['engine-through-its-doors', 'src/quizzes/x.ts', 'src/engine/tile.ts'],
  ['engine-through-its-doors', 'src/components/x.tsx', 'src/engine/riichi/fu.ts'],
  ['engine-through-its-doors', 'tests/content/x.test.ts', 'src/engine/tile.ts'],
  ['engine-through-its-doors', 'scripts/x.ts', 'src/engine/tile.ts'],
  ['stores-import-engine-and-quizzes', 'src/stores/x.ts', 'src/components/base/hand/Hand.tsx'],
  ['stores-import-engine-and-quizzes', 'src/stores/x.ts', 'src/i18n/strings.ts'],
  ['stores-import-engine-and-quizzes', 'src/stores/x.ts', 'ts-fsrs'],
  ['offline-imports-stores', 'src/offline/x.ts', 'src/quizzes/x.ts'],
  ['nothing-imports-pages', 'src/components/x.tsx', 'src/pages/404.astro'],
  ['nothing-imports-pages', 'src/components/X.astro', 'src/pages/404.astro'],
  ['chapters-import-components', 'src/content/docs/x.mdx', 'src/stores/rulebook.ts'],
  ['components-import-no-tools', 'src/components/x.tsx', 'tests/put-at.ts'],
  ['base-is-lowest', 'src/components/base/hand/x.tsx', 'src/components/features/practice/x.tsx'],
  ['widgets-below-features', 'src/components/widgets/scorer/x.tsx', 'src/components/features/practice/x.tsx'],
  ['features-below-shell', 'src/components/features/home/X.astro', 'src/components/shell/Head.astro'],
  ['browser-loads-one-game', 'src/components/x.tsx', 'src/engine/index.ts'],
  ['browser-loads-one-game', 'src/stores/x.ts', 'src/engine/index.ts'],
  ['interface-imports-engine-and-content', 'src/articles.ts', 'src/stores/rulebook.ts'],
  ['oracle-shares-nothing', 'tests/oracle/x.ts', 'src/engine/index.ts'],
  ['oracle-mcr-shares-nothing', 'tests/oracle-mcr/x.ts', 'tests/oracle/tiles.ts'],
  ['oracle-settle-shares-nothing', 'tests/oracle-settle/x.ts', 'tests/quizzes/hands.ts'],
  ['oracle-table-shares-nothing', 'tests/oracle-table/x.ts', 'fast-check'],
  ['oracle-play-shares-nothing', 'tests/oracle-play/x.ts', 'src/engine/index.ts'],
])('%s rejects %s → %s', async (rule, from, to) => {
  expect(await broken([[from, to]])).toEqual([rule]);
});

test('rejects a cycle of files, of types only too', async () => {
  const a = "import type { B } from './b.ts';\nexport type A = B;";
  const b = "import type { A } from './a.ts';\nexport type B = A;";
  const sources: Sources = { 'src/quizzes/a.ts': a, 'src/quizzes/b.ts': b };
  expect(await forbiddenImports(sources)).toEqual([
    'no-file-cycles: src/quizzes/a.ts → src/quizzes/b.ts → src/quizzes/a.ts',
  ]);
});

test('rejects a cycle of folders in the engine', async () => {
  const sources: Sources = {
    'src/engine/base/a.ts': "import type { B } from '../hand/b.ts';\nexport type A = B;",
    'src/engine/base/c.ts': 'export type C = 1;',
    'src/engine/hand/b.ts': "import type { C } from '../base/c.ts';\nexport type B = C;",
  };
  expect(await forbiddenImports(sources)).toContain(
    'no-folder-cycles: src/engine/base → src/engine/hand → src/engine/base',
  );
});

test('sees exports, lazy imports and the scripts of Astro components', async () => {
  const sources: Sources = {
    'src/engine/a.ts': "export * from '../stores/x.ts';",
    'src/engine/b.ts': "export const b = () => import('../stores/x.ts');",
    'src/components/C.astro': '<script>\nimport "../pages/x.ts";\n</script>',
    'src/components/D.astro': '<script src="../pages/x.ts"></script>',
    'src/pages/x.ts': '',
    'src/stores/x.ts': '',
  };
  expect((await forbiddenImports(sources)).map((line) => line.split(' → ')[0])).toEqual([
    'engine-imports-nothing: src/engine/a.ts',
    'engine-imports-nothing: src/engine/b.ts',
    'nothing-imports-pages: src/components/C.astro',
    'nothing-imports-pages: src/components/D.astro',
  ]);
});

test('allows each part what it may import', async () => {
  expect(
    await broken([
      ['src/engine/riichi/x.ts', 'src/engine/tile.ts'],
      ['src/quizzes/a.ts', 'src/engine/riichi/index.ts'],
      ['src/quizzes/b.ts', 'zod/mini'],
      ['src/quizzes/c.ts', 'ts-fsrs'],
      ['src/stores/a.ts', 'nanostores'],
      ['src/stores/b.ts', 'src/engine/rulebooks/ids.ts'],
      ['src/components/A.astro', 'src/engine/index.ts'],
      ['src/components/x.tsx', 'src/i18n/plural.ts'],
      ['src/pages/x.astro', 'src/components/shell/Head.astro'],
      ['src/content/docs/x.mdx', 'src/components/features/chapter/kit.ts'],
      ['scripts/x.ts', 'src/engine/index.ts'],
      ['tests/engine/x.test.ts', 'src/engine/tile.ts'],
      ['tests/engine/y.test.ts', 'tests/oracle-settle/compare.ts'],
      ['tests/oracle-table/x.ts', 'tests/oracle-table/tiles.ts'],
    ]),
  ).toEqual([]);
});
