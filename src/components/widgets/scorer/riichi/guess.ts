import type { PatternId } from '../../../../engine/riichi/index.ts';

/** A guess at a hand's value; empty texts are not judged. */
export interface Guess {
  readonly yaku: readonly PatternId[];
  readonly han: string;
  readonly fu: string;
  readonly payment: string;
}

/** An empty guess. */
export const NO_GUESS: Guess = { yaku: [], han: '', fu: '', payment: '' };

export const isBlank = ({ yaku, han, fu, payment }: Guess): boolean =>
  yaku.length === 0 && (han + fu + payment).trim() === '';
