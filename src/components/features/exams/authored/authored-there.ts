import { atom } from 'nanostores';
import { createContext } from 'preact';
import type { AuthoredWords } from './words.ts';

/** The authored questions in the language of the page; undefined until they are fetched. */
export const $authored = atom<AuthoredWords | undefined>(undefined);

/** The authored questions in another language than the page's, for a sheet whose reader reads that. */
export const AuthoredContext = createContext<AuthoredWords | undefined>(undefined);
