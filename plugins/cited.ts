import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMdastPlugin } from 'satteri';
import { articlesIn, attribute } from './article-ends.ts';
import { restingOn } from '../src/cited.ts';
import { withoutLocale } from '../src/locales.ts';

const COMPONENT = fileURLToPath(new URL('../src/components/features/chapter/CitedBy.astro', import.meta.url));
const DOCS = /^.*src\/content\/docs\//;

/** At the end of each article that rules rest on, a line says which. */
export const cited = defineMdastPlugin({
  name: 'tensu-cited',
  before(root, ctx) {
    if (!ctx.fileURL) return;
    const file = fileURLToPath(ctx.fileURL);
    const [book = ''] = withoutLocale(file.replace(DOCS, '')).split('/');
    const at = `${relative(process.cwd(), file)}:1`;
    const resting = articlesIn(root.children).filter(({ n }) => restingOn(book, n).length > 0);
    for (const { n, end } of resting.toReversed()) {
      ctx.insertChildAt(root, end, {
        type: 'mdxJsxFlowElement',
        name: 'CitedBy',
        attributes: [attribute('article', n), attribute('at', at)],
        children: [],
      });
    }
    if (resting.length === 0) return;
    const from = relative(dirname(file), COMPONENT).replaceAll('\\', '/');
    ctx.prependChild(root, { type: 'mdxjsEsm', value: `import CitedBy from '${from}';` });
  },
});
