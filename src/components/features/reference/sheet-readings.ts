import {
  type Clause,
  type FuItem,
  type OptionId,
  READINGS,
  RIICHI_RULEBOOKS,
  type RiichiId,
  type Yaku,
  readingsOpen,
} from '../../../engine/riichi/index.ts';
import type { FanId, McrOptionId } from '../../../engine/mcr/index.ts';

/** A reading other than ours of what a sheet shows. */
export interface SheetReading {
  readonly option: string;
  readonly value: unknown;
  readonly cite: Clause;
}

/** The fu that stand on a reading. */
export const FU_READINGS: Readonly<Partial<Record<OptionId, readonly FuItem[]>>> = {
  doubleWindPairFu: ['pair-seat', 'pair-round'],
  rinshanTsumoFu: ['tsumo'],
};

/** The yaku that stand on a reading. */
export const YAKU_READINGS: Readonly<Partial<Record<OptionId, readonly Yaku[]>>> = {
  haiteiWithRinshan: ['haitei', 'rinshan'],
};

/** The fan that stand on a reading of a disputed point. */
export const FAN_READINGS: Readonly<Partial<Record<McrOptionId, readonly FanId[]>>> = {
  exhaustedWait: ['edge-wait', 'closed-wait', 'single-wait'],
  knittedBodyWait: ['knitted-straight'],
  nineGatesPungs: ['nine-gates'],
  manyKongsAddConcealed: ['three-kongs', 'four-kongs'],
  honourTileHog: ['tile-hog'],
  forcedTileHog: ['tile-hog'],
  lastClaimIsReplacement: ['last-tile-claim'],
  kongPairs: ['two-concealed-kongs', 'melded-and-concealed-kong'],
  tilesAddFour: ['upper-tiles', 'lower-tiles'],
};

/** The other readings of some options that a rulebook leaves open. */
export const readingsAmong = (book: RiichiId, options: object): readonly SheetReading[] =>
  readingsOpen(RIICHI_RULEBOOKS[book]).filter(({ option }) => option in options);

/** The other reading of who is in plus, where the uma goes by that. */
export function umaReadings(book: RiichiId): readonly SheetReading[] {
  const { options, cite } = RIICHI_RULEBOOKS[book];
  const [, value] = READINGS.inPlus;
  return options.uma.kind === 'by-players-in-plus' ? [{ option: 'inPlus', value, cite: cite.uma }] : [];
}
