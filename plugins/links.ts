import { AstroError } from 'astro/errors';
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';
import { type BuildStep, type BuiltPage, decode } from './built.ts';

const ORIGIN = 'https://built.invalid';
const URL_ATTRIBUTE = /\s(?:href|src|poster|component-url|renderer-url|before-hydration-url)="([^"]*)"/g;

const idsOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => decode(id)));
const urlsOf = (html: string): Set<string> =>
  new Set([...html.matchAll(URL_ATTRIBUTE)].map(([, url = '']) => decode(url)));

/** A fragment with `=` in it is a widget's state, not an anchor. */
const anchorOf = (url: URL): string => (url.hash.includes('=') ? '' : decodeURIComponent(url.hash.slice(1)));

/** Every address on the pages that leads nowhere: outside the base, to no file, or to no anchor of its page. */
export function deadLinks(pages: readonly BuiltPage[], base: string, isFile: (path: string) => boolean): string[] {
  const anchors = new Map(pages.map(({ path, html }) => [path, idsOf(html)]));
  const problemWith = (from: string, link: string): string | undefined => {
    const url = new URL(link, `${ORIGIN}${base}${from}`);
    if (url.origin !== ORIGIN) return undefined;
    if (!url.pathname.startsWith(base)) return 'outside the base';
    const target = decodeURI(url.pathname.slice(base.length));
    const ids = anchors.get(target);
    if (!ids) return target !== '' && !target.endsWith('/') && isFile(target) ? undefined : 'no such page or file';
    const anchor = anchorOf(url);
    return anchor === '' || anchor === '_top' || ids.has(anchor) ? undefined : 'no such anchor';
  };
  return pages.flatMap(({ path, html }) =>
    [...urlsOf(html)].flatMap((link) => {
      const problem = problemWith(path, link);
      return problem ? [`/${path} → ${link} (${problem})`] : [];
    }),
  );
}

/** The `url(…)` of a built style sheet that name no file below the base. */
export function deadStyleUrls(file: string, css: string, base: string, isFile: (path: string) => boolean): string[] {
  const urls = [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, url = '']) => url);
  return urls
    .filter((url) => !/^(?:data:|#)/.test(url))
    .filter((url) => !isFile(url.startsWith(base) ? url.slice(base.length) : join(dirname(file), url)))
    .map((url) => `/${file} → ${url} (no such file below the base)`);
}

/** The scripts and style sheets that a built script fetches when it needs them, and that are not there. */
export function deadFetches(file: string, script: string, isFile: (path: string) => boolean): string[] {
  const fetched = new Set([...script.matchAll(/["'](_astro\/[^"'\s]+\.(?:css|js))["']/g)].map(([, path = '']) => path));
  return [...fetched]
    .filter((path) => !isFile(path))
    .map((path) => `/${file} → ${path} (fetched when needed, but not there)`);
}

/** Checks each link, image and script of each built page, whoever wrote it, and what its scripts fetch later. */
export const links: BuildStep = {
  name: 'links',
  run: async ({ root, base, pages }) => {
    const isFile = (path: string): boolean => existsSync(root + path);
    const dead = deadLinks(pages, base, isFile);
    for await (const sheet of glob('**/*.css', { cwd: root }))
      dead.push(...deadStyleUrls(sheet, await readFile(root + sheet, 'utf8'), base, isFile));
    for await (const script of glob('_astro/*.js', { cwd: root }))
      dead.push(...deadFetches(script, await readFile(root + script, 'utf8'), isFile));
    if (dead.length > 0)
      throw new AstroError(`${String(dead.length)} dead links:\n  ${dead.slice(0, 40).join('\n  ')}`);
    return `the links of ${String(pages.length)} pages hold`;
  },
};
