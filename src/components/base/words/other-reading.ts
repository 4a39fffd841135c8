import { type Strings, fill } from '../../../i18n/strings.ts';

/** The words of readings other than ours. */
export type ReadingWords = Strings<'reading'>;

/** A value of an option, as another reading has it. */
export interface OtherValue {
  readonly option: string;
  readonly value: unknown;
}

/** The key of the words for a value; an amount goes by its points. */
export const readingKey = ({ option, value }: OtherValue): string =>
  `${option}.${String(typeof value === 'object' && value !== null && 'points' in value ? value.points : value)}`;

/** What another reading says, in words. */
export const readingText = (words: ReadingWords, other: OtherValue): string =>
  (words as Readonly<Record<string, string | undefined>>)[readingKey(other)] ?? other.option;

/** That something is right by another reading, and by which; empty where it is right by ours, or by none. */
export const rightByReading = (words: ReadingWords, reading: OtherValue | undefined): string =>
  reading ? fill(words.right, { reading: readingText(words, reading) }) : '';
