import { RIICHI_IDS, type RiichiId } from '../engine/rulebooks/ids.ts';
import { rememberedChoice } from './remembered.ts';

export { RIICHI_IDS, type RiichiId };

/** The rulebook in force before anyone chose one. */
export const DEFAULT_RULEBOOK: RiichiId = 'ema-2016';

/** The rulebook in force: by it the scorer scores and the drills judge. */
export const rulebookInForce = rememberedChoice<RiichiId>('tensu:rulebook', RIICHI_IDS, DEFAULT_RULEBOOK);

/** Store of the rulebook in force. */
export const $rulebook = rulebookInForce.$value;

/** Puts a rulebook in force and remembers it. */
export const chooseRulebook = rulebookInForce.choose;
