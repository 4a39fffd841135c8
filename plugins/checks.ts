import { AstroError } from 'astro/errors';
import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '../src/locales.ts';
import type { BuildStep } from './built.ts';
import { articleProblems, citesIn } from './registry.ts';

/** Chapters in another language that have no English twin. */
export async function untwinned(docs: string): Promise<string[]> {
  const prefixes = LANGUAGES.flatMap(({ locale }) => locale ?? []);
  const files = await Array.fromAsync(glob(`{${prefixes.join()}}/**/*.{md,mdx}`, { cwd: docs }));
  return files
    .filter((file) => !existsSync(docs + file.slice(file.indexOf('/') + 1)))
    .map((file) => `${file} translates nothing: there is no English file of that name`);
}

/** After the build: articles, cites and translations fit together; all problems are told at once. */
export const checks = (rulebooks: Readonly<Record<string, unknown>>): BuildStep => ({
  name: 'checks',
  run: async ({ pages }) => {
    const cites = Object.entries(rulebooks).flatMap(([id, rules]) => citesIn(rules, id));
    const docs = fileURLToPath(new URL('../src/content/docs/', import.meta.url));
    const problems = [...articleProblems(pages, cites), ...(await untwinned(docs))];
    if (problems.length > 0)
      throw new AstroError(`${String(problems.length)} broken articles:\n  ${problems.slice(0, 60).join('\n  ')}`);
    return `${String(cites.length)} cites of the rulebooks hold`;
  },
});
