const ARTICLE_START = /(?=<div class="sl-heading-wrapper[^>]*><h[2-4][^>]*\sdata-article=)/;
const REFERENCES = /\s(id|for|aria-labelledby|aria-describedby|aria-controls)="([^"]+)"/g;
const INDEX_MARKS = /\sdata-(?:article|also|pagefind-[\w-]+|cite)="[^"]*"/g;

/** One article of a built chapter: its number (empty for what stands before the first) and its HTML. */
export interface ArticleHtml {
  readonly number: string;
  readonly html: string;
}

/** An article in two languages; the side that a translation lacks is undefined. */
export interface ArticlePair {
  readonly number: string;
  readonly first: string | undefined;
  readonly second: string | undefined;
}

const opens = (html: string, tag: string): number => html.match(new RegExp(`<${tag}[\\s>]`, 'g'))?.length ?? 0;
const closes = (html: string, tag: string): number => html.split(`</${tag}>`).length - 1;
const isWhole = (html: string): boolean =>
  ['div', 'section', 'aside', 'details'].every((tag) => opens(html, tag) === closes(html, tag));

/** Cuts a chapter's HTML at its article headings; throws when an article starts inside another element. */
export function splitArticles(html: string): ArticleHtml[] {
  return html.split(ARTICLE_START).flatMap((part) => {
    const number = /\sdata-article="([^"]+)"/.exec(part)?.[1] ?? '';
    if (!isWhole(part))
      throw new Error(`article ${number || 'text before the first'} is not whole: a heading stands inside an element`);
    return number === '' && part.trim() === '' ? [] : [{ number, html: part }];
  });
}

/** Puts the articles of two languages side by side, in the order of the first; its missing ones follow where they stand in the second. */
export function pairArticles(first: readonly ArticleHtml[], second: readonly ArticleHtml[]): ArticlePair[] {
  const htmlOf = (side: readonly ArticleHtml[], number: string) => side.find((one) => one.number === number)?.html;
  const numbers = first.map(({ number }) => number);
  second.forEach(({ number }, i) => {
    if (numbers.includes(number)) return;
    const before = second[i - 1]?.number;
    numbers.splice(before === undefined ? 0 : numbers.indexOf(before) + 1, 0, number);
  });
  return numbers.map((number) => ({ number, first: htmlOf(first, number), second: htmlOf(second, number) }));
}

/** Makes a chapter's HTML fit for a column: links resolved from the chapter's own address, ids told apart by a prefix. */
export function asColumn(html: string, chapterHref: string, idPrefix: string): string {
  return html
    .replace(INDEX_MARKS, '')
    .replace(
      REFERENCES,
      (_, name: string, ids: string) =>
        ` ${name}="${ids
          .split(' ')
          .map((id) => idPrefix + id)
          .join(' ')}"`,
    )
    .replace(/\shref="([^"]*)"/g, (whole, href: string) => {
      if (href.startsWith('#')) return ` href="#${idPrefix}${href.slice(1)}"`;
      if (/^(?:\/|[a-z]+:)/.test(href)) return whole;
      const { pathname, search, hash } = new URL(href, `https://chapter.invalid${chapterHref}`);
      return ` href="${pathname}${search}${hash}"`;
    });
}
