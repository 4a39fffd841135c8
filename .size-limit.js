import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LIMITS } from './budgets.ts';

const ASSET =
  /\s(?:src|href|component-url|renderer-url|before-hydration-url)="(\/[^"]+\.(?:js|css|woff2|webmanifest))"/g;
const IMPORT = /(?:from|^import|;import)\s*["'](\.[^"']+\.js)["']/g;

/** The files that a page brings along: itself, its styles, fonts and scripts, and what those import. */
function filesOf(page, isOfOtherGame) {
  const html = `dist${page}index.html`;
  const seen = new Set([html]);
  const add = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (!file.endsWith('.js')) return;
    for (const [, from] of readFileSync(file, 'utf8').matchAll(IMPORT)) add(join(dirname(file), from));
  };
  for (const [, url] of readFileSync(html, 'utf8').matchAll(ASSET)) if (!isOfOtherGame.test(url)) add(`dist${url}`);
  return [...seen];
}

const limitsOf = (limits, reader, isOfOtherGame) =>
  Object.entries(limits).map(([page, limit]) => ({
    name: `${page}${reader}`,
    path: filesOf(page, isOfOtherGame),
    limit: `${limit.toFixed(1)} KiB`,
    gzip: true,
  }));

/** What one game needs is fetched only by those who play it. */
export default [
  ...limitsOf(LIMITS.firstLoadKiB, '', /\/McrPageScorer\./),
  ...limitsOf(LIMITS.mcrFirstLoadKiB, ' for a reader of MCR', /\/RiichiScorer\./),
];
