import type { BySeat } from '../../../../engine/riichi/index.ts';
import type { Draft } from '../../../widgets/hand-editor/draft.ts';
import type { HandEntry, WinnerEntry } from './entry.ts';
import type { SettleAnswer } from './table-engine.ts';
import type { Ruled } from './table-rules.ts';

/** A winner's hand to enter in tiles. */
export interface TilesFormProps extends Ruled {
  readonly winner: WinnerEntry;
  readonly entry: HandEntry;
  readonly names: BySeat<string>;
  readonly tiles: Draft;
  readonly onChange: (tiles: Draft) => void;
}

/** Settled hands with their counts. */
export interface CountedHandsProps {
  readonly hands: Extract<SettleAnswer, { ok: true }>['hands'];
  readonly names: BySeat<string>;
}
