import { rememberedChoice } from './remembered.ts';

/** Light, dark, or as the system says. */
export type Theme = 'system' | 'light' | 'dark';

/** Corner marks on tiles: shown, not shown, or shown where the page's language is not written with kanji. */
export type TileMarks = 'auto' | 'on' | 'off';

/** The remembered theme. */
export const theme = rememberedChoice<Theme>('tensu:theme', ['system', 'light', 'dark'], 'system');

/** The remembered choice of corner marks on tiles. */
export const tileMarks = rememberedChoice<TileMarks>('tensu:marks', ['auto', 'on', 'off'], 'auto');
