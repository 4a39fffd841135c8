import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { otherLanguageOf, spokenIn } from '../../scripts/languages/spoken.ts';
import { LANGUAGES } from '../../src/locales.ts';
import { PAGES } from './site.ts';

const OWN: ReadonlySet<string> = new Set(LANGUAGES.map(({ lang }) => lang));
const languageOf = (path: string): string =>
  LANGUAGES.find(({ locale }) => locale !== undefined && path.startsWith(`${locale}/`))?.lang ?? 'en';

describe.each(LANGUAGES)('pages in $lang', ({ lang }) => {
  test('say of each sentence in which language it is', () => {
    const lies = PAGES.filter((path) => languageOf(path) === lang).flatMap((path) =>
      spokenIn(readFileSync(`dist/${path}index.html`, 'utf8')).flatMap((one) => {
        const other = OWN.has(one.lang) ? otherLanguageOf(one) : undefined;
        return other === undefined
          ? []
          : [`${path} <${one.tag} lang=${one.lang}> is ${other}: ${one.text.slice(0, 80)}`];
      }),
    );
    expect(lies).toEqual([]);
  });
});

test('no page shows the key of a text in place of the text', () => {
  const shown = PAGES.flatMap((path) => {
    const html = readFileSync(`dist/${path}index.html`, 'utf8').replaceAll(/<script[\s\S]*?<\/script>/g, '');
    return [...html.matchAll(/>[^<]*?(\btensu\.[a-z][\w-]*\.[\w.-]+)/g)].map(([, key]) => `${path}: ${String(key)}`);
  });
  expect(shown).toEqual([]);
});

test.each([
  ['fr', 'La mano morta non può vincere, e chi è del tavolo lo dice.', 'it'],
  ['it', 'La main morte ne peut pas gagner, et les autres joueurs sont prévenus.', 'fr'],
  ['it', 'The hand is dead and has not been counted.', 'en'],
  ['uk', 'Мёртвая рука не выигрывает.', 'ru'],
  ['ru', 'Мертва рука виграти не може, її закрито.', 'uk'],
  ['en', 'La main morte ne peut pas gagner, et les autres joueurs sont prévenus.', 'fr'],
  ['fr', 'рука', 'ru'],
  ['fr', 'La main morte ne peut pas gagner.', undefined],
  ['en', 'Nagashi mangan: la di da.', undefined],
])('a sentence in %s: %s', (lang, text, other) => {
  expect(otherLanguageOf({ lang, text })).toBe(other);
});
