import { type BookId, baseBook, choicesIn } from '../../../engine/rulebooks/ids.ts';
import { type Strings, fill } from '../../../i18n/strings.ts';

/** The words for rulebooks and for what they leave to the organizer. */
export type BookWords = Strings<'book'>;

type Texts = Readonly<Record<string, string | undefined>>;

/** What the header of the page says of options: islands that must be light leave it there. */
function inHeader(): Texts {
  const select = typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('#tensu-rulebook');
  return JSON.parse(select?.dataset.names ?? '{}') as Texts;
}

/**
 * A rulebook with the options that are chosen with it: `WRC 2025 with red fives`. Options that the rulebook itself does not
 * name are house rules, and `EMA 2016, house rules` says so. `short` names the rulebook otherwise.
 */
export function bookName(id: BookId, words: BookWords | undefined, short?: string): string {
  const choices = choicesIn(id);
  const book = short ?? (words as Texts | undefined)?.[baseBook(id)] ?? id;
  if (choices.length === 0) return book;
  const texts: Texts = { ...inHeader(), ...words };
  const named = choices.flatMap((choice) => texts[`with.${choice}`] ?? []);
  const hasHouseRules = named.length < choices.length;
  const said = named.length === 0 ? 'house' : hasHouseRules ? 'with-house' : 'with';
  return fill(texts[said] ?? '{{book}}', { book, options: named.join(', ') });
}
