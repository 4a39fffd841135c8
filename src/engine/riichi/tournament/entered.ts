import type { FinishedPlayer } from '../../tournament/result.ts';
import type { Entry } from './entry.ts';

/** The points entered for a player, less fines. */
export const pointsEntered = ({ points, penalty, total }: FinishedPlayer, { enters }: Entry): number =>
  enters === 'points' ? points - penalty : total;
