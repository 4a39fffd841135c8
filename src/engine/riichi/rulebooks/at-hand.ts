import { type RulebookOf, baseBook } from '../../rulebooks/ids.ts';
import type { Edition } from './edition.ts';
import type { Result } from '../../base/result.ts';
import type { RiichiRules } from '../options/rules.ts';
import { CHOOSER, EDITIONS } from './profiles.ts';

const atHand: Edition[] = [...EDITIONS];
const lists: ((edition: Edition) => void)[] = [];

/** Whether the edition with this id has come; the older rulebooks are always there. */
export const hasEdition = (id: string): boolean => atHand.some(({ rules }) => rules.id === baseBook(id));

/** Enters an edition into every list by rulebook; once is enough. */
export function addEdition(edition: Edition): void {
  if (hasEdition(edition.rules.id)) return;
  atHand.push(edition);
  for (const enter of lists) enter(edition);
}

/** Gives a rulebook of a list the options that an id names; undefined where it names none. */
export type Chooser = (
  id: string,
  list: Readonly<Partial<Record<string, RiichiRules>>>,
) => Result<RiichiRules> | undefined;

const choosers: (Chooser | undefined)[] = [CHOOSER];

/** Enters what gives a rulebook options; browsers fetch it only where somebody plays with some. */
export const addChooser = (chooser: Chooser): void => void choosers.splice(0, 1, chooser);

/** A rulebook of a list with the options that an id names; undefined where it names none, or nobody asked for some yet. */
export const withOptionsOf: Chooser = (id, list) => choosers[0]?.(id, list);

type RiichiBook = RulebookOf<'riichi'>;

/**
 * A list by rulebook: the older ones, and this part of each edition as soon as that has come. A rulebook with options gives
 * the part of the rulebook itself, unless `withOptions` makes another.
 */
export function byRulebook<Part>(
  older: Readonly<Partial<Record<RiichiBook, Part>>>,
  part: (edition: Edition) => Part,
  withOptions: (id: string, list: Readonly<Record<string, Part>>) => Part | undefined = (id, list) =>
    list[baseBook(id)],
): Readonly<Record<RiichiBook, Part>> {
  const list = { ...older } as Record<RiichiBook, Part>;
  const enter = (edition: Edition): void => {
    list[edition.rules.id] = part(edition);
  };
  atHand.forEach(enter);
  lists.push(enter);
  return new Proxy(list, {
    get: (all, id) =>
      (typeof id === 'string' && !Object.hasOwn(all, id) ? withOptions(id, all) : Reflect.get(all, id)) as Part,
  });
}
