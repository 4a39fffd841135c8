import { RULEBOOK_IDS, type BookId } from '../../engine/index.ts';
import type { Offence, Ruling } from './offences.ts';

/** One line of an offence: the rulebooks that share it, and their ruling, or none where they say nothing. */
export interface RulingRow {
  readonly books: readonly BookId[];
  readonly ruling: Ruling | undefined;
}

/**
 * The lines of an offence in the order of the rulebooks, and last those of the same game that say nothing, in one line.
 * Samara stands on EMA 2016 where it has no ruling of its own.
 */
export function rowsOf({ rulings }: Offence): readonly RulingRow[] {
  const isShared = rulings['ema-2016'] !== undefined && rulings['samara-2019'] === undefined;
  const riichi = RULEBOOK_IDS.flatMap((id): RulingRow[] => {
    const ruling = rulings[id];
    if (!ruling) return [];
    return [{ books: id === 'ema-2016' && isShared ? [id, 'samara-2019'] : [id], ruling }];
  });
  const mers = rulings['mers-2014'];
  const silent = RULEBOOK_IDS.filter((id) => !riichi.some(({ books }) => books.includes(id)));
  return [
    ...riichi,
    ...(mers ? [{ books: ['mers-2014'] as const, ruling: mers }] : []),
    ...(riichi.length > 0 && silent.length > 0 ? [{ books: silent, ruling: undefined }] : []),
  ];
}
