import { atom } from 'nanostores';

/** Whether the learner types han, fu and payment in one line; lasts as long as the page. */
export const $typesInOneLine = atom(false);
