import type {
  HandRequest,
  Limit,
  MeldRequest,
  PatternId,
  RiichiId,
  Shares,
  Tile,
} from '../../src/engine/riichi/index.ts';

interface Ruled {
  readonly rules: RiichiId;
}
interface OfHand extends Ruled {
  readonly hand: HandRequest;
}

/** A question as any learner reads it. */
export type Question =
  | (OfHand & { readonly skill: 'yaku' | 'han' | 'fu' | 'dora' | 'pair-wait' | 'whole' })
  | (OfHand & { readonly skill: 'other-rules'; readonly other: RiichiId })
  | (Ruled & { readonly skill: 'indicators'; readonly indicator: Tile })
  | (Ruled & { readonly skill: 'limits'; readonly han: number; readonly fu: number })
  | (Ruled & {
      readonly skill: 'payment';
      readonly han: number;
      readonly fu: number;
      readonly dealer: boolean;
      readonly by: 'discard' | 'draw';
      readonly counters: number;
    })
  | (Ruled & {
      readonly skill: 'set-fu';
      readonly set: {
        readonly type: 'chow' | 'pung' | 'kong';
        readonly tiles: string;
        readonly made: 'concealed' | 'called' | 'discard' | 'added';
      };
    })
  | (Ruled & { readonly skill: 'waits'; readonly concealed: string; readonly melds: readonly MeldRequest[] });

/** The question of one skill. */
export type Of<S extends Question['skill']> = Extract<Question, { readonly skill: S }>;

/** A count filled in line by line. */
export type Sheet = Readonly<Record<string, number>>;

/** An answer in any form. */
export type Answer =
  | number
  | Sheet
  | Shares
  | Tile
  | readonly Tile[]
  | readonly PatternId[]
  | Limit
  | 'none'
  | { readonly pair: number; readonly wait: number }
  | {
      readonly yaku?: readonly PatternId[];
      readonly han?: number;
      readonly fu?: number;
      readonly payment?: Shares;
    };

/**
 * How an answer is given: as a result, for a whole hand in one line of numbers, or line by line with some lines filled
 * in.
 */
export type Form = 'value' | 'line' | { readonly lines: readonly string[] };
