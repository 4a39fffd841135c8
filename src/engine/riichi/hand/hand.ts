import type { HandTiles } from '../../hand/read.ts';
import type { Liable } from '../../hand/request.ts';
import type { Seat } from '../../base/melds.ts';
import type { Kind } from '../../base/tile.ts';

/** Whether riichi was declared; only a declared one can be won within the first unbroken turn. */
export type Declared = { readonly kind: 'none' } | { readonly kind: 'riichi' | 'double'; readonly ippatsu: boolean };

/** The facts of a hand and its table from a draft; unknown ones are undefined or have the usual value. */
export interface TableFacts extends HandTiles {
  readonly byDraw: boolean | undefined;
  readonly seat: Kind | undefined;
  readonly round: Kind | undefined;
  readonly riichi: Declared;
  readonly lastTile: boolean;
  readonly afterKong: boolean;
  readonly firstTurn: boolean;
  readonly robbedKong: 'none' | 'added' | 'concealed';
  readonly counters: number;
  /** Riichi sticks that the winner collects; undefined if unknown. */
  readonly bets: number | undefined;
  readonly liable: readonly Liable[];
  readonly discarder: Seat | undefined;
}

/** A hand that passed the check: every tile there, every copy counted, nothing impossible about how it was won. */
export interface WinningHand extends TableFacts {
  readonly winning: Kind;
  readonly byDraw: boolean;
  readonly seat: Kind;
  readonly round: Kind;
  readonly missing: 0;
}
