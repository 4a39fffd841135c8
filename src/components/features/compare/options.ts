import { z } from 'astro/zod';
import { OPTION_IDS, type OptionId, type RiichiOptions } from '../../../engine/riichi/index.ts';
import type { BookId } from '../../../engine/rulebooks/ids.ts';
import data from '../../../content/compare/options.json' with { type: 'json' };
import en from '../../../content/i18n/en.json' with { type: 'json' };
import { fill, ui } from '../../../i18n/strings.ts';
import { type Told, type Words, wordsOf } from '../../../i18n/words.ts';
import { numbersOf } from './option-numbers.ts';

const isOption = (id: string): id is OptionId => OPTION_IDS.some((option) => option === id);
const groups = z.array(
  z.strictObject({ id: z.string(), options: z.array(z.custom<OptionId>((id) => isOption(String(id)))) }),
);

/** Every option of the rulebooks, in the groups in which they are compared; their words are `options`. */
export const OPTION_GROUPS = groups.parse(data);

/** What tells the options to a reader of one language. */
export interface Teller {
  readonly lang: string;
  readonly words: Words;
  /** Names of the limit hands that stand in a value. */
  readonly yaku: Readonly<Record<string, string>>;
}

/** What tells the options to a reader of `lang`, whose names of yaku are given. */
export const tellerFor = (lang: string, yaku: Teller['yaku']): Teller => ({
  lang,
  words: wordsOf(lang, 'options'),
  yaku,
});

const ENGLISH = tellerFor('en', ui({ all: () => en }, 'yaku'));

/** The words for every number that has none of its own. */
const ANY_NUMBER = 'any';

/** The name of an option. */
export const nameInWords = (option: OptionId, { words }: Teller): Told => words.tell('options', option, 'name');

/** What tells the words of a value: itself, or the kind of an object and, where it has one, what it says of places. */
function keyOf(part: unknown): string {
  if (typeof part !== 'object' || part === null || !('kind' in part)) return String(part);
  return 'places' in part ? `${String(part.kind)}.${String(part.places)}` : String(part.kind);
}

function partInWords(option: OptionId, part: unknown, { lang, words, yaku }: Teller): Told {
  const find = (key: string): Told | undefined => words.find('options', option, 'values', key);
  const key = keyOf(part);
  const told = find(key) ?? (typeof part === 'number' ? find(ANY_NUMBER) : undefined);
  if (told) return { ...told, text: fill(told.text, numbersOf(part, told.lang)) };
  const name = option === 'pao' ? yaku[key] : undefined;
  if (name === undefined) throw new Error(`the option ${option} has no words for ${JSON.stringify(part)}`);
  return { text: name.toLocaleLowerCase(lang), lang, mark: undefined };
}

/** The value of an option in words, a list in one language, as `book` puts it where that is given; throws where the words are missing. */
export function valueInWords(option: OptionId, value: unknown, teller: Teller, book?: BookId): Told {
  const special = book && teller.words.find('options', option, 'books', book);
  if (special) return { ...special, text: fill(special.text, numbersOf(value, special.lang)) };
  const parts: readonly unknown[] = !Array.isArray(value) ? [value] : value.length === 0 ? ['none'] : value;
  const own = parts.map((part) => partInWords(option, part, teller));
  const foreign = own.find(({ mark }) => mark !== undefined);
  const told = foreign ? parts.map((part) => partInWords(option, part, ENGLISH)) : own;
  const { lang, mark } = foreign ?? { lang: teller.lang, mark: undefined };
  return { text: told.map(({ text }) => text).join(', '), lang, mark };
}

/** Whether two values of an option are the same rule; the order of a list does not matter. */
export function isSame<Id extends OptionId>(one: RiichiOptions[Id], other: RiichiOptions[Id]): boolean {
  const plain = (value: unknown): string => JSON.stringify(Array.isArray(value) ? value.toSorted() : value);
  return plain(one) === plain(other);
}
