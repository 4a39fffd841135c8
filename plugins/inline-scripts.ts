import { minifySync } from 'vite';
import type { BuildStep } from './built.ts';

/** A script that stands in the page itself: none from a file, and no data. */
const INLINE = /<script(?![^>]*\ssrc=)(?![^>]*\stype="(?!module"))([^>]*)>([\s\S]+?)<\/script>/g;

function minified(code: string, isModule: boolean): string {
  const { code: short, errors } = minifySync('inline.js', code, { module: isModule });
  if (errors.length > 0)
    throw new Error(`an inline script cannot be read: ${errors.map(({ message }) => message).join()}`);
  return short.trim();
}

/** Scripts that were minified already: most pages have the same ones. */
type Known = Map<string, string>;

/** A page with its inline scripts minified. */
export const withSmallScripts = (html: string, known: Known = new Map()): string =>
  html.replace(INLINE, (script, attributes: string, code: string) => {
    const small =
      known.get(script) ?? `<script${attributes}>${minified(code, attributes.includes('type="module"'))}</script>`;
    known.set(script, small);
    return small;
  });

/** After the build, before the policy hashes them: inline scripts lose the notes and names that every page would carry. */
export const inlineScripts: BuildStep = {
  name: 'inline-scripts',
  run: ({ pages }) => {
    const known: Known = new Map();
    for (const page of pages) page.html = withSmallScripts(page.html, known);
    return undefined;
  },
};
