import { createHash } from 'node:crypto';
import { type BuildStep, decode } from './built.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const list = (hashes: readonly string[]): string => [...new Set(hashes)].sort().join(' ');

/** The one kind of page that shows others of this site in a frame: where the code for frames is made. */
const SHOWS_FRAMES = /^(?:[a-z]{2}\/)?embed\/index\.html$/;

/** The policy of one page: nothing from elsewhere, and of inline scripts and styles exactly those that it has. */
export function policyOf(html: string, file = ''): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/type="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , code = '']) => hash(code));
  const sheets = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => hash(css));
  const attributes = [...html.matchAll(/<[^<>]+?\sstyle="([^"]*)"/g)].map(([, css = '']) => hash(decode(css)));
  const hashed = attributes.length > 0 ? ["'unsafe-hashes'"] : [];
  return Object.entries({
    'default-src': "'none'",
    'script-src': `'self' 'wasm-unsafe-eval' ${list(scripts)}`,
    'style-src': ["'self'", ...hashed, list([...sheets, ...attributes])].join(' '),
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    ...(SHOWS_FRAMES.test(file) && { 'frame-src': "'self'" }),
    'base-uri': "'none'",
    'form-action': "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources.trim()}`)
    .join('; ');
}

/** Writes a strict Content-Security-Policy into every built page. */
export const csp: BuildStep = {
  name: 'csp',
  run: ({ pages }) => {
    for (const page of pages) {
      const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(page.html, page.file)}">`;
      const withPolicy = page.html.replace(/<meta charset="utf-8"\s*\/?>/i, (charset) => charset + meta);
      if (withPolicy === page.html) throw new Error(`${page.file}: no <meta charset> to put the policy after`);
      page.html = withPolicy;
    }
    return `policy written into ${String(pages.length)} pages`;
  },
};
