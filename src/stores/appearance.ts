import { rememberedChoice } from './remembered.ts';

/** Light, dark, or as the system prefers. */
export type Theme = 'system' | 'light' | 'dark';

/** Corner marks on tiles: shown, hidden, or shown when the page's language is not written with kanji. */
export type TileMarks = 'auto' | 'on' | 'off';

/** The stored theme. */
export const theme = rememberedChoice<Theme>('tensu:theme', ['system', 'light', 'dark'], 'system');

/** The stored choice of corner marks on tiles. */
export const tileMarks = rememberedChoice<TileMarks>('tensu:marks', ['auto', 'on', 'off'], 'auto');
