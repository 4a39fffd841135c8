import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMdastPlugin } from 'satteri';
import { restingOn } from '../src/cited.ts';
import { withoutLocale } from '../src/locales.ts';

const COMPONENT = fileURLToPath(new URL('../src/components/chapter/CitedBy.astro', import.meta.url));
const DOCS = /^.*src\/content\/docs\//;

interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}

const attribute = (name: string, value: string) => ({ type: 'mdxJsxAttribute' as const, name, value });

/** At the end of each article that rules rest on, a line says which. */
export const cited = defineMdastPlugin({
  name: 'tensu-cited',
  before(root, ctx) {
    if (!ctx.fileURL) return;
    const file = fileURLToPath(ctx.fileURL);
    const [book = ''] = withoutLocale(file.replace(DOCS, '')).split('/');
    const at = `${relative(process.cwd(), file)}:1`;
    const articles = root.children.flatMap((node, index) => {
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Article') return [];
      const n = (node.attributes as readonly Attribute[]).find(({ name }) => name === 'n')?.value;
      return typeof n === 'string' ? [{ n, index }] : [];
    });
    const resting = articles
      .map(({ n }, i) => ({ n, end: articles[i + 1]?.index ?? endOfText(root.children) }))
      .filter(({ n }) => restingOn(book, n).length > 0);
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

/** Where the last article ends: before the chapter's questions, or at the end of the page. */
function endOfText(nodes: readonly { readonly type: string; readonly name?: string | null }[]): number {
  const questions = nodes.findIndex(({ name }) => name === 'Checkpoint');
  return questions === -1 ? nodes.length : questions;
}
