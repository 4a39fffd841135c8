import type { FinishedPlayer } from '../../tournament/result.ts';
import type { Entry } from './entry.ts';

/** The points that are entered for a player, fines taken off. */
export const pointsEntered = ({ points, penalty, total }: FinishedPlayer, { enters }: Entry): number =>
  enters === 'points' ? points - penalty : total;
