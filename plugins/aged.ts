import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMdastPlugin } from 'satteri';
import { LANGUAGES, withoutLocale } from '../src/locales.ts';
import { articlesIn, attribute } from './article-ends.ts';
import { CHAPTER_HEAD } from './ledger/items.ts';
import { CONTENT, marksOf, staleIn } from './ledger/ledger.ts';

const COMPONENT = fileURLToPath(new URL('../src/components/features/chapter/Aged.astro', import.meta.url));
const DOCS = /^.*src\/content\/docs\//;

/** Tells of each translated article whose English text has changed since; the first line also tells the search of all. */
export const agedBelow = (root = CONTENT) =>
  defineMdastPlugin({
    name: 'tensu-aged',
    before(tree, ctx) {
      if (!ctx.fileURL) return;
      const path = fileURLToPath(ctx.fileURL);
      const file = path.replace(DOCS, '').replace(/\.mdx?$/, '');
      const lang = LANGUAGES.find(({ locale }) => locale === file.split('/')[0])?.lang;
      if (lang === undefined || lang === 'en') return;
      const chapter = `docs/${withoutLocale(file)}`;
      const stale = staleIn(chapter, lang, root);
      if (stale.size === 0) return;
      const marks = marksOf(chapter, lang, root);
      const line = (id: string) => ({
        type: 'mdxJsxFlowElement' as const,
        name: 'Aged',
        attributes: [
          attribute('article', id === CHAPTER_HEAD ? '' : id),
          attribute('since', marks[id]?.split(' ')[1] ?? ''),
          attribute('at', `${relative(process.cwd(), path)}:1`),
          ...(id === [...stale][0] ? [attribute('all', [...stale].join(' '))] : []),
        ],
        children: [],
      });
      const aged = articlesIn(tree.children).filter(({ n }) => stale.has(n));
      for (const { n, start } of aged.toReversed()) ctx.insertChildAt(tree, start + 1, line(n));
      if (stale.has(CHAPTER_HEAD)) ctx.prependChild(tree, line(CHAPTER_HEAD));
      const from = relative(dirname(path), COMPONENT).replaceAll('\\', '/');
      ctx.prependChild(tree, { type: 'mdxjsEsm', value: `import Aged from '${from}';` });
    },
  });
