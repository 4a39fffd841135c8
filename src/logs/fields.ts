import { type BySeat, SEAT_NUMBERS, type SeatNumber, eachSeat } from '../engine/riichi/index.ts';
import { fail } from './problem.ts';

/** An object from a file, its fields unknown. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object and no list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The own field of an object: what its prototype has does not count. */
export const fieldOf = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

const MOST = 10_000_000;

/** A whole number, or stops. */
export function number(value: unknown, name: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || Math.abs(value) > MOST) fail('bad-field', name);
  return value;
}

/** A whole number from 0, or stops. */
export function count(value: unknown, name: string): number {
  const read = number(value, name);
  return read < 0 ? fail('bad-field', name) : read;
}

/** A list, or stops. */
export function list(value: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(value)) fail('bad-field', name);
  return value as readonly unknown[];
}

/** A seat, or stops. */
export function seat(value: unknown, name: string): SeatNumber {
  return SEAT_NUMBERS.find((one) => one === value) ?? fail('bad-field', name);
}

/** Four of something, or stops. */
export function fourOf<T>(value: unknown, name: string, read: (one: unknown, name: string) => T): BySeat<T> {
  const all = list(value, name);
  if (all.length !== SEAT_NUMBERS.length) fail('bad-field', name);
  return eachSeat((at) => read(all[at], name));
}

/** Four names as they may be shown; a missing one is empty. */
export function namesOf(value: unknown): BySeat<string> {
  const names: readonly unknown[] = Array.isArray(value) ? value : [];
  return eachSeat((at) => shownName(names[at]));
}

const LONGEST_NAME = 40;

/** Control characters and marks of text direction, which could disorder the page around a name. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/** A name from a file as it may be shown. */
export const shownName = (name: unknown): string =>
  typeof name === 'string' ? name.replace(UNSEEN, '').trim().slice(0, LONGEST_NAME) : '';

/** No points for anybody. */
export const NO_POINTS: BySeat<number> = [0, 0, 0, 0];

/** Sums of points, seat by seat. */
export const sumOf = (all: readonly BySeat<number>[]): BySeat<number> =>
  eachSeat((at) => all.reduce((sum, points) => sum + points[at], 0));
