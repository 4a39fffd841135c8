import type { MeldRequest, Seat } from '../base/melds.ts';
import type { Wind } from '../base/tile.ts';

/** Who fed the deciding set of a liability (pao) pattern. */
export interface Liable {
  readonly from: Seat;
  readonly pattern: string;
}

/**
 * A winning hand and how it was won, in the JSON form shared by widgets, links, quizzes and scripts. Tiles are in mpsz;
 * `concealed` excludes the winning tile and melds. Nothing is checked before scoring.
 */
export interface HandRequest {
  readonly id?: string;
  readonly rules: string;
  readonly knobs?: Readonly<Record<string, unknown>>;
  readonly concealed: string;
  readonly melds?: readonly MeldRequest[];
  readonly winningTile: string;
  readonly by: 'discard' | 'draw';
  readonly seatWind: Wind;
  readonly roundWind: Wind;
  readonly riichi?: 'none' | 'riichi' | 'double';
  readonly ippatsu?: boolean;
  readonly lastTile?: boolean;
  readonly afterKong?: boolean;
  readonly firstTurn?: boolean;
  readonly robbedKong?: 'added' | 'concealed';
  readonly doraIndicators?: string;
  readonly uraIndicators?: string;
  readonly counters?: number;
  readonly bets?: number;
  readonly liable?: readonly Liable[];
  readonly discarder?: Seat;
  /** For MCR, like the next two; riichi rulebooks accept and ignore them. */
  readonly flowers?: number;
  readonly lastOfKind?: boolean;
  readonly winningTileShown?: boolean;
}

/** Whether a hand is closed: no meld, or concealed kongs only. */
export const isClosed = ({ melds = [] }: Pick<HandRequest, 'melds'>): boolean =>
  melds.every((meld) => meld.type === 'kong' && meld.form === 'concealed');
