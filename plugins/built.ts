import type { AstroIntegration } from 'astro';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A page as it was built: its file and its address below the base, and its HTML. */
export interface BuiltPage {
  readonly file: string;
  readonly path: string;
  readonly html: string;
}

/** The address of a built file below the base: `score/index.html` → `score/`, `404.html` → `404/`. */
const pathOf = (file: string): string => file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '/');

/** Every page of a build. */
export async function builtPages(root: string): Promise<BuiltPage[]> {
  const files = await Array.fromAsync(glob('**/*.html', { cwd: root }));
  return Promise.all(
    files.sort().map(async (file) => ({ file, path: pathOf(file), html: await readFile(root + file, 'utf8') })),
  );
}

/** A whole build: its folder, the base it stands below, and its pages, whose HTML a step may change. */
export interface Build {
  readonly root: string;
  readonly base: string;
  readonly pages: readonly { readonly file: string; readonly path: string; html: string }[];
}

/** Something done with all pages at once when they are built. */
export interface BuildStep {
  readonly name: string;
  /** Checks or changes the build; what it returns is printed. Throws an `AstroError` to stop the build. */
  readonly run: (build: Build) => Promise<string | undefined> | string | undefined;
}

/** After the build: takes its steps in order. All pages are read once before them and written once after. */
export const afterBuild = (steps: readonly BuildStep[]): AstroIntegration => {
  let base = '/';
  return {
    name: 'tensu',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const pages = await builtPages(root);
        for (const { name, run } of steps) {
          const told = await run({ root, base, pages });
          if (told !== undefined) logger.fork(`tensu-${name}`).info(told);
        }
        for (const { file, html } of pages) await writeFile(root + file, html);
      },
    },
  };
};

/** The text of an HTML attribute, entities decoded. */
export const decode = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll(/&#3[49];/g, (entity) => (entity === '&#39;' ? "'" : '"'))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/&(?:amp|#38);/g, '&');
