import type { BuiltPage } from '../../plugins/built.ts';
import { CHAPTERS } from '../../src/chapters.ts';
import { langOf, withoutLocale } from '../../src/locales.ts';
import { isEnglish, type Spoken, spokenIn, wordsOf } from './spoken.ts';

/** The kind of a page: a chapter by its rulebook; chapters wholly in English apart. */
function typeOf(path: string, html: string): string {
  const [first = '', second] = path.split('/');
  if (!Object.hasOwn(CHAPTERS, first)) return first === '' ? 'home' : first;
  if (second === undefined || second === '') return 'rulebook';
  return html.includes('data-pagefind-meta="spoken:en"') ? 'chapter, English' : 'chapter';
}

interface Share {
  readonly own: number;
  readonly english: number;
}

const shareOf = (texts: readonly Spoken[], lang: string): Share => {
  let [own, english] = [0, 0];
  for (const one of texts) {
    const n = wordsOf(one.text).length;
    if (one.lang === 'en' || (one.lang === lang && isEnglish(one))) english += n;
    else if (one.lang === lang) own += n;
  }
  return { own, english };
};

/** The share of a page type's words that are in its own language, as `ru`: `referee` → 0.98. */
export function shares(pages: readonly BuiltPage[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const byLanguage = new Map<string, Map<string, Share>>();
  for (const { path, html } of pages) {
    const lang = langOf(path.split('/')[0]);
    if (lang === 'en') continue;
    const english = withoutLocale(path);
    const type = typeOf(english, html);
    const types = byLanguage.get(lang) ?? new Map<string, Share>();
    byLanguage.set(lang, types);
    const { own, english: foreign } = shareOf(spokenIn(html), lang);
    const before = types.get(type) ?? { own: 0, english: 0 };
    types.set(type, { own: before.own + own, english: before.english + foreign });
  }
  return new Map(
    [...byLanguage].map(([lang, types]) => [
      lang,
      new Map([...types].map(([type, { own, english }]) => [type, own / Math.max(1, own + english)])),
    ]),
  );
}

/** A table of page types by language, with each language's lowest share at the bottom. */
export function shareTable(all: ReadonlyMap<string, ReadonlyMap<string, number>>): string {
  const types = [...new Set([...all.values()].flatMap((one) => [...one.keys()]))].sort();
  const percent = (share: number | undefined): string => (share === undefined ? '' : `${(100 * share).toFixed(1)}%`);
  const rows = types.map((type) => [type, ...[...all.values()].map((one) => percent(one.get(type)))]);
  const worst = [...all].map(([lang, one]) => {
    const counted = [...one].filter(([type]) => type !== 'chapter, English' && type !== 'side-by-side');
    const [type, share] = counted.toSorted(([, a], [, b]) => a - b)[0] ?? ['', 1];
    return `${lang}: worst is ${type}, ${percent(share)}`;
  });
  return [
    ['page type'.padEnd(18), ...[...all.keys()].map((lang) => lang.padStart(7))].join(' '),
    ...rows.map(([type = '', ...cells]) => [type.padEnd(18), ...cells.map((cell) => cell.padStart(7))].join(' ')),
    ...worst,
  ].join('\n');
}
