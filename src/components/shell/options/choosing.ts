import type { BookChoices } from './words.ts';

/** The option that a choice of a house is about. */
const optionOf = (choice: string): string => choice.split('-', 1)[0] ?? choice;

/** The choices of an id, each as choices of single options. */
export const spelledOut = (choices: readonly string[], { named }: BookChoices): readonly string[] =>
  choices.flatMap((choice) => named.find(({ id }) => id === choice)?.as ?? [choice]);

/** The choices with some more, which take the place of those about the same options. */
export function withThese(spelled: readonly string[], these: readonly string[]): readonly string[] {
  const changed = new Set(these.map(optionOf));
  return [...spelled.filter((one) => !changed.has(optionOf(one))), ...these];
}

/** Whether all of these are chosen. */
export const areChosen = (spelled: readonly string[], these: readonly string[]): boolean =>
  these.every((one) => spelled.includes(one));

/** The choices of an id: those that the rulebook names by their names, in its order, then the others; its own values are none. */
export function choicesFrom(spelled: readonly string[], { named, own }: BookChoices): readonly string[] {
  const changed = spelled.filter((one) => !own.includes(one));
  const names = named.filter(({ as }) => areChosen(changed, as));
  const covered = new Set(names.flatMap(({ as }) => as.map(optionOf)));
  return [...names.map(({ id }) => id), ...changed.filter((one) => !covered.has(optionOf(one))).sort()];
}
