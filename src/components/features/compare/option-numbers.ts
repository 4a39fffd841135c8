const THOUSAND = 1000;

/** A number as a language writes it, with a true minus. */
const written = (n: number, lang: string): string => (n < 0 ? '−' : '') + Math.abs(n).toLocaleString(lang);

const isRow = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((n) => typeof n === 'number');
const rowsOf = (value: unknown): readonly (readonly number[])[] =>
  Array.isArray(value) ? (value as readonly unknown[]).filter(isRow) : [];
const inThousands = (row: readonly number[], lang: string): string =>
  row.map((n) => written(n / THOUSAND, lang)).join(', ');

/**
 * What the words of an option's value name: its number as `n`; the parts of an object by their names, its points as `n` too;
 * points by place, in thousands, as `n`, and rows of them as `0`, `1` and on.
 */
export function numbersOf(value: unknown, lang: string): Readonly<Record<string, string>> {
  if (typeof value === 'number') return { n: written(value, lang) };
  if (typeof value !== 'object' || value === null) return {};
  const { points, ...parts } = value as Readonly<Record<string, unknown>>;
  const named = Object.entries({ ...parts, points, n: points }).flatMap(([name, part]) =>
    typeof part === 'number' ? [[name, written(part, lang)] as const] : [],
  );
  const rows = rowsOf(points).map((row, i) => [String(i), inThousands(row, lang)] as const);
  const row = isRow(points) ? [['n', inThousands(points, lang)] as const] : [];
  return Object.fromEntries([...named, ...row, ...rows]);
}
