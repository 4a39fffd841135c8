import { fill } from './strings.ts';

/** The plural categories that the languages of the site need; each counted string has one key for each. */
export const PLURALS = ['one', 'few', 'many', 'other'] as const satisfies readonly Intl.LDMLPluralRule[];

/** What counts in each language: making these takes a hundred times as long as using them. */
const counting = new Map<string, { readonly rules: Intl.PluralRules; readonly numbers: Intl.NumberFormat }>();

function countingIn(lang: string) {
  const known = counting.get(lang) ?? { rules: new Intl.PluralRules(lang), numbers: new Intl.NumberFormat(lang) };
  counting.set(lang, known);
  return known;
}

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
  const { rules, numbers } = countingIn(lang);
  return fill(forms[`${key}.${rules.select(n)}`] ?? forms[`${key}.other`] ?? '', { n: numbers.format(n) });
}
