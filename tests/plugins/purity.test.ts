import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

const RULES = new Set(['no-restricted-globals', 'no-restricted-properties', 'no-restricted-syntax']);

/** The project's own lint without type information: the snippets are in no file that a compiler could read. */
const eslint = new ESLint({
  ignore: false,
  overrideConfig: [{ languageOptions: { parserOptions: { projectService: false } } }],
  ruleFilter: ({ ruleId }) => RULES.has(ruleId),
});

async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: file });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${String(ruleId)}: ${message}`);
}

describe.each(['src/engine/x.ts', 'src/quizzes/x.ts'])('rejects in %s', (file) => {
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

  test('allows plain computing', async () => {
    expect(await complaints(file, 'export const x = Math.ceil(7.5);')).toEqual([]);
  });
});
