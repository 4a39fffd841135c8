import { DEFAULT_RULEBOOKS } from '../../engine/rulebooks/ids.ts';
import { ladderOf } from '../../engine/mcr/index.ts';
import type { Entry, Log, RuledAs } from './log.ts';

/** Infringements whose count carries over from one session to the next: obstruction and wasted time (MERS 3.6). */
const NEVER_ANEW = ['obstruction', 'obstruction-grave', 'speed'];

/** The ruling to enter: the next step of a ladder, a second warning's dead hand, or the usual one. */
export interface NextPenalty {
  readonly ruled: RuledAs;
  readonly points: number;
  /** The number of this offence, from 1, where rulings depend on it. */
  readonly time?: number;
}

/** Earlier entries that count: the player's own, not withdrawn, from this session unless the count carries over. */
function counted({ entries, session }: Log, player: string, goesOn: boolean): readonly Entry[] {
  return entries.filter(
    (entry) => entry.player === player && !entry.withdrawn && (goesOn || entry.session === session),
  );
}

/** The next step of the ladder for a player's repeated infringement (MERS 3.1 and 3.6): a warning, then points. */
export function nextOnLadder(log: Log, player: string, card: string): NextPenalty {
  const time = counted(log, player, NEVER_ANEW.includes(card)).filter((entry) => entry.card === card).length + 1;
  const { points } = ladderOf(time, DEFAULT_RULEBOOKS.mcr);
  return { ruled: points === 0 ? 'warning' : 'points', points, time };
}

/** A warning, or a dead hand for the second one in a session (Tesuji P3 and P10; the period is our reading). */
export function nextWarning(log: Log, player: string): NextPenalty {
  const time = counted(log, player, false).filter(({ ruled }) => ruled === 'warning').length + 1;
  return { ruled: time % 2 === 0 ? 'dead-hand' : 'warning', points: 0, time };
}
