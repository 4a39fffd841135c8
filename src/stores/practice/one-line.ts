import { atom } from 'nanostores';

/** Whether somebody types han, fu and payment in one line, as long as the page is open. */
export const $typesInOneLine = atom(false);
