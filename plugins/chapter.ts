import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMdastPlugin } from 'satteri';
import { withoutLocale } from '../src/locales.ts';
import { agedBelow } from './aged.ts';
import { asked } from './asked.ts';
import { cited } from './cited.ts';
import { englishAnchors } from './english-anchors.ts';
import { rests } from './rests.ts';
import { touched } from './touched.ts';

interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}

const attribute = (attributes: readonly Attribute[], name: string): string | undefined => {
  const value = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
};

/** The file of a chapter below the project's root. */
const fileOf = (url: URL | undefined): string => (url ? relative(process.cwd(), fileURLToPath(url)) : 'unknown file');

/** The heading level of an article: the deeper its number, the lower, from h2 to h4. */
const depthOf = (number: string): 2 | 3 | 4 => {
  const parts = number.split('.').length;
  return parts <= 2 ? 2 : parts === 3 ? 3 : 4;
};

/** The number of an article in its heading, apart from the title so that it can hang in the margin. */
const numberOf = (n: string) => ({
  type: 'emphasis' as const,
  data: { hName: 'span', hProperties: { class: 'article-number' } },
  children: [{ type: 'text' as const, value: n }],
});

/** A link written from the root (`/score/`) as one relative to the chapter's page, so that base and language stay. */
export function relativeLink(url: string, file: string): string {
  if (!url.startsWith('/') || url.startsWith('//')) return url;
  const page = withoutLocale(file.replace(/^src\/content\/docs\//, '')).replace(/(?:(?:^|\/)index)?\.mdx?$/, '');
  const up = page === '' ? './' : '../'.repeat(page.split('/').length);
  return up + url.slice(1);
}

const placeOf = (url: URL | undefined, line: number | undefined): string => `${fileOf(url)}:${String(line ?? '?')}`;

/** A component as it stands in a chapter. */
interface Component {
  readonly name: string | null;
  readonly attributes: readonly Attribute[];
  readonly position?: { readonly start: { readonly line: number } } | undefined;
}

/** The attributes of a component with the file and line where it stands (`at`), by which it knows its book and language. */
function placed({ name, attributes, position }: Component, url: URL | undefined) {
  if (!name || !/^[A-Z]/.test(name) || name === 'Article' || attribute(attributes, 'at') !== undefined)
    return undefined;
  return { type: 'mdxJsxAttribute' as const, name: 'at', value: placeOf(url, position?.start.line) };
}

/** Links become relative, and every component learns where it stands. */
const places = defineMdastPlugin({
  name: 'tensu-places',
  options: { position: true },
  link(node, ctx) {
    const url = relativeLink(node.url, fileOf(ctx.fileURL));
    if (url !== node.url) ctx.setProperty(node, 'url', url);
  },
  mdxJsxFlowElement(node, ctx) {
    const at = placed(node, ctx.fileURL);
    return (
      at && { type: node.type, name: node.name, attributes: [...node.attributes, at], children: [...node.children] }
    );
  },
  mdxJsxTextElement(node, ctx) {
    const at = placed(node, ctx.fileURL);
    return (
      at && { type: node.type, name: node.name, attributes: [...node.attributes, at], children: [...node.children] }
    );
  },
});

/** `<Article n="3.3.14" title="Riichi" also="立直">` becomes a heading with that id, followed by what it held. */
const articles = defineMdastPlugin({
  name: 'tensu-articles',
  options: { position: true },
  mdxJsxFlowElement(node, ctx) {
    if (node.name !== 'Article') return;
    const at = placeOf(ctx.fileURL, node.position?.start.line);
    const n = attribute(node.attributes, 'n');
    const title = attribute(node.attributes, 'title');
    if (!n || !title) throw new Error(`${at}: <Article> needs n="…" and title="…" as plain strings`);
    if (node.children.some((child) => 'name' in child && child.name === 'Article')) {
      throw new Error(`${at}: close article ${n} before the next one opens`);
    }
    const also = attribute(node.attributes, 'also');
    const search = also ? { 'data-also': also } : {};
    ctx.replaceNode(node, [
      {
        type: 'heading',
        depth: depthOf(n),
        data: { hProperties: { id: n, class: 'article', 'data-article': n, ...search } },
        children: [numberOf(n), { type: 'text', value: ` ${title}` }],
      },
      ...(node.children as never[]),
    ]);
  },
});

/** What a chapter's Markdown means beyond the ordinary, in the order in which it is read. */
export const chapter = [agedBelow(), englishAnchors, cited, touched, asked, places, articles, rests];
