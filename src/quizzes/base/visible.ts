/** Signs that nobody sees: of no width, or turning the direction of what follows. */
const UNSEEN = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** A text as it is seen: without what is invisible, with single spaces. What was pasted twice is the same then. */
export const visible = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
