import { type NextPenalty, nextOnLadder, nextWarning } from '../../../../stores/penalty-log/ladder.ts';
import type { Log } from '../../../../stores/penalty-log/log.ts';
import type { Fine } from './fine.ts';

/** What is entered for a player's offence, earlier entries of the log counted. */
export function nextOf(log: Log, player: string, card: string, fine: Fine): NextPenalty {
  if (fine.counts === 'ladder') return nextOnLadder(log, player, card);
  if (fine.counts === 'warnings') return nextWarning(log, player);
  return fine;
}
