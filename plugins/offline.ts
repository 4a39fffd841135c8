import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { LIMITS } from '../budgets.ts';
import { LANGUAGES, type Language } from '../src/locales.ts';
import { type Listing, OFFLINE_PAGE, RULINGS_PAGE, VERSION_PATH, listingPath } from '../src/offline/names.ts';
import type { Build, BuildStep } from './built.ts';

const PREFIXES = LANGUAGES.flatMap(({ locale }) => locale ?? []);

/** What only tools and other sites read, what the search brings along without using it, and parts of a list that is kept whole. */
const NOT_KEPT =
  /^(?:(?:\w\w\/)?rulings-.+-words\.json|social\.png|share\/.+\.png|(?:robots|llms)\.txt|requests\.schema\.json|404\.html|sitemap.*|offline\/.*\.json|embed\.js|(?:\w\w\/)?embed\/.+\/.+|pagefind\/(?:pagefind-(?:\w+-)?ui\.\w+|pagefind-highlight\.js))$/;
/** The pages that a first visit keeps, in the language of the visit. */
const CORE_PAGES = [
  '',
  'score/',
  'practice/',
  'learner-words.json',
  'mcr-words.json',
  'options-words.json',
  'practice-words.json',
  'scorer-words.json',
  'table-words.json',
  'referee/',
  RULINGS_PAGE,
  'referee/log/',
  'ask-words.json',
  'finder-words.json',
  'rulebooks/',
  OFFLINE_PAGE,
];

/** A built file for offline use: a page's address is its folder's. */
interface Kept {
  readonly path: string;
  readonly bytes: number;
  /** The scripts, styles and fonts that it names, by the end of their path. */
  readonly names: () => readonly string[];
}

/** The language of a built file: its prefix, that of its words, or that of its part of the search; undefined when all share it. */
function langOf(path: string): string | undefined {
  const words = /^_astro\/[\w-]+\.(\w\w)\.[\w-]+\.js$/.exec(path)?.[1];
  if (words !== undefined) return words;
  const [first = ''] = path.split('/');
  if (PREFIXES.some((prefix) => prefix === first)) return first;
  if (path.endsWith('/') || path === '' || /^(?:\w+-words|answers\/[\w-]+)\.json$/.test(path)) return 'en';
  const search = /^pagefind\/(?:fragment\/|index\/|wasm\.|pagefind\.)(\w{2})[_.]/.exec(path)?.[1];
  return search === 'un' ? undefined : search;
}

const isShared = ({ path }: Kept): boolean => /^tiles\/.*\w$|^[^/]*\.(?:svg|png|webmanifest)$/.test(path);

const PART = /[\w.@-]+\.(?:js|css|woff2)/g;
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The files that one of the pages may need, following what each file names. */
function reachedFrom(pages: readonly Kept[], files: readonly Kept[]): ReadonlySet<Kept> {
  const parts = new Map(
    files.filter(({ path }) => path.startsWith('_astro/')).map((file) => [nameOf(file.path), file]),
  );
  const reached = new Set(pages);
  for (const { names } of reached) {
    for (const name of names()) {
      const part = parts.get(name);
      if (part) reached.add(part);
    }
  }
  return reached;
}

const weigh = (files: readonly Kept[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** What can be kept of a language: its core, with every language's word that a page is not kept, and the rest. */
export function listingFor({ locale, lang }: Language, files: readonly Kept[]): Listing {
  const own = locale === undefined ? '' : `${locale}/`;
  const corePages = CORE_PAGES.map((page) => own + page);
  const offlinePages = [OFFLINE_PAGE, ...PREFIXES.map((prefix) => `${prefix}/${OFFLINE_PAGE}`)];
  const pages = files.filter(({ path }) => corePages.includes(path) || offlinePages.includes(path));
  const reached = reachedFrom(pages, files);
  // English words stay: they stand in for what a language lacks.
  const isOthers = ({ path }: Kept): boolean =>
    path.startsWith('_astro/') && ![lang, 'en'].includes(langOf(path) ?? lang);
  const isCore = (file: Kept): boolean => isShared(file) || (reached.has(file) && !isOthers(file));
  const core = files.filter(isCore);
  const rest = files.filter((file) => !isCore(file) && (langOf(file.path) ?? lang) === lang);
  const paths = (list: readonly Kept[]): string[] => list.map(({ path }) => path);
  return { core: paths(core), rest: paths(rest), bytes: { core: weigh(core), rest: weigh(rest) } };
}

/** The parts that a page, script or style sheet names; a picture names none. */
const namesIn = (path: string, content: string | Buffer): string[] =>
  /\.(?:html|js|css)$/.test(path) ? [...new Set(content.toString().match(PART))] : [];

async function builtFiles({ root, pages }: Build): Promise<{ files: Kept[]; version: string }> {
  const hash = createHash('sha256');
  const htmlOf = new Map(pages.map(({ file, html }) => [file, html]));
  const files: Kept[] = [];
  for (const name of globSync('**/*.*', { cwd: root })
    .map((one) => one.replaceAll('\\', '/'))
    .sort()) {
    if (NOT_KEPT.test(name)) continue;
    const content = htmlOf.get(name) ?? (await readFile(root + name));
    hash.update(name).update(content);
    files.push({
      path: name.replace(/(^|\/)index\.html$/, '$1'),
      bytes: gzipSync(content).length,
      names: () => namesIn(name, content),
    });
  }
  return { files, version: hash.digest('base64url').slice(0, 12) };
}

async function bundleWorker(root: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', PREFIXES: JSON.stringify(PREFIXES) },
    build: {
      outDir: root,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry: 'src/offline/worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    },
  });
}

/** What a device may keep of the site: the list of each language, the name of the build, and the one service worker. */
export const offline: BuildStep = {
  name: 'offline',
  run: async (build) => {
    const { root, pages } = build;
    const { files, version } = await builtFiles(build);
    await mkdir(`${root}offline`, { recursive: true });
    const told: string[] = [];
    for (const language of LANGUAGES) {
      const listing = listingFor(language, files);
      const kibibytes = { core: listing.bytes.core / 1024, rest: listing.bytes.rest / 1024 };
      if (kibibytes.core > LIMITS.offlineCoreKiB)
        throw new Error(`${language.lang}: a first visit keeps ${kibibytes.core.toFixed(0)} KiB, over the budget`);
      await writeFile(root + listingPath(language.lang), JSON.stringify(listing));
      told.push(`${language.lang} ${kibibytes.core.toFixed(0)} (${kibibytes.rest.toFixed(0)} more by choice)`);
    }
    const meta = `<meta name="tensu-build" content="${version}">`;
    for (const page of pages) page.html = page.html.replace('</title>', `</title>${meta}`);
    await writeFile(root + VERSION_PATH, JSON.stringify({ build: version }));
    await bundleWorker(root);
    return `KiB kept at first: ${told.join(', ')}`;
  },
};
