import { BOOKS, type Book } from './furiten.ts';

/** Seats in turn order: the discarder is 0, the next player 1. */
export interface Claim {
  readonly seat: 1 | 2 | 3;
  readonly call: 'win' | 'pung' | 'kong' | 'chow';
  /** More than three seconds after the discard. */
  readonly late: boolean;
}

const winners = (claims: readonly Claim[]): readonly Claim[] => claims.filter(({ call }) => call === 'win');

/** Whose claims on a discard succeed. */
export function granted(claims: readonly Claim[], book: Book): readonly Claim[] {
  const won = winners(claims);
  const rules = BOOKS[book];
  if (won.length > 0) {
    if (rules.winners === 'all') return won;
    return won.length === 3 && rules.winners === 'first' ? [] : [...won].sort((a, b) => a.seat - b.seat).slice(0, 1);
  }
  const chow = claims.find(({ call, seat }) => call === 'chow' && seat === 1);
  const sets = claims.filter(({ call }) => call === 'pung' || call === 'kong');
  const inTime = sets.filter(({ late }) => !(late && rules.latePungLoses));
  if (chow) return inTime.length > 0 ? inTime : [chow];
  return sets;
}
