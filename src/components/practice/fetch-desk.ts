import { atom } from 'nanostores';
import type { desk } from './desk.ts';

/** What a sitting needs, once it is loaded. */
export type Desk = typeof desk;

/** The desk, undefined until somebody is about to sit down. */
export const $desk = atom<Desk | undefined>(undefined);

let loading: Promise<Desk> | undefined;

/** Fetches what a sitting needs, once. */
export const fetchDesk = (): Promise<Desk> =>
  (loading ??= import('./desk.ts').then(({ desk }) => {
    $desk.set(desk);
    return desk;
  }));

/** Does something at the desk as soon as it is there. */
export const atDesk = (action: (desk: Desk) => void): void => void fetchDesk().then(action);
