import { cruise, type ICruiseOptions, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join, relative } from 'node:path';
import config from '../../.dependency-cruiser.js';
import { astroCode, mdxCode } from './embedded-code.ts';

/** How to extract the code of a file. Files with other extensions only have to exist. */
const CODE: Readonly<Record<string, (text: string) => string>> = {
  '.ts': (text) => text,
  '.tsx': (text) => text,
  '.astro': astroCode,
  '.mdx': mdxCode,
};

/** The text of each source file, by its path from the root of the project. */
export type Sources = Readonly<Record<string, string>>;

/** The project's own source files. */
export const projectSources = (): Sources =>
  Object.fromEntries(
    globSync('{src,tests,scripts,plugins,learning}/**/*', { withFileTypes: true, exclude: ['tests/fixtures'] })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative('.', join(parentPath, name)))
      .map((file) => [file, extname(file) in CODE ? readFileSync(file, 'utf8') : '']),
  );

/**
 * Writes a copy of the sources that dependency-cruiser can read, and returns its folder.
 * It cannot read Astro and MDX, so of these the copy has only the code.
 */
function copyOf(sources: Sources): string {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), CODE[extname(file)]?.(text) ?? '{}');
  }
  return folder;
}

const formatViolation = ({ rule, from, to, cycle }: IViolation): string =>
  `${rule.name}: ${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → ')}`;

/** Checks all imports against `.dependency-cruiser.js` and returns a line for each that breaks a rule. */
export async function forbiddenImports(sources: Sources): Promise<readonly string[]> {
  const baseDir = copyOf(sources);
  const options: ICruiseOptions = {
    baseDir,
    ruleSet: config,
    validate: true,
    parser: 'tsc',
    tsPreCompilationDeps: true,
  };
  const lines = async (files: readonly string[], more: ICruiseOptions): Promise<readonly string[]> => {
    const { output } = await cruise([...files], { ...options, ...more });
    return (output as ICruiseResult).summary.violations.map(formatViolation);
  };
  const files = Object.keys(sources).filter((file) => extname(file) in CODE);
  const isChapter = (file: string): boolean => file.endsWith('.mdx');
  try {
    return [
      ...(await lines(
        files.filter((file) => !isChapter(file)),
        { metrics: true },
      )),
      // Chapters lie among the data that components import. Checked separately, they do not close a folder cycle.
      ...(await lines(files.filter(isChapter), { doNotFollow: { path: '^src/components/' } })),
    ];
  } finally {
    rmSync(baseDir, { recursive: true });
  }
}
