import { type Field, isObject } from './form.ts';

/** Makes a field required. */
export const required = (field: Field): Field => ({ ...field, required: true });

/** A field that holds one of some words. */
export const oneOf = (words: readonly string[]): Field => ({
  check: (v) => typeof v === 'string' && words.includes(v),
  wanted: `one of ${words.join(', ')}`,
});

/** A field that holds a whole number within bounds. */
export const whole = (least: number, most: number, wanted: string): Field => ({
  check: (v) => Number.isInteger(v) && (v as number) >= least && (v as number) <= most,
  wanted,
});

/** A field that holds a list; its items are checked by `listError`, where they have a form of their own. */
export const list = (wanted: string): Field => ({ check: Array.isArray, wanted });

/** A field that holds an object. */
export const object = (wanted: string): Field => ({ check: isObject, wanted });

/** A field that holds any text. */
export const text: Field = { check: (v) => typeof v === 'string', wanted: 'a text' };

/** A field that is true or false. */
export const flag: Field = { check: (v) => typeof v === 'boolean', wanted: 'true or false' };

/** The fields of every request: its id, its rulebook, and the options it overrides. */
export const head = {
  id: text,
  rules: required(text),
  knobs: object('an object of rule options'),
};

/** A count that must be 0. */
export const none: Field = whole(0, 0, '0, or left out');

/** An upper bound for counters and bets, so that sums stay exact. */
const MOST_STICKS = 1_000_000;

/** A field that counts sticks on the table. */
export const sticks: Field = whole(0, MOST_STICKS, 'a whole number from 0');
