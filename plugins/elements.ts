import { AstroError } from 'astro/errors';
import { LIMITS } from '../budgets.ts';
import { withoutLocale } from '../src/locales.ts';
import type { BuildStep, BuiltPage } from './built.ts';

/**
 * The most elements on a page: on `any` page, on two chapters side by side, and on known exceptions, by their path in
 * English.
 */
export interface ElementLimits {
  readonly any: number;
  readonly sideBySide: number;
  readonly [path: string]: number;
}

/** A comment, an element whose content is no markup, or any other opening tag. */
const PART = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>|<[a-z]/gi;

/** How many elements a page is served with. */
export const elementsIn = (html: string): number =>
  html.match(PART)?.filter((part) => !part.startsWith('<!--')).length ?? 0;

/** The pages that are served with more elements than they may have. */
export const tooManyElements = (pages: readonly BuiltPage[], limits: ElementLimits): string[] =>
  pages.flatMap(({ path, html }) => {
    const plain = withoutLocale(path);
    const limit = limits[`/${plain}`] ?? (plain.startsWith('side-by-side/') ? limits.sideBySide : limits.any);
    const count = elementsIn(html);
    return count > limit ? [`/${path} has ${String(count)} elements, ${String(limit)} are allowed`] : [];
  });

/** After the build: no page is served with more elements than `budgets.json` allows. */
export const elements: BuildStep = {
  name: 'elements',
  run: ({ pages }) => {
    const problems = tooManyElements(pages, LIMITS.elements);
    if (problems.length > 0) throw new AstroError(`pages over their budget:\n  ${problems.join('\n  ')}`);
    return undefined;
  },
};
