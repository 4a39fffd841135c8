import type { BookId } from '../../engine/index.ts';
import type { Offence, Ruling } from '../referee/offences.ts';

/** The ruling on an offence under a rulebook and the rulebook that it stands in: Samara stands on EMA 2016. */
export function rulingUnder(
  { rulings }: Offence,
  book: BookId,
): { readonly book: BookId; readonly ruling: Ruling } | undefined {
  const own = rulings[book];
  if (own) return { book, ruling: own };
  const base = book === 'samara-2019' ? rulings['ema-2016'] : undefined;
  return base && { book: 'ema-2016', ruling: base };
}
