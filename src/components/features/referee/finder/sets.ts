import type { Numeral } from './numbers.ts';
import type { Place } from './phrases.ts';
import { CLAUSE_END, type Token } from './tokens.ts';

const SET = /^\d(?:-?\d){2,3}$/;

/** The digits of `2-3-4` or `234`, in order; undefined where a token is not written like a set. */
function digitsOf(token: Token): readonly number[] | undefined {
  if (!SET.test(token)) return undefined;
  const digits = (token.match(/\d/g) ?? []).map(Number).toSorted((one, other) => one - other);
  return !token.includes('-') && digits.includes(0) ? undefined : digits;
}

const isRun = ([first = 0, second = 0, third = 0, ...more]: readonly number[]): boolean =>
  more.length === 0 && second === first + 1 && third === second + 1;

/** Whether digits written like a set (`4-4-5`) are none. */
export function isBadSet(token: Token): boolean {
  const digits = digitsOf(token);
  return digits !== undefined && !isRun(digits) && new Set(digits).size > 1;
}

/** How a called chow or pung and the discard after it belong together. */
export type Swap = 'same' | 'other-end' | 'neither';

/** The relation of a called tile, the run that it made, and the tile discarded after it (kuikae), as far as they are known. */
function relationOf(
  set: readonly number[] | 'chow' | 'pung',
  called: number | undefined,
  discarded: number,
): Swap | undefined {
  if (called !== undefined && called === discarded) return 'same';
  if (set === 'pung') return called === undefined ? undefined : 'neither';
  if (set === 'chow') return called !== undefined && Math.abs(called - discarded) > 3 ? 'neither' : undefined;
  const [low = 0, , high = 0] = set;
  const isOutside = discarded < low - 1 || discarded > high + 1;
  if (called === undefined || !set.includes(called)) return isOutside ? 'neither' : undefined;
  const other = called === low ? high + 1 : called === high ? low - 1 : undefined;
  return other === discarded ? 'other-end' : 'neither';
}

/** Whether a tile was called and then its like or the other end of the chow discarded, where a text tells both tiles. */
export function swapIn(
  tokens: readonly Token[],
  numerals: readonly Numeral[],
  placesOfConcept: (id: string) => readonly Place[],
): Swap | undefined {
  const discards = placesOfConcept('discard').map(({ to }) => to);
  const isChow = placesOfConcept('chow').length > 0;
  const run = tokens.map(digitsOf).find((digits) => digits !== undefined && isRun(digits));
  if (discards.length === 0 || (!run && !isChow && placesOfConcept('pung').length === 0)) return undefined;
  // “One like it” names no tile, “the one of bamboo” does.
  const ones = new Set(placesOfConcept('rank-one').map(({ from }) => from));
  const ranks = numerals.filter(
    ({ from, said }) => said >= 1 && said <= 9 && (said > 1 || tokens[from] === '1' || ones.has(from)),
  );
  const firstDiscard = Math.min(...discards);
  const discarded = ranks.find(
    ({ from }) =>
      from >= firstDiscard && from - firstDiscard <= 3 && !tokens.slice(firstDiscard, from).includes(CLAUSE_END),
  );
  if (!discarded) return undefined;
  const called = ranks.filter((one) => one !== discarded && one.from < firstDiscard).at(-1)?.said;
  return relationOf(run ?? (isChow ? 'chow' : 'pung'), called, discarded.said);
}
