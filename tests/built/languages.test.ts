import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isEnglish, spokenIn } from '../../scripts/languages/spoken.ts';
import { LANGUAGES } from '../../src/locales.ts';
import { PAGES } from './site.ts';

describe.each(LANGUAGES.flatMap(({ locale }) => locale ?? []))('pages in %s', (locale) => {
  test('say of each English sentence that it is English', () => {
    const lies = PAGES.filter((path) => path.startsWith(`${locale}/`)).flatMap((path) =>
      spokenIn(readFileSync(`dist/${path}index.html`, 'utf8'))
        .filter((one) => one.lang === locale && isEnglish(one))
        .map(({ tag, text }) => `${path} <${tag}>: ${text.slice(0, 80)}`),
    );
    expect(lies).toEqual([]);
  });
});
