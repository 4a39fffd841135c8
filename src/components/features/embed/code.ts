import { type BookId, isRiichiId } from '../../../engine/rulebooks/ids.ts';

/** What can be shown on another site. */
export const KINDS = ['scorer', 'hand', 'question', 'ruling', 'yaku'] as const;
export type Kind = (typeof KINDS)[number];

/** What somebody wants to show, and how. */
export interface Wanted {
  readonly kind: Kind;
  readonly rules: BookId;
  readonly theme: string;
  /** The link to a hand, question or ruling; of it only what stands behind `#` counts. */
  readonly link: string;
}

/** The kinds that have an element of their own. */
const isElement = (kind: Kind): boolean => kind === 'scorer' || kind === 'hand' || kind === 'question';

/** What an address says behind its `#`; the text itself where it has none. */
const fragmentOf = (link: string): string => link.slice(link.indexOf('#') + 1).trim();

/** Whether a rulebook has what is wanted. */
export const hasKind = (kind: Kind, rules: BookId): boolean =>
  isRiichiId(rules) || (kind !== 'yaku' && kind !== 'hand');

/** The address of the frame. `at` is that of the page of all frames in this language. */
export function frameAddress({ kind, rules, theme, link }: Wanted, at: string): string {
  const page = new URL(kind === 'yaku' ? `yaku/${rules}/` : `${kind}/`, at);
  if (kind !== 'yaku') page.searchParams.set('rules', rules);
  if (theme !== 'system') page.searchParams.set('theme', theme);
  if (kind !== 'yaku') page.hash = fragmentOf(link);
  return page.href;
}

/** A text as it stands in an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The code to paste into a page: an element with its script, or a plain frame. */
export function embedCode(
  wanted: Wanted,
  { at, script, lang, title }: Readonly<Record<'at' | 'script' | 'lang' | 'title', string>>,
): string {
  const { kind, rules, theme, link } = wanted;
  if (!isElement(kind))
    return `<iframe src="${escaped(frameAddress(wanted, at))}" title="${escaped(title)}" loading="lazy" style="width: 100%; height: 40rem; border: 0"></iframe>`;
  const linked = kind === 'question' ? 'question' : 'hand';
  const attributes = Object.entries({
    lang,
    title,
    rules,
    theme: theme === 'system' ? '' : theme,
    [linked]: fragmentOf(link),
  }).flatMap(([name, value]) => (value === '' ? [] : [`${name}="${escaped(value)}"`]));
  const element = `tensu-${kind}`;
  return `<script async src="${escaped(script)}"></script>\n<${element} ${attributes.join(' ')}></${element}>`;
}
