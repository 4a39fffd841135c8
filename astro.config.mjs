import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import starlight from '@astrojs/starlight';
import { defineConfig, fontProviders } from 'astro/config';
import project from './package.json' with { type: 'json' };
import { afterBuild } from './plugins/built.ts';
import { chapter } from './plugins/chapter.ts';
import { checks } from './plugins/checks.ts';
import { groups } from './plugins/chunks.ts';
import { csp } from './plugins/csp.ts';
import { elements } from './plugins/elements.ts';
import { currentWordsOnly } from './plugins/ledger/current-words.ts';
import { staleIn } from './plugins/ledger/ledger.ts';
import { inlineScripts } from './plugins/inline-scripts.ts';
import { links } from './plugins/links.ts';
import { offline } from './plugins/offline.ts';
import { preact } from './plugins/preact.ts';
import { reportTo } from './plugins/report.ts';
import { rulingsByBook } from './plugins/rulings-by-book.ts';
import { searchPlaces } from './plugins/search-places.ts';
import { locales, sidebar, sitemapOptions, socialTags } from './plugins/site.ts';
import shownKanji from './src/assets/fonts/kanji.json' with { type: 'json' };
import { MORE_CLAUSES, RULEBOOKS } from './src/engine/index.ts';
import { LANGUAGES } from './src/locales.ts';

/** Where the site will stand: `SITE` is its origin, `BASE` the folder below it. */
const site = process.env['SITE'] ?? 'https://tensu.example';
const base = process.env['BASE'] ?? '/';
/** How many UI strings of each language are older than the English ones. */
const staleStrings = Object.fromEntries(
  LANGUAGES.map(({ lang }) => [lang, lang === 'en' ? 0 : staleIn('ui', lang).size]),
);
/** The version of the site with the day of this build, where reports of errors go, and how old the UI strings are. */
const define = {
  'import.meta.env.TENSU_VERSION': JSON.stringify(`${project.version}, ${new Date().toISOString().slice(0, 10)}`),
  'import.meta.env.REPORT_TO': JSON.stringify(reportTo(process.env['REPORT_TO'])),
  'import.meta.env.STALE_STRINGS': JSON.stringify(staleStrings),
};

/** A font that holds just the kanji that pages show, so that they look the same whatever the device has. */
const kanjiFont = (script) => ({
  provider: fontProviders.local(),
  name: `Noto Sans ${script}`,
  cssVariable: `--font-${script}`,
  fallbacks: [],
  options: {
    variants: [
      {
        src: [`./src/assets/fonts/${script}.woff2`],
        weight: 400,
        style: 'normal',
        unicodeRange: Array.from(shownKanji[script], (one) => `U+${one.codePointAt(0).toString(16).toUpperCase()}`),
      },
    ],
  },
});

const LANGUAGE_OF_WORDS = /src\/content\/(?:words|model)\/(\w\w)[/.]/;

/** A part of words in one language has it in its name (`scenarios.fr.….js`), so that no other language keeps it offline. */
const chunkFileNames = ({ moduleIds }) => {
  const [lang, ...others] = new Set(moduleIds.map((id) => LANGUAGE_OF_WORDS.exec(id)?.[1]));
  return `_astro/[name]${lang && others.length === 0 ? `.${lang}` : ''}.[hash].js`;
};

export default defineConfig({
  site,
  base,
  trailingSlash: 'always',
  prefetch: false,
  markdown: { processor: satteri({ mdastPlugins: chapter }) },
  vite: {
    define,
    plugins: [currentWordsOnly()],
    worker: { format: 'es' },
    build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
    environments: { client: { build: { rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups } } } } } },
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Literata',
      cssVariable: '--font-latin',
      fallbacks: [],
      options: { variants: [{ src: ['./src/assets/fonts/literata-latin.woff2'], weight: '400 700', style: 'normal' }] },
    },
    {
      provider: fontProviders.local(),
      name: 'Literata Cyrillic',
      cssVariable: '--font-cyrillic',
      fallbacks: ['serif'],
      options: {
        variants: [
          {
            src: ['./src/assets/fonts/literata-cyrillic.woff2'],
            weight: '400 700',
            style: 'normal',
            unicodeRange: ['U+0400-04FF', 'U+02BC', 'U+2116'],
          },
        ],
      },
    },
    kanjiFont('japanese'),
    kanjiFont('chinese'),
  ],
  integrations: [
    starlight({
      title: 'Tensu',
      defaultLocale: 'root',
      locales,
      sidebar,
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 },
      head: socialTags(site, base),
      customCss: ['./src/styles/tensu.css'],
      expressiveCode: false,
      disable404Route: true,
      routeMiddleware: './src/route.ts',
      components: {
        ContentPanel: './src/components/shell/ContentPanel.astro',
        FallbackContentNotice: './src/components/base/prose/FallbackContentNotice.astro',
        Footer: './src/components/shell/Footer.astro',
        Head: './src/components/shell/Head.astro',
        Header: './src/components/shell/Header.astro',
        Hero: './src/components/shell/Hero.astro',
        MarkdownContent: './src/components/shell/MarkdownContent.astro',
        PageFrame: './src/components/shell/PageFrame.astro',
        PageSidebar: './src/components/shell/PageSidebar.astro',
        PageTitle: './src/components/shell/PageTitle.astro',
        Sidebar: './src/components/shell/Sidebar.astro',
        SkipLink: './src/components/shell/SkipLink.astro',
        ThemeProvider: './src/components/shell/ThemeProvider.astro',
        TwoColumnContent: './src/components/shell/TwoColumnContent.astro',
      },
    }),
    mdx({ optimize: true }),
    preact(),
    sitemap(sitemapOptions(site, base)),
    afterBuild([
      links,
      checks({ ...RULEBOOKS, ...MORE_CLAUSES }),
      elements,
      inlineScripts,
      csp,
      searchPlaces,
      rulingsByBook,
      offline,
    ]),
  ],
});
