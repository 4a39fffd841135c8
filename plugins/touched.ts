import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMdastPlugin } from 'satteri';
import { articlesIn, attribute } from './article-ends.ts';
import { withoutLocale } from '../src/locales.ts';

const COMPONENT = fileURLToPath(new URL('../src/components/features/chapter/Touched.astro', import.meta.url));
const PATH = fileURLToPath(new URL('../src/content/path.json', import.meta.url));
const DOCS = /^.*src\/content\/docs\//;

/** Skills whose ideas repeat what a chapter shows anyway: whole hands, other rulebooks, and scenes of the referee. */
const LEFT_OUT = ['whole', 'other-rules', 'penalties', 'rulings', 'mcr-whole', 'mcr-penalties'];

/** The skills that each article of a rulebook explains. */
function skillsOf(book: string): readonly (readonly [skill: string, article: string])[] {
  const paths = JSON.parse(readFileSync(PATH, 'utf8')) as Readonly<
    Record<string, { readonly articles: Readonly<Record<string, string>> } | undefined>
  >;
  return Object.entries(paths[book]?.articles ?? {}).filter(([skill]) => !LEFT_OUT.includes(skill));
}

/** At the end of each article that explains a skill stands the idea of it, to be changed. */
export const touched = defineMdastPlugin({
  name: 'tensu-touched',
  before(root, ctx) {
    if (!ctx.fileURL) return;
    const file = fileURLToPath(ctx.fileURL);
    const [book = ''] = withoutLocale(file.replace(DOCS, '')).split('/');
    const at = `${relative(process.cwd(), file)}:1`;
    const skills = skillsOf(book);
    const ends = articlesIn(root.children).flatMap(({ n, end }) =>
      skills.filter(([, article]) => article === n).map(([skill]) => ({ skill, end })),
    );
    for (const { skill, end } of ends) {
      ctx.insertChildAt(root, end, {
        type: 'mdxJsxFlowElement',
        name: 'Touched',
        attributes: [attribute('skill', skill), attribute('at', at)],
        children: [],
      });
    }
    if (ends.length === 0) return;
    const from = relative(dirname(file), COMPONENT).replaceAll('\\', '/');
    ctx.prependChild(root, { type: 'mdxjsEsm', value: `import Touched from '${from}';` });
  },
});
