import * as z from 'zod/mini';
import { visible } from '../base/visible.ts';
import { digitsOf } from './bits/base32.ts';
import type { Vault } from './vault.ts';

/** How much time a person has, in percent of the blueprint's. Codes store positions in this list. */
export const TIME_FACTORS = [100, 125, 150, 200] as const;

/** The most people of an event, and the longest name. */
export const [MOST_PEOPLE, LONGEST_NAME] = [1000, 80] as const;

/** How a line of a roster is read: a name, and what may stand beside it. */
const row = {
  name: z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME)),
  /** The language of questions, as `ru`. */
  language: z.string().check(z.regex(/^[a-z]{2}$/)),
  timeFactor: z.literal(TIME_FACTORS),
  /** Whether questions are written for a screen reader. */
  spoken: z.boolean(),
};

/** Twelve digits of five bits each: 60 bits, too many to guess. */
export const TOKEN_DIGITS = 12;

/** A token. */
export const tokenForm = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{12}$/));

/** The fields of a candidate. */
export const personFields = {
  ...row,
  number: z.int().check(z.minimum(1), z.maximum(4 * MOST_PEOPLE)),
  token: tokenForm,
};

/** A candidate; only they and the organizer know the token. */
export type Person = z.infer<z.ZodMiniObject<typeof personFields>>;

/** A candidate to enrol. */
export type Row = Omit<Person, 'number' | 'token'>;

/** Why a line names nobody, or needs a look. */
export interface RowTrouble {
  /** From 1. */
  readonly line: number;
  readonly why: 'too-long' | 'too-many' | 'twice';
}

const SEPARATORS = ['\t', ';', ','] as const;

/** The cells of a line; separators inside quotes do not count, and two quotes stand for one. */
function cellsOf(line: string): readonly string[] {
  const separator = SEPARATORS.find((one) => line.includes(one)) ?? '\t';
  const cells = [''];
  let isQuoted = false;
  const add = (letter: string): void => void cells.push((cells.pop() ?? '') + letter);
  for (let i = 0; i < line.length; i++) {
    const letter = line.charAt(i);
    if (letter === '"' && isQuoted && line.charAt(i + 1) === '"') {
      add(letter);
      i++;
    } else if (letter === '"' && (isQuoted || cells.at(-1)?.trim() === '')) isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) cells.push('');
    else add(letter);
  }
  return cells.map(visible).filter((cell) => cell !== '');
}

const FACTOR = /^(\d)[.,](\d{1,2})$|^(\d{3}) ?%$/;

function timeFactorIn(cell: string): Row['timeFactor'] | undefined {
  const [, whole, part = '', percent] = FACTOR.exec(cell) ?? [];
  const hundredths = percent ?? (whole === undefined ? '' : whole + part.padEnd(2, '0'));
  return TIME_FACTORS.find((one) => String(one) === hundredths);
}

/** A pasted roster that was read. */
export interface PastedRoster {
  readonly rows: readonly Row[];
  readonly troubles: readonly RowTrouble[];
  /** How many names were enrolled before. */
  readonly known: number;
  /** The lines that were left out, as typed. */
  readonly left: string;
}

/** What roster lines may say beside names. */
interface RosterWords {
  readonly languages: readonly string[];
  /** The language of anybody without one. */
  readonly language: string;
  /** The words, in lower case, that mean the questions are read aloud. */
  readonly spoken: readonly string[];
}

/**
 * Reads a line: drops a leading number, takes language, time factor and the word for spoken, and leaves the rest as the
 * name.
 */
function readRow(line: string, words: RosterWords): Row {
  const [first = '', ...others] = cellsOf(line);
  const cells =
    /^\d{1,4}[.)]?$/.test(first) && others.length > 0 ? others : [first.replace(/^\d{1,4}[.)] /, ''), ...others];
  // The first cell is always the name, even one that reads like a language or a time factor.
  const placeOf = (isWanted: (cell: string) => boolean): number =>
    cells.findIndex((cell, i) => i > 0 && isWanted(cell));
  const language = placeOf((cell) => words.languages.includes(cell.toLowerCase()));
  const factor = placeOf((cell) => timeFactorIn(cell) !== undefined);
  const spoken = placeOf((cell) => words.spoken.includes(cell.toLowerCase()));
  return {
    name: cells.filter((_, i) => i !== language && i !== factor && i !== spoken).join(', '),
    language: cells[language]?.toLowerCase() ?? words.language,
    timeFactor: timeFactorIn(cells[factor] ?? '') ?? 100,
    spoken: spoken >= 0,
  };
}

/**
 * Reads names, one on a line, or a table with names in it; whatever is not understood stays in the name, for all to see. Whoever
 * is `there` is left out, and keeps his place among the most people of an event. Never throws.
 */
export function parseRoster(text: string, words: RosterWords, there: readonly string[] = []): PastedRoster {
  const rows: Row[] = [];
  const troubles: RowTrouble[] = [];
  const left: string[] = [];
  const names = new Set<string>();
  const enrolled = new Set(there);
  let known = 0;
  for (const [i, line] of text.split(/\r\n|\r|\n/).entries()) {
    const read = readRow(line, words);
    const trouble = (why: RowTrouble['why']): unknown => troubles.push({ line: i + 1, why });
    if (read.name === '') continue;
    const isFull = there.length + rows.length >= MOST_PEOPLE;
    const why = read.name.length > LONGEST_NAME ? 'too-long' : isFull ? 'too-many' : undefined;
    if (enrolled.has(read.name)) known++;
    else if (why) {
      trouble(why);
      left.push(line);
    } else {
      if (names.has(read.name)) trouble('twice');
      names.add(read.name);
      rows.push(read);
    }
  }
  return { rows, troubles, known, left: left.join('\n') };
}

/** Gives a person the first free number and a token. */
export function enrol(row: Row, people: readonly Person[], vault: Vault): Person {
  const number = 1 + Math.max(0, ...people.map((one) => one.number).filter((one) => one <= MOST_PEOPLE));
  return { ...row, number, token: digitsOf(vault.draw(TOKEN_DIGITS), TOKEN_DIGITS) };
}
