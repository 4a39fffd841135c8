import { type Blueprint, keyOf } from './blueprint/blueprint.ts';
import { type Dealt, dealForms, slotsOfForms } from './forms/index.ts';

export type { Dealt } from './forms/index.ts';

/** Whose sheet: a person's token and the attempt, from 1. */
export interface Seat {
  readonly token: string;
  readonly attempt: number;
}

const seedOf = (blueprint: Blueprint, { token, attempt }: Seat): string => [keyOf(blueprint), token, attempt].join('.');

/** For each place of a sheet, the index of its question in the blueprint, since each sheet may have its own order. */
export const slotsOf = (blueprint: Blueprint, seat: Seat): readonly number[] =>
  slotsOfForms(blueprint, seedOf(blueprint, seat));

/**
 * Deals a sheet: the same for the same blueprint, token and attempt, different for any other. No question appears on it
 * twice.
 */
export const dealSheet = (blueprint: Blueprint, seat: Seat): Dealt => dealForms(blueprint, seedOf(blueprint, seat));
