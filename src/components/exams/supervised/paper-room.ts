import { Paper } from './Paper.tsx';

/** What lays out and marks sheets. */
export const ROOM = { Part: Paper };
