import type { PatternId } from '../../../../engine/riichi/index.ts';

/** What somebody thinks a hand is worth; an empty text is no guess. */
export interface Guess {
  readonly yaku: readonly PatternId[];
  readonly han: string;
  readonly fu: string;
  readonly payment: string;
}

/** No guess at all. */
export const NO_GUESS: Guess = { yaku: [], han: '', fu: '', payment: '' };

/** Whether nothing was filled in. */
export const isBlank = ({ yaku, han, fu, payment }: Guess): boolean =>
  yaku.length === 0 && (han + fu + payment).trim() === '';
