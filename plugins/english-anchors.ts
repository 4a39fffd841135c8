import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineMdastPlugin } from 'satteri';
import { withoutLocale } from '../src/locales.ts';

const DOCS = /^(.*src\/content\/docs\/)(.*)$/;
const HEADING = /^#{2,4} (.+)$/gm;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

/** The anchors of headings in their order; one that was there before gets a number. */
function anchorsOf(headings: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  return headings.map((heading) => {
    const anchor = plain(heading);
    const n = times.get(anchor) ?? 0;
    times.set(anchor, n + 1);
    return n === 0 ? anchor : `${anchor}-${String(n)}`;
  });
}

/** The anchors below the articles of a chapter's source, by its headings. */
export const anchorsIn = (source: string): readonly string[] =>
  anchorsOf([...source.matchAll(HEADING)].map(([, heading = '']) => heading));

/**
 * Lets each heading of a translated chapter be reached by the anchor of the English one as well: it was published while the
 * page was still in English.
 */
export const englishAnchors = defineMdastPlugin({
  name: 'tensu-english-anchors',
  before(tree, ctx) {
    const [, root = '', file = ''] = (ctx.fileURL && DOCS.exec(fileURLToPath(ctx.fileURL))) ?? [];
    const english = root + withoutLocale(file);
    if (withoutLocale(file) === file || !existsSync(english)) return;
    const [anchors, own] = [english, root + file].map((path) => anchorsIn(readFileSync(path, 'utf8'))) as [
      readonly string[],
      readonly string[],
    ];
    const headings = tree.children.filter((node) => node.type === 'heading');
    // A test tells which chapter has other headings than the English one.
    if (headings.length !== anchors.length) return;
    headings.forEach((heading, i) => {
      const id = anchors[i] ?? '';
      if (own.includes(id)) return;
      ctx.prependChild(heading, { type: 'emphasis', data: { hName: 'span', hProperties: { id } }, children: [] });
    });
  },
});
