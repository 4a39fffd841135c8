import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { generateSW, type RuntimeCaching } from 'workbox-build';
import { LANGUAGES, type Language } from '../src/locales.ts';

const PREFIXES = LANGUAGES.flatMap(({ locale }) => locale ?? []);

/** What a language's worker leaves out: other languages' pages and search indexes, and what only tools read. */
const left = ({ locale, lang }: Language): string[] => [
  'sw-*.js',
  'social.png',
  'pagefind/pagefind-*ui.*',
  'pagefind/pagefind-highlight.js',
  ...PREFIXES.filter((prefix) => prefix !== locale).map((prefix) => `${prefix}/**`),
  ...LANGUAGES.filter((other) => other.lang !== lang).map((other) => `pagefind/**/*${other.lang}_*`),
  ...(locale === undefined ? [] : ['index.html', `!(${locale})/**/*.html`]),
];

/** A page that is not kept comes from the network, and without one the reader is told that it is not here. */
const PAGES_NOT_KEPT: RuntimeCaching = {
  urlPattern: ({ request }) => request.mode === 'navigate',
  handler: 'NetworkOnly',
  options: { precacheFallback: { fallbackURL: '404.html' } },
};

/** One service worker per language, over that language's pages and what they all share. */
export const offline = (): AstroIntegration => ({
  name: 'tensu-offline',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const root = fileURLToPath(dir);
      for (const language of LANGUAGES) {
        const { count, size } = await generateSW({
          globDirectory: root,
          globPatterns: ['**/*.{html,js,css,svg,woff2,json,webmanifest,pagefind,pf_meta,pf_index,pf_fragment}'],
          globIgnores: left(language),
          dontCacheBustURLsMatching: /_astro\//,
          swDest: `${root}sw-${language.lang}.js`,
          inlineWorkboxRuntime: true,
          sourcemap: false,
          cleanupOutdatedCaches: true,
          ignoreURLParametersMatching: [/./],
          runtimeCaching: [PAGES_NOT_KEPT],
          maximumFileSizeToCacheInBytes: 5e6,
        });
        logger.info(`${language.lang}: ${String(count)} files, ${(size / 1024).toFixed(0)} KiB kept offline`);
      }
    },
  },
});
