import { rememberedChoice } from './remembered.ts';

/** How yaku are named: the EMA's English names, the Japanese ones, or both. */
export type YakuNames = 'english' | 'japanese' | 'both';

/** The stored choice of yaku names. It sets `<html data-names>`, by which the style sheet shows the names chosen. */
export const yakuNames = rememberedChoice<YakuNames>('tensu:names', ['english', 'japanese', 'both'], 'both');
