import { isObject } from '../base/form.ts';
import { type Open, type Otherwise, otherwise } from '../base/otherwise.ts';
import type { Clause } from '../base/clause.ts';
import type { RefusedPlay, Ruling } from './ruling.ts';

/** A ruling by another reading of the rulebook. */
export type OtherRuling = Otherwise<string, Ruling>;

const plainly = (entries: readonly object[]): object[] => entries.map((entry) => ({ ...entry, cite: undefined }));

/** What a ruling lets a player do, or why he may not and what it costs him; further reasons decide nothing. */
const effectOf = (ruling: Ruling): string =>
  JSON.stringify(ruling.may ? plainly(ruling.then) : [ruling.because, plainly(ruling.costs)]);

/** The readings a rulebook leaves open that change a ruling; none for a refused question. */
export function otherRulings<Options>(
  request: unknown,
  rules: { readonly open: Open<Options>; readonly cite: Readonly<Record<keyof Options, Clause>> },
  mayI: (request: unknown) => Ruling | RefusedPlay,
): readonly OtherRuling[] {
  if (!isObject(request) || Object.keys(rules.open).length === 0) return [];
  const ruled = (knobs: unknown): Ruling | undefined => {
    const ruling = mayI(knobs === undefined ? request : { ...request, knobs });
    return ruling.ok ? ruling : undefined;
  };
  const result = ruled(undefined);
  const knobs = isObject(request.knobs) ? request.knobs : undefined;
  return result ? otherwise<Options, Ruling>(rules, knobs, result, ruled, (a, b) => effectOf(a) === effectOf(b)) : [];
}
