import { glob, readFile } from 'node:fs/promises';

/** A page as it was built: its file and its address below the base, and its HTML. */
export interface BuiltPage {
  readonly file: string;
  readonly path: string;
  readonly html: string;
}

/** The address of a built file below the base: `score/index.html` → `score/`, `404.html` → `404/`. */
const pathOf = (file: string): string => file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '/');

/** Every page of a build, read once. */
export async function builtPages(root: string): Promise<BuiltPage[]> {
  const files = await Array.fromAsync(glob('**/*.html', { cwd: root }));
  return Promise.all(
    files.sort().map(async (file) => ({ file, path: pathOf(file), html: await readFile(root + file, 'utf8') })),
  );
}

/** The text of an HTML attribute, entities decoded. */
export const decode = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll(/&#3[49];/g, (entity) => (entity === '&#39;' ? "'" : '"'))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/&(?:amp|#38);/g, '&');
