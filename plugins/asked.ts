import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMdastPlugin } from 'satteri';
import { articlesIn, attribute } from './article-ends.ts';
import { withoutLocale } from '../src/locales.ts';

const COMPONENT = fileURLToPath(new URL('../src/components/features/checkpoint/Asked.astro', import.meta.url));
const QUESTIONS = fileURLToPath(new URL('../src/content/checkpoints/', import.meta.url));
const DOCS = /^.*src\/content\/docs\//;

/** The articles that the questions of a chapter are about. */
function askedAbout(id: string): ReadonlySet<string> {
  const file = `${QUESTIONS}${id}.json`;
  if (!existsSync(file)) return new Set();
  const questions = JSON.parse(readFileSync(file, 'utf8')) as readonly { readonly article: string }[];
  return new Set(questions.map(({ article }) => article));
}

/** At the end of each article that a chapter asks about stand its questions. */
export const asked = defineMdastPlugin({
  name: 'tensu-asked',
  before(root, ctx) {
    if (!ctx.fileURL) return;
    const file = fileURLToPath(ctx.fileURL);
    const id = withoutLocale(file.replace(DOCS, '')).replace(/\.mdx?$/, '');
    const about = askedAbout(id);
    const at = `${relative(process.cwd(), file)}:1`;
    const ends = articlesIn(root.children).filter(({ n }) => about.has(n));
    for (const { n, end } of ends.toReversed()) {
      ctx.insertChildAt(root, end, {
        type: 'mdxJsxFlowElement',
        name: 'Asked',
        attributes: [attribute('id', id), attribute('article', n), attribute('at', at)],
        children: [],
      });
    }
    if (ends.length === 0) return;
    const from = relative(dirname(file), COMPONENT).replaceAll('\\', '/');
    ctx.prependChild(root, { type: 'mdxjsEsm', value: `import Asked from '${from}';` });
  },
});
