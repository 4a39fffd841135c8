import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inForceStyle } from '../../src/components/shell/in-force.ts';
import { BOOK_IDS } from '../../src/engine/rulebooks/ids.ts';
import { LANGUAGES } from '../../src/locales.ts';

test('what belongs to a rulebook stands out while that one is in force, and no other', () => {
  expect(inForceStyle(['here', 'there'])).toMatch(
    /^\[data-rulebook='here'\] \[data-books~='here'\],\[data-rulebook='there'\] \[data-books~='there'\]\{[^}]+\}$/,
  );
});

test('no style names a rulebook: a new one needs none', () => {
  const styles = globSync('src/**/*.{css,astro}').map((file) => {
    const text = readFileSync(file, 'utf8');
    return { file, css: file.endsWith('.css') ? text : (/<style\b[^]*$/.exec(text)?.[0] ?? '') };
  });
  expect(styles.some(({ css }) => css.includes('--in-force-ink'))).toBe(true);
  expect(styles.filter(({ css }) => BOOK_IDS.some((id) => css.includes(id))).map(({ file }) => file)).toEqual([]);
});

test('each rulebook has a name, a short one and a sentence in every language', () => {
  for (const { lang } of LANGUAGES) {
    const strings = JSON.parse(readFileSync(`src/content/i18n/${lang}.json`, 'utf8')) as Record<string, string>;
    const keys = BOOK_IDS.flatMap((id) => [`book.${id}`, `shell.book.${id}`, `rulebooks.${id}.about`]);
    expect(keys.filter((key) => !strings[`tensu.${key}`])).toEqual([]);
  }
});
