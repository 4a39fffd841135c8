import { TILES } from '../../../engine/riichi/index.ts';
import type { GameId } from '../../../engine/rulebooks/ids.ts';
import { type AnswerWords, registeredGame } from '../../games/game.ts';
import { type BitReader, type BitWriter, makeReader, makeWriter } from './bits.ts';

/** A codec for values of one form. It may garble values of other forms, so callers read back what they wrote. */
interface Form {
  /** The only game that uses it: two games may have a ruling of the same name, and each reads its own. */
  readonly game?: GameId;
  readonly put: (writer: BitWriter, value: unknown) => void;
  readonly take: (reader: BitReader) => unknown;
}

const HUNDRED = 100;
/** The numbers of an answer: few han, fu, payments in hundreds, and any other whole number. */
const SIZES = [
  { width: 4, by: 1 },
  { width: 8, by: 1 },
  { width: 10, by: HUNDRED },
  { width: 24, by: -1 },
] as const;
const SIZE_BITS = 2;

const number: Form = {
  put: (writer, value) => {
    const given = Number(value);
    const size = SIZES.findIndex(
      ({ width, by }) => Number.isInteger(given / by) && given / by >= 0 && given / by < 2 ** width,
    );
    const { width, by } = SIZES[size] ?? SIZES[0];
    writer.put(Math.max(size, 0), SIZE_BITS);
    writer.put(size < 0 ? 0 : given / by, width);
  },
  take: (reader) => {
    const { width, by } = SIZES[reader.take(SIZE_BITS)] ?? SIZES[0];
    return reader.take(width) * by + 0;
  },
};

const orNull = (form: Form): Form => ({
  put: (writer, value) => {
    writer.put(value === null ? 0 : 1, 1);
    if (value !== null) form.put(writer, value);
  },
  take: (reader) => (reader.take(1) === 0 ? null : form.take(reader)),
});

/** A word of a list of at most 2 to the power of `width`. */
const wordIn = (words: () => readonly string[], width: number): Form => ({
  put: (writer, value) => writer.put(Math.max(0, words().indexOf(String(value))), width),
  take: (reader) => words()[reader.take(width)],
});

const tile = wordIn(() => TILES, 6);

/** A word of a game; skipped while the game is not registered. */
const wordOf = (game: GameId, list: keyof AnswerWords, width: number): Form =>
  wordIn(() => registeredGame(game)?.answerWords[list] ?? [], width);

const listOf = (form: Form, width: number): Form => ({
  put: (writer, value) => {
    const list: readonly unknown[] = Array.isArray(value) ? value.slice(0, 2 ** width - 1) : [];
    writer.put(list.length, width);
    for (const one of list) form.put(writer, one);
  },
  take: (reader) => Array.from({ length: reader.take(width) }, () => form.take(reader)),
});

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** An object with these keys, each of which may be absent. */
const some = (fields: readonly (readonly [key: string, form: Form])[]): Form => ({
  put: (writer, value) => {
    for (const [key, form] of fields) {
      const own = fieldOf(value, key);
      writer.put(own === undefined ? 0 : 1, 1);
      if (own !== undefined) form.put(writer, own);
    }
  },
  take: (reader) =>
    Object.fromEntries(fields.flatMap(([key, form]) => (reader.take(1) === 0 ? [] : [[key, form.take(reader)]]))),
});

/** An object with these keys and no others. */
const all = (fields: readonly (readonly [key: string, form: Form])[]): Form => ({
  put: (writer, value) => {
    for (const [key, form] of fields) form.put(writer, fieldOf(value, key) ?? null);
  },
  take: (reader) => Object.fromEntries(fields.map(([key, form]) => [key, form.take(reader)])),
});

const BYTE = 8;
const LENGTH_BITS = 12;

/** Any JSON value, character by character. */
const json: Form = {
  put: (writer, value) => {
    const bytes = new TextEncoder().encode(JSON.stringify(value));
    writer.put(bytes.length, LENGTH_BITS);
    for (const byte of bytes) writer.put(byte, BYTE);
  },
  take: (reader) => {
    const bytes = Array.from({ length: reader.take(LENGTH_BITS) }, () => reader.take(BYTE));
    return JSON.parse(new TextDecoder().decode(new Uint8Array(bytes))) as unknown;
  },
};

const patterns = listOf(wordOf('riichi', 'counted', 6), 4);
const fan = listOf(wordOf('mcr', 'counted', 7), 4);
const payer = orNull(number);
const shares = all([
  ['discarder', payer],
  ['east', payer],
  ['others', payer],
]);
const mcrShares = all([
  ['discarder', payer],
  ['others', number],
]);

const SHORT_BITS = 4;
/** A few letters, as of an article. */
const letters: Form = {
  put: (writer, value) => {
    const bytes = new TextEncoder().encode(String(value));
    writer.put(bytes.length, SHORT_BITS);
    for (const byte of bytes) writer.put(byte, BYTE);
  },
  take: (reader) => {
    const bytes = Array.from({ length: reader.take(SHORT_BITS) }, () => reader.take(BYTE));
    return new TextDecoder().decode(new Uint8Array(bytes));
  },
};

/** A ruling with its article, as a game names it. */
const ruled = (game: GameId, list: keyof AnswerWords, width: number): Form => ({
  ...all([
    ['ruling', wordOf(game, list, width)],
    ['article', letters],
  ]),
  game,
});

const nothing: Form = { put: () => undefined, take: () => undefined };

/** The forms of answers. Codes store positions in this list: add new ones at the end, sixteen at most. */
const FORMS: readonly Form[] = [
  nothing,
  json,
  number,
  shares,
  some([
    ['yaku', patterns],
    ['han', number],
    ['fu', number],
    ['payment', shares],
  ]),
  patterns,
  tile,
  listOf(tile, 4),
  all([
    ['pair', number],
    ['wait', number],
  ]),
  mcrShares,
  some([
    ['fan', fan],
    ['points', number],
    ['payment', mcrShares],
  ]),
  fan,
  wordOf('riichi', 'rulings', 4),
  ruled('mcr', 'rulings', 5),
  ruled('riichi', 'fullRulings', 4),
];
const FORM_BITS = 4;

const tidy = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, own]) => own !== undefined)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, own]) => [key, tidy(own)]),
      )
    : value;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(tidy(a)) === JSON.stringify(tidy(b));

function survives(form: Form, value: unknown): boolean {
  try {
    const writer = makeWriter();
    form.put(writer, value);
    return isSame(form.take(makeReader(writer.digits())), value);
  } catch {
    return false;
  }
}

const JSON_PLACE = FORMS.indexOf(json);

/** Writes an answer (or none) of a registered game, in the first form that reads back unchanged. */
export function putAnswer(writer: BitWriter, answer: unknown, game: GameId): void {
  const found = FORMS.findIndex((form) => form !== json && (form.game ?? game) === game && survives(form, answer));
  writer.put(found < 0 ? JSON_PLACE : found, FORM_BITS);
  (FORMS[found] ?? json).put(writer, answer);
}

/**
 * Reads an answer, undefined if none was given; throws for what `putAnswer` did not write. While its game is not
 * registered, an answer is skipped at its length and lacks its words.
 */
export function takeAnswer(reader: BitReader): unknown {
  const form = FORMS[reader.take(FORM_BITS)];
  if (!form) throw new Error('no form of an answer');
  return form.take(reader);
}
