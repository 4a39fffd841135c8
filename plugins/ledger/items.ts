import { createHash } from 'node:crypto';

/** The texts of one file by their ids in it: `tensu.nav.home`, `call-order.rulings.ema-2016`, `4.1.1`. */
export type Items = ReadonlyMap<string, string>;

/** What a chapter says outside its articles: title, description, and the text before the first. */
export const CHAPTER_HEAD = 'head';

/** Parts of an entry that each language has for itself: other words that a reader may look for. */
const OWN_PARTS = new Set(['also', 'search']);

/** The texts of a tree of words by their paths; a list is one text, as nobody translates half of a choice. */
export function wordItems(tree: unknown): Items {
  const items = new Map<string, string>();
  const walk = (part: unknown, path: readonly string[]): void => {
    if (typeof part === 'string') items.set(path.join('.'), part);
    else if (Array.isArray(part)) items.set(path.join('.'), JSON.stringify(part, undefined, 1));
    else if (typeof part === 'object' && part !== null)
      for (const [id, below] of Object.entries(part)) if (!OWN_PARTS.has(id)) walk(below, [...path, id]);
  };
  walk(tree, []);
  return items;
}

/** The tree without the texts at these paths. */
export function without(tree: unknown, paths: ReadonlySet<string>, path: readonly string[] = []): unknown {
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) return tree;
  const parts = Object.entries(tree).filter(([id]) => !paths.has([...path, id].join('.')));
  return Object.fromEntries(parts.map(([id, part]) => [id, without(part, paths, [...path, id])]));
}

const ARTICLE = /^<Article\s[^>]*?\bn="([^"]+)"/;

/** The articles of a chapter's source by their numbers, and its head; imports and words to search by are left out. */
export function articleItems(mdx: string): Items {
  const [head = '', ...articles] = mdx
    .replace(/^import .*\n/gm, '')
    .replace(/^(<Article\s.*?)\s+also="[^"]*"/gm, '$1')
    .split(/^(?=<Article\s)/m);
  const numbered = articles.map((text) => [ARTICLE.exec(text)?.[1] ?? '', text.trim()] as const);
  return new Map([[CHAPTER_HEAD, head.trim()], ...numbered]);
}

const LENGTH = 8;

/** A short fingerprint of a text; line breaks and double spaces count for nothing. */
export const printOf = (text: string): string =>
  createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, LENGTH);
