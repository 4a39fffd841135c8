import { type Blueprint, keyOf } from './blueprint/blueprint.ts';
import { type Dealt, dealForms, slotsOfForms } from './forms/index.ts';

export type { Dealt } from './forms/index.ts';

/** Whose sheet: the token of a person, and the attempt, from 1. */
export interface Seat {
  readonly token: string;
  readonly attempt: number;
}

const seedOf = (blueprint: Blueprint, { token, attempt }: Seat): string => [keyOf(blueprint), token, attempt].join('.');

/** For each place of a sheet, which question of the blueprint stands there, from 0: sheets may have orders of their own. */
export const slotsOf = (blueprint: Blueprint, seat: Seat): readonly number[] =>
  slotsOfForms(blueprint, seedOf(blueprint, seat));

/**
 * Deals a sheet: always the same for a blueprint, a token and an attempt, and different for any other. No question appears
 * twice on it.
 */
export const dealSheet = (blueprint: Blueprint, seat: Seat): Dealt => dealForms(blueprint, seedOf(blueprint, seat));
