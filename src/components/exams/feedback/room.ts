import { ShownSheet } from './ShownSheet.tsx';

/** What deals the hands of a sheet again and says why its answers are right. */
export const ROOM = { ShownSheet };
