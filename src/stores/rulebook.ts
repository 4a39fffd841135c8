import type { RulebookId } from '../engine/index.ts';
import { rememberedChoice } from './remembered.ts';

export type { RulebookId };

const IN_ORDER: Readonly<Record<RulebookId, true>> = {
  'ema-2016': true,
  'samara-2019': true,
  'ema-2012': true,
  'tesuji-2018': true,
};

/** The riichi rulebooks that can be in force, in the order of the menu; named here so that a page needs no engine for it. */
export const RULEBOOK_IDS = Object.keys(IN_ORDER) as readonly RulebookId[];

/** The rulebook in force before anyone chose one. */
export const DEFAULT_RULEBOOK: RulebookId = 'ema-2016';

/** The rulebook in force: by it the scorer scores and the drills judge. */
export const rulebookInForce = rememberedChoice<RulebookId>('tensu:rulebook', RULEBOOK_IDS, DEFAULT_RULEBOOK);

/** Store of the rulebook in force. */
export const $rulebook = rulebookInForce.$value;

/** Puts a rulebook in force and remembers it. */
export const chooseRulebook = rulebookInForce.choose;
