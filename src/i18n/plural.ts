import { fill } from './strings.ts';

/** The plural categories that the languages of the site need; each counted string has one key for each. */
export const PLURALS = ['one', 'few', 'many', 'other'] as const satisfies readonly Intl.LDMLPluralRule[];

type Counted<Strings> = keyof Strings extends infer Key ? (Key extends `${infer Stem}.other` ? Stem : never) : never;

/** The string of `stem` for a number in a language, `{{n}}` filled in: `plural(t, 'tiles', 3, 'ru')` → `3 тайла`. */
export function plural<Strings extends object>(
  strings: Strings,
  stem: Counted<Strings>,
  n: number,
  lang: string,
): string {
  const forms = strings as Readonly<Record<string, string>>;
  const key: string = stem;
  const category = new Intl.PluralRules(lang).select(n);
  return fill(forms[`${key}.${category}`] ?? forms[`${key}.other`] ?? '', { n: n.toLocaleString(lang) });
}
