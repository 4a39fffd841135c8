import type { Strings } from '../../../i18n/strings.ts';

/** The words of readings other than ours. */
export type ReadingWords = Strings<'reading'>;

/** A value of an option, as another reading has it. */
export interface OtherValue {
  readonly option: string;
  readonly value: unknown;
}

/** What another reading says, in words. */
export const readingText = (words: ReadingWords, { option, value }: OtherValue): string =>
  (words as Readonly<Record<string, string | undefined>>)[`${option}.${String(value)}`] ?? option;
