import type { Wind } from '../../../engine/riichi/index.ts';
import type { Strings } from '../../../i18n/strings.ts';

/** The name of a seat. */
export const seatName = (wind: Wind, words: Strings<'scorer'>): string => words[`wind.${wind}`];

/** Letter of a seat where its name does not fit. */
export const seatLetter = (wind: Wind, words: Strings<'scorer'>): string => seatName(wind, words).charAt(0);
