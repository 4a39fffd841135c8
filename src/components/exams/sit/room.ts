import { Sat } from './Sat.tsx';

/** Everything that only somebody needs who begins an exam: the engine, the hands, the ways to answer. */
export const ROOM = { Sat };
