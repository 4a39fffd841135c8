import * as z from 'zod/mini';
import { digitsOf } from './bits/base32.ts';
import type { ExamEvent } from './event.ts';
import { LONGEST_NAME, TOKEN_DIGITS, personFields } from './roster.ts';
import type { Vault } from './vault.ts';

/** The number of whoever comes by an open link: he has none of the roster. */
export const OPEN_NUMBER = 0;

const keyFrom = async (text: string, vault: Vault): Promise<string> => digitsOf(await vault.digest(text), TOKEN_DIGITS);

/** The key of an event's open link, always the same. */
export const openKeyOf = ({ secret }: ExamEvent, vault: Vault): Promise<string> => keyFrom(`open/${secret}`, vault);

/** A name as somebody typed it: spaces once, nothing that cannot be seen, no longer than a roster takes; empty for none. */
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

/** The token of whoever types this name at an open link: small and large letters are the same. */
export const openTokenOf = (key: string, name: string, vault: Vault): Promise<string> =>
  keyFrom(`${key}/${tidyName(name).toLowerCase()}`, vault);

const signatureForm = z.strictObject({
  name: personFields.name.check(z.refine((name) => tidyName(name) === name)),
  language: personFields.language,
});

/** What somebody at an open link hands in behind his answers: his name, and the language that he was asked in. */
export type Signature = z.infer<typeof signatureForm>;

/** The signature that stands behind so many answers; undefined where none does. */
export const signatureIn = (answers: readonly unknown[], count: number): Signature | undefined =>
  signatureForm.safeParse(answers[count]).data;
