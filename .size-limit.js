import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import budgets from './budgets.json' with { type: 'json' };

const ASSET =
  /\s(?:src|href|component-url|renderer-url|before-hydration-url)="(\/[^"]+\.(?:js|css|woff2|webmanifest))"/g;
const IMPORT = /(?:from|^import|;import)\s*["'](\.[^"']+\.js)["']/g;

/** The files that a page brings along: itself, its styles, fonts and scripts, and what those import. */
function filesOf(page) {
  const html = `dist/${page}index.html`;
  const seen = new Set([html]);
  const add = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (!file.endsWith('.js')) return;
    for (const [, from] of readFileSync(file, 'utf8').matchAll(IMPORT)) add(join(dirname(file), from));
  };
  for (const [, url] of readFileSync(html, 'utf8').matchAll(ASSET)) add(`dist${url}`);
  return [...seen];
}

export default Object.entries(budgets.firstLoadKiB).map(([page, limit]) => ({
  name: `/${page}`,
  path: filesOf(page),
  limit: `${limit} KiB`,
  gzip: true,
}));
