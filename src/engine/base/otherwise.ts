import type { Clause } from './clause.ts';

/** Options by name, as a request overrides them. */
type Overrides = Readonly<Record<string, unknown>>;

/** The values that another reading of a rulebook gives to the options that its text leaves open. */
export type Open<Options> = { readonly [Option in keyof Options]?: readonly Options[Option][] };

/** Another reading of one option, with what it comes to. */
export interface Otherwise<Option, Result> {
  readonly option: Option;
  readonly value: unknown;
  /** The place that leaves it open. */
  readonly cite: Clause;
  readonly result: Result;
}

/** What a rulebook says of its options. */
interface Rules<Options> {
  readonly open: Open<Options>;
  readonly cite: Readonly<Record<keyof Options, Clause>>;
}

/** The other readings of what a rulebook leaves open, one option at a time; an option that is overridden is decided. */
export const readingsOpen = <Options>(
  { open, cite }: Rules<Options>,
  overrides: Overrides = {},
): readonly Omit<Otherwise<keyof Options & string, never>, 'result'>[] =>
  Object.entries<readonly unknown[] | undefined>(open).flatMap(([name, values = []]) => {
    const option = name as keyof Options & string;
    return Object.hasOwn(overrides, option) ? [] : values.map((value) => ({ option, value, cite: cite[option] }));
  });

/**
 * The other readings that change a result. `again` answers under other options and gives undefined where that reading
 * refuses; `same` compares what matters.
 */
export function otherwise<Options, Result>(
  rules: Rules<Options>,
  overrides: Overrides | undefined,
  result: Result,
  again: (overrides: Overrides) => Result | undefined,
  same: (a: Result, b: Result) => boolean,
): readonly Otherwise<keyof Options & string, Result>[] {
  return readingsOpen(rules, overrides).flatMap((reading) => {
    const other = again({ ...overrides, [reading.option]: reading.value });
    return other === undefined || same(result, other) ? [] : [{ ...reading, result: other }];
  });
}
