import type { RulebookOf } from '../../rulebooks/ids.ts';
import type { Edition } from './edition.ts';
import { EDITIONS } from './profiles.ts';

const atHand: Edition[] = [...EDITIONS];
const lists: ((edition: Edition) => void)[] = [];

/** Whether the edition with this id has come; the older rulebooks are always there. */
export const hasEdition = (id: string): boolean => atHand.some(({ rules }) => rules.id === id);

/** Enters an edition into every list by rulebook; once is enough. */
export function addEdition(edition: Edition): void {
  if (hasEdition(edition.rules.id)) return;
  atHand.push(edition);
  for (const enter of lists) enter(edition);
}

type RiichiBook = RulebookOf<'riichi'>;

/** A list by rulebook: the older ones, and this part of each edition as soon as that has come. */
export function byRulebook<Part>(
  older: Readonly<Partial<Record<RiichiBook, Part>>>,
  part: (edition: Edition) => Part,
): Readonly<Record<RiichiBook, Part>> {
  const list = { ...older } as Record<RiichiBook, Part>;
  const enter = (edition: Edition): void => {
    list[edition.rules.id] = part(edition);
  };
  atHand.forEach(enter);
  lists.push(enter);
  return list;
}
