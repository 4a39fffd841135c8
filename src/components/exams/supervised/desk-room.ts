import { Desk } from './Desk.tsx';

/** What examines at the desk. */
export const ROOM = { Part: Desk };
