/** Who sits where in a tournament: pure, for both games. */
export { type SeatingCounts, countSeating } from './counts.ts';
export { fewestRepeats } from './known.ts';
export { type SeatedRound, type SeatingRequest, makeSeating } from './seat.ts';
