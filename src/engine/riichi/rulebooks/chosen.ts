import { type Clause, silent } from '../../base/clause.ts';
import { type Result, ok, refuse } from '../../base/result.ts';
import { type BookId, type RiichiId, baseBook, choicesIn, withChoices } from '../../rulebooks/ids.ts';
import { type OptionId, type RiichiOptions, allowedValues, isSame } from '../options/options.ts';
import type { CiteId, RiichiRules } from '../options/rules.ts';
import { overridden } from './overridden.ts';
import { namesOf } from './variants.ts';

type Options = Partial<RiichiOptions>;

const simple = (value: unknown): string =>
  typeof value === 'boolean'
    ? value
      ? 'yes'
      : 'no'
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : '';

/** A value as it stands in an id: `yes`, `25000`, `fixed_30000_10000_-10000_-30000`; lists in a list are left out. */
const valueText = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flat().map(simple).filter(Boolean).join('_') || 'none'
    : simple(value);

/** The option and value that a choice names: an option, `-`, and the value. Undefined for anything else. */
function houseOption(choice: string): Options | undefined {
  const end = choice.indexOf('-');
  const [option, text] = [choice.slice(0, end), choice.slice(end + 1)];
  const { values, members } = allowedValues(option);
  const value = values.find((one) => valueText(one) === text);
  if (value !== undefined) return { [option]: value };
  const list = text === 'none' ? [] : text.split('_');
  return members.length > 0 && list.every((one) => members.includes(one)) ? { [option]: list } : undefined;
}

/** The rules of counting that an option decides beside itself. */
const DECIDES: Readonly<Partial<Record<OptionId, readonly CiteId[]>>> = {
  redFives: ['red-five'],
  uraDora: ['ura-dora'],
  kanDora: ['kan-dora'],
  kanUraDora: ['kan-ura-dora'],
  doubleWindPairFu: ['pair-double-wind'],
  openPinfuFu: ['open-pinfu'],
  nagashiMangan: ['nagashi-mangan'],
  counterValue: ['counters'],
};

/** The clauses of the options: where the rulebook names them as variants, else that they are rules of the house in place of its own. */
function citesOf({ id, options, variants = [], cite }: RiichiRules, own: Options): Partial<RiichiRules['cite']> {
  const changed = (Object.keys(own) as OptionId[]).filter((option) => !isSame(options[option], own[option]));
  const named = namesOf({ options, variants } as RiichiRules, own)?.variants ?? [];
  const clauseOf = (option: OptionId, rule: CiteId): Clause =>
    variants.find((variant) => named.includes(variant.id) && option in variant.changes)?.cite ??
    silent(id as BookId, cite[rule], 'house-rule');
  return Object.fromEntries(
    changed.flatMap((option) => [option, ...(DECIDES[option] ?? [])].map((rule) => [rule, clauseOf(option, rule)])),
  );
}

/** The rulebook with the options; what it leaves open and the options decide is open no longer. */
function decided(base: RiichiRules, own: Options): Result<RiichiRules> {
  const rules = overridden(base, own);
  if (!rules.ok) return rules;
  const open = Object.fromEntries(Object.entries(base.open).filter(([option]) => !(option in own)));
  return ok({ ...rules.value, open, chosen: own, cite: { ...base.cite, ...citesOf(base, own) } });
}

/** How an id says that an option has a value, where the rulebook has no name for it. */
export const houseChoice = (option: OptionId, value: unknown): string => `${option}-${valueText(value)}`;

/**
 * The options that are chosen with a rulebook: its own variants by their names, any other by option and value. Refuses what
 * does not exist, and two choices that change the same.
 */
export function chosenOptions(id: string, { variants = [] }: RiichiRules): Result<Options> {
  let own: Options = {};
  for (const choice of choicesIn(id)) {
    const changes = variants.find((variant) => variant.id === choice)?.changes ?? houseOption(choice);
    if (!changes || Object.keys(changes).some((option) => option in own))
      return refuse('unknown-knob', 'rules', { knob: choice });
    own = { ...own, ...changes };
  }
  return ok(own);
}

/** The id of a rulebook with some options, each by the rulebook's own name where it has one; the same options give the same id. */
export function choosing(rules: RiichiRules, own: Options): RiichiId {
  const { variants = [], house = [] } = namesOf(rules, own) ?? {};
  const others = house.toSorted().map((option) => houseChoice(option as OptionId, own[option as OptionId]));
  return withChoices(rules.id as RiichiId, [...variants, ...others]);
}

/** Rulebooks with options that were asked for; ids are text from anywhere, so only so many are remembered. */
const known = new Map<string, { readonly base: RiichiRules; readonly rules: Result<RiichiRules> }>();
const MOST_REMEMBERED = 50;

/** A rulebook from a list with the options that its id names; undefined where it names none, or the rulebook is not there. */
export function withChosen(
  id: string,
  list: Readonly<Partial<Record<string, RiichiRules>>>,
): Result<RiichiRules> | undefined {
  const name = baseBook(id);
  const base = name === id || !Object.hasOwn(list, name) ? undefined : list[name];
  if (!base) return undefined;
  const last = known.get(id);
  if (last?.base === base) return last.rules;
  const chosen = chosenOptions(id, base);
  const rules = chosen.ok ? decided(base, chosen.value) : chosen;
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(id, { base, rules });
  return rules;
}
