import { type Field, type Form, type Forms, isObject } from './form.ts';
import { isTile } from './tile.ts';

/** Makes a field required. */
export const required = (field: Field): Field => ({ ...field, required: true });

/** A field that holds one of some words. */
export const oneOf = (words: readonly string[]): Field => ({
  check: (v) => typeof v === 'string' && words.includes(v),
  wanted: `one of ${words.join(', ')}`,
  schema: { enum: words },
});

/** A field that holds a whole number within bounds. */
export const whole = (least: number, most: number, wanted: string): Field => ({
  check: (v) => Number.isInteger(v) && (v as number) >= least && (v as number) <= most,
  wanted,
  schema: { type: 'integer', minimum: least, maximum: most },
});

/** A field that holds a list; its items, of this form, are checked by `listError`. */
export const list = (wanted: string, of: Form | Forms): Field => ({
  check: Array.isArray,
  wanted,
  schema: { type: 'array' },
  of,
});

/** A field that holds an object; its fields, of this form, are checked apart. */
export const object = (wanted: string, of?: Form | Forms, needed?: readonly string[]): Field => ({
  check: isObject,
  wanted,
  schema: { type: 'object' },
  ...(of && { of }),
  ...(needed && { needed }),
});

/** A field that holds any text. */
export const text: Field = { check: (v) => typeof v === 'string', wanted: 'a text', schema: { type: 'string' } };

/** A field that holds tiles; `readTiles` reads them. */
export const tiles: Field = {
  ...text,
  wanted: 'tiles in a text, like 123m406p11z',
  schema: { type: 'string', pattern: '^([0-9]+[mps]|[1-7]+z)*$' },
};

const ONE_TILE = { type: 'string', pattern: '^([0-9][mps]|[1-7]z)$' } as const;

/** A field that holds one tile. */
export const tile: Field = {
  check: (v) => typeof v === 'string' && isTile(v),
  wanted: 'one tile, like 7s',
  schema: ONE_TILE,
};

/** A field that holds the winning tile; an unfinished hand has none yet, so `readTiles` checks it. */
export const winningTile: Field = { ...tiles, schema: ONE_TILE };

/** A field that is true or false. */
export const flag: Field = {
  check: (v) => typeof v === 'boolean',
  wanted: 'true or false',
  schema: { type: 'boolean' },
};

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
