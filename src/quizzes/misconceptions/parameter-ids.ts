import type { PatternId } from '../../engine/riichi/index.ts';

/**
 * What somebody may take for another number. The number is part of the id, as in `ron-shares-3`, and one sentence tells of
 * all numbers.
 */
export const PARAMETERS = [
  'ron-shares',
  'dealer-ron-shares',
  'dealer-draw-shares',
  'draw-east-shares',
  'draw-others-shares',
  'payment-rounded-to',
  'base-doublings',
  'counter-worth',
  'closed-ron-base',
  'other-base',
  'seven-pairs-base',
  'draw-worth',
  'wait-worth',
  'pair-worth',
  'kong-times',
  'closed-times',
  'outside-times',
  'fu-rounded-to',
  'dora-worth',
] as const;
/** One of these. */
export type Parameter = (typeof PARAMETERS)[number];

/** The id of taking it for a number, as `ron-shares-3`. */
export const parameterId = (parameter: Parameter, n: number): string => `${parameter}-${String(n)}`;

/** What an id of a misconception takes for another number, and for which; undefined for any other id. */
export function parameterIn(id: string): { readonly parameter: Parameter; readonly n: number } | undefined {
  const [, named, n] = /^([a-z-]+)-(\d+)$/.exec(id) ?? [];
  const parameter = PARAMETERS.find((one) => one === named);
  return parameter && { parameter, n: Number(n) };
}

/** The id of counting a yaku as so many han, as `worth-toitoi-3`. */
export const worthId = (yaku: PatternId, n: number): string => `worth-${yaku}-${String(n)}`;

/** The yaku and the han that an id of a misconception names; undefined for any other id. */
export function worthIn(id: string): { readonly yaku: string; readonly n: number } | undefined {
  const [, yaku, n] = /^worth-([a-z-]+)-(\d)$/.exec(id) ?? [];
  return yaku === undefined ? undefined : { yaku, n: Number(n) };
}
