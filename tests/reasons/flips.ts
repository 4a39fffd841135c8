import { riichiRulesOf } from '../../src/engine/riichi/index.ts';

/**
 * One value of an option that a rulebook leaves open, in one case: whether it changes anything, and whether the answer
 * names it.
 */
export interface Flip {
  readonly flip: string;
  readonly changes: boolean;
  readonly named: boolean;
  readonly of: unknown;
}

/** An option with one of its values. */
export const nameOf = (option: string, value: unknown): string => `${option} ${JSON.stringify(value)}`;

/** What an answer names. */
export const namesOf = (others: readonly { readonly option: string; readonly value: unknown }[]): ReadonlySet<string> =>
  new Set(others.map(({ option, value }) => nameOf(option, value)));

/** Every value of every open option. */
export const opened = (open: object): (readonly [option: string, value: unknown])[] =>
  Object.entries(open).flatMap(([option, values]) => (values as unknown[]).map((value) => [option, value] as const));

/** What a riichi rulebook leaves open, an edition too. */
export const openIn = (id: string): object => {
  const rules = riichiRulesOf(id);
  return rules.ok ? rules.value.open : {};
};
