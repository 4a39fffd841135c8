import type en from '../content/i18n/en.json';

/** A key of the UI strings; en.json is the list. */
type UiKey = keyof typeof en;

/** The strings of one group, keyed by what follows `tensu.<group>.`. */
export type Strings<Group extends string> = {
  readonly [Key in UiKey as Key extends `tensu.${Group}.${infer Rest}` ? Rest : never]: string;
};

type Groups = Map<string, Readonly<Record<string, string>>>;

/** The groups that were asked for, by language: a page may ask for one a thousand times. */
const known = new WeakMap<object, Groups>();

/** The strings of one group in the page's language, placeholders kept: what a page hands to an island as a prop. */
export function ui<Group extends string>(t: { all(): object }, group: Group): Strings<Group> {
  const all = t.all();
  const groups = known.get(all) ?? (new Map() as Groups);
  known.set(all, groups);
  const prefix = `tensu.${group}.`;
  const own =
    groups.get(group) ??
    Object.fromEntries(
      Object.entries(all)
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, text]) => [key.slice(prefix.length), text as string]),
    );
  groups.set(group, own);
  return own as Strings<Group>;
}

/** Fills the `{{placeholders}}` of a string in; one without a value stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
