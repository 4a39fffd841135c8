import { type BookId, baseBook, choicesIn } from '../../../engine/rulebooks/ids.ts';
import { type Strings, fill } from '../../../i18n/strings.ts';

/** The words for rulebooks and for what they leave to the organizer. */
export type BookWords = Strings<'book'>;

type Texts = Readonly<Record<string, string | undefined>>;

/**
 * A rulebook with the options that are chosen with it: `WRC 2025 with red fives`. Options that the rulebook itself does not
 * name are house rules, and `EMA 2016, house rules` says so. `short` names the rulebook otherwise.
 */
export function bookName(id: BookId, words: BookWords, short?: string): string {
  const texts: Texts = words;
  const book = short ?? texts[baseBook(id)] ?? id;
  const choices = choicesIn(id);
  const named = choices.flatMap((choice) => texts[`with.${choice}`] ?? []);
  const hasHouseRules = named.length < choices.length;
  if (named.length === 0) return hasHouseRules ? fill(words.house, { book }) : book;
  return fill(hasHouseRules ? words['with-house'] : words.with, { book, options: named.join(', ') });
}
