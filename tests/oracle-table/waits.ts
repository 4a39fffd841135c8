import { KINDS, countOf, rankOf, sorted, suitOf, without } from './tiles.ts';

/** One way to split tiles into sets and a pair; each group is the list of its kinds. */
type Reading = string[][];

function split(kinds: readonly string[], pairs: number): Reading[] {
  const [first, ...rest] = kinds;
  if (first === undefined) return pairs === 0 ? [[]] : [];
  const found: Reading[] = [];
  const take = (group: string[], pairsLeft: number): void => {
    const left = without(rest, group.slice(1));
    if (left.length !== rest.length - group.length + 1) return;
    for (const reading of split(left, pairsLeft)) found.push([group, ...reading]);
  };
  if (pairs > 0) take([first, first], 0);
  take([first, first, first], pairs);
  const [rank, suit] = [rankOf(first), suitOf(first)];
  if (suit !== 'z' && rank < 8) take([first, `${rank + 1}${suit}`, `${rank + 2}${suit}`], pairs);
  return found;
}

/** Every way to split kinds into pungs, chows and one pair. */
export const readingsOf = (kinds: readonly string[]): Reading[] => split(sorted(kinds), 1);

const ORPHANS: readonly string[] = KINDS.filter((kind) => /^([19][mps]|.z)$/.test(kind));

/** Whether fourteen kinds are thirteen orphans. */
export const isOrphans = (kinds: readonly string[]): boolean =>
  kinds.length === 14 && kinds.every((kind) => ORPHANS.includes(kind)) && new Set(kinds).size === 13;

/** Whether fourteen kinds are seven different pairs. */
export const isPairs = (kinds: readonly string[]): boolean =>
  kinds.length === 14 && new Set(kinds).size === 7 && kinds.every((kind) => countOf(kinds, kind) === 2);

/** Whether the concealed kinds, the winning one among them, are complete: sets and a pair, or a shape of their own. */
export const isComplete = (kinds: readonly string[]): boolean =>
  readingsOf(kinds).length > 0 || isPairs(kinds) || isOrphans(kinds);

/** The kinds that would complete a concealed part, whether or not a copy is left to be had. */
export const waitsOf = (kinds: readonly string[]): string[] => KINDS.filter((kind) => isComplete([...kinds, kind]));
