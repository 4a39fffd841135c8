import {
  OPTION_VALUES,
  type OptionId,
  RIICHI_IDS,
  RIICHI_RULEBOOKS,
  type RiichiId,
  houseChoice,
} from '../../../engine/riichi/index.ts';
import { ui } from '../../../i18n/strings.ts';
import { placeInColumn } from '../../features/compare/citation.ts';
import { OPTION_GROUPS, type Teller, nameInWords, tellerFor, valueInWords } from '../../features/compare/options.ts';
import type { BookChoices, HouseOption, OptionsWords } from './words.ts';

const BOOKS = RIICHI_IDS.map((id) => RIICHI_RULEBOOKS[id]);

const eachOnce = (values: readonly unknown[]): readonly unknown[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

/** The values that a house may give an option: all of them, and of a list those that some rulebook has. */
const valuesOf = (option: OptionId): readonly unknown[] =>
  Object.hasOwn(OPTION_VALUES, option)
    ? OPTION_VALUES[option as keyof typeof OPTION_VALUES]
    : eachOnce(
        BOOKS.flatMap(({ options, variants = [] }) => [options, ...variants.map(({ changes }) => changes)]).flatMap(
          (one): readonly unknown[] => (option in one ? [one[option]] : []),
        ),
      );

function houseOption(option: OptionId, teller: Teller): HouseOption | undefined {
  const values = valuesOf(option).map((value) => {
    const { text, mark } = valueInWords(option, value, teller);
    return { choice: houseChoice(option, value), text, mark };
  });
  const { text: name, mark } = nameInWords(option, teller);
  return values.length < 2 ? undefined : { name, mark, values };
}

/** Builds what the sheet of options says in a language. */
export function optionsIn(t: { all(): object }, lang: string, locale: string | undefined): OptionsWords {
  const teller = tellerFor(lang, ui(t, 'yaku'));
  const words = { step: ui(t, 'step'), book: ui(t, 'book'), compare: ui(t, 'compare') };
  const texts: Readonly<Record<string, string>> = words.book;
  const choicesOf = (id: RiichiId): BookChoices => {
    const { options, variants = [] } = RIICHI_RULEBOOKS[id];
    return {
      named: variants.map((variant) => ({
        id: variant.id,
        name: texts[`with.${variant.id}`] ?? variant.id,
        place: placeInColumn(variant.cite, id, words, locale).text,
        as: Object.entries(variant.changes).map(([option, value]) => houseChoice(option as OptionId, value)),
      })),
      own: Object.entries(options).map(([option, value]) => houseChoice(option as OptionId, value)),
    };
  };
  return {
    options: ui(t, 'options'),
    book: words.book,
    books: Object.fromEntries(RIICHI_IDS.map((id) => [id, choicesOf(id)])) as OptionsWords['books'],
    groups: OPTION_GROUPS.map(({ id, options }) => {
      const { text: name, mark } = teller.words.tell('groups', id);
      return { name, mark, options: options.flatMap((option) => houseOption(option, teller) ?? []) };
    }),
  };
}
