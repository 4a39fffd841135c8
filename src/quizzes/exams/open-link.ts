import * as z from 'zod/mini';
import { digitsOf } from './bits/base32.ts';
import type { ExamEvent } from './event.ts';
import { LONGEST_NAME, TOKEN_DIGITS, personFields } from './roster.ts';
import type { Vault } from './vault.ts';

/** The number in codes from an open link, where nobody has one from the roster. */
export const OPEN_NUMBER = 0;

const keyFrom = async (text: string, vault: Vault): Promise<string> => digitsOf(await vault.digest(text), TOKEN_DIGITS);

/** The key of an event's open link; it never changes. */
export const openKeyOf = ({ secret }: ExamEvent, vault: Vault): Promise<string> => keyFrom(`open/${secret}`, vault);

/**
 * Cleans up a typed name: single spaces, no invisible characters, at most as long as a roster allows; empty if nothing
 * is left.
 */
export const tidyName = (typed: string): string =>
  Array.from(
    typed
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\s]+/gu, ' ')
      .trim(),
  )
    .slice(0, LONGEST_NAME)
    .join('')
    .trim();

/** The token for a name typed at an open link; case does not matter. */
export const openTokenOf = (key: string, name: string, vault: Vault): Promise<string> =>
  keyFrom(`${key}/${tidyName(name).toLowerCase()}`, vault);

const signatureForm = z.strictObject({
  name: personFields.name.check(z.refine((name) => tidyName(name) === name)),
  language: personFields.language,
});

/** What follows the answers in a code from an open link: the name, and the language of the questions. */
export type Signature = z.infer<typeof signatureForm>;

/** The signature after this many answers; undefined if there is none. */
export const signatureIn = (answers: readonly unknown[], count: number): Signature | undefined =>
  signatureForm.safeParse(answers[count]).data;
