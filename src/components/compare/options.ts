import { z } from 'astro/zod';
import { KNOBS, type KnobId, type RiichiKnobs } from '../../engine/riichi/index.ts';
import data from '../../content/compare/options.json' with { type: 'json' };
import en from '../../content/i18n/en.json' with { type: 'json' };
import ru from '../../content/i18n/ru.json' with { type: 'json' };
import { fill, ui } from '../../i18n/strings.ts';
import { type Phrase, phrase, toldIn } from '../../i18n/told.ts';
import { numbersOf } from './option-numbers.ts';

const option = z.strictObject({ name: phrase, values: z.record(z.string(), phrase) });
/** The words for every number that has none of its own. */
const ANY_NUMBER = 'any';
const isKnob = (id: string): id is KnobId => KNOBS.some((knob) => knob === id);
const groups = z.array(
  z.strictObject({ id: z.string(), name: phrase, options: z.record(z.string().refine(isKnob), option) }),
);

/** Every option of the rulebooks with its values in words, in the groups in which they are compared. */
export const OPTION_GROUPS = groups.parse(data).map(({ id, name, options }) => ({
  id,
  name,
  options: Object.entries(options).map(([knob, words]) => ({ knob: knob as KnobId, ...words })),
}));

const WORDS = new Map(OPTION_GROUPS.flatMap(({ options }) => options.map(({ knob, values }) => [knob, values])));

/** What the words of a value need besides the language: the names of limit hands in it. */
export interface Teller {
  readonly lang: keyof Phrase;
  readonly yaku: Readonly<Record<string, string>>;
}

const STRINGS = { en, ru } as const satisfies Record<keyof Phrase, object>;

/** What tells the options to a reader of `lang`. */
export function tellerFor(lang: string): Teller {
  const told = toldIn(lang);
  return { lang: told, yaku: ui({ all: () => STRINGS[told] }, 'yaku') };
}

function partInWords(knob: KnobId, part: unknown, { lang, yaku }: Teller): string {
  const values = WORDS.get(knob) ?? {};
  const key = String(typeof part === 'object' && part !== null && 'kind' in part ? part.kind : part);
  const words = values[key]?.[lang] ?? (typeof part === 'number' ? values[ANY_NUMBER]?.[lang] : undefined);
  const told = words ?? (knob === 'pao' ? yaku[key]?.toLocaleLowerCase(lang) : undefined);
  if (told === undefined) throw new Error(`the option ${knob} has no words for ${JSON.stringify(part)}`);
  return fill(told, numbersOf(part, lang));
}

/** The value of an option in words; throws where the words are missing. */
export function valueInWords(knob: KnobId, value: unknown, teller: Teller): string {
  if (!Array.isArray(value)) return partInWords(knob, value, teller);
  if (value.length === 0) return partInWords(knob, 'none', teller);
  return value.map((part) => partInWords(knob, part, teller)).join(', ');
}

/** Whether two values of an option are the same rule; the order of a list does not matter. */
export function isSame<Knob extends KnobId>(one: RiichiKnobs[Knob], other: RiichiKnobs[Knob]): boolean {
  const plain = (value: unknown): string => JSON.stringify(Array.isArray(value) ? value.toSorted() : value);
  return plain(one) === plain(other);
}
