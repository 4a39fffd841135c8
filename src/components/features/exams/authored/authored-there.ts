import { atom } from 'nanostores';
import type { AuthoredWords } from './words.ts';

/** The authored questions in the language of the page; undefined until they are fetched. */
export const $authored = atom<AuthoredWords | undefined>(undefined);
