import { type RiichiOptions, RIICHI_RULEBOOKS } from '../../../../engine/riichi/index.ts';
import type { RiichiId } from '../../../../engine/rulebooks/ids.ts';

/** The options of a riichi rulebook. */
export const optionsBy = (rules: RiichiId): RiichiOptions => RIICHI_RULEBOOKS[rules].options;
