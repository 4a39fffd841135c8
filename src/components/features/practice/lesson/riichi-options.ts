import { type RiichiKnobs, RIICHI_RULEBOOKS } from '../../../../engine/riichi/index.ts';
import type { RiichiId } from '../../../../engine/rulebooks/ids.ts';

/** The options of a riichi rulebook. */
export const knobsBy = (rules: RiichiId): RiichiKnobs => RIICHI_RULEBOOKS[rules].knobs;
