import { DEFAULT_RULEBOOKS } from '../../engine/rulebooks/ids.ts';
import { ladderOf } from '../../engine/mcr/index.ts';
import type { Entry, Log, RuledAs } from './log.ts';

/** Infringements whose count does not begin anew with a session: obstruction and wasted time (MERS 3.6). */
const NEVER_ANEW = ['obstruction', 'obstruction-grave', 'speed'];

/** What a ruling is when it is entered: the next step of a ladder, a warning that is the second, or what it always is. */
export interface NextPenalty {
  readonly ruled: RuledAs;
  readonly points: number;
  /** The how-manieth time it is, from 1; for rulings that count. */
  readonly time?: number;
}

/** Entries that count for the next one: of the player, not withdrawn, in this session unless the count goes on. */
function counted({ entries, session }: Log, player: string, goesOn: boolean): readonly Entry[] {
  return entries.filter(
    (entry) => entry.player === player && !entry.withdrawn && (goesOn || entry.session === session),
  );
}

/** The next step of the ladder for the same infringement of a player (MERS 3.1 and 3.6): a warning, then points. */
export function nextOnLadder(log: Log, player: string, card: string): NextPenalty {
  const time = counted(log, player, NEVER_ANEW.includes(card)).filter((entry) => entry.card === card).length + 1;
  const { points } = ladderOf(time, DEFAULT_RULEBOOKS.mcr);
  return { ruled: points === 0 ? 'warning' : 'points', points, time };
}

/** A warning, or a dead hand when it is the second of a session (Tesuji P3 and P10; over what time, our reading). */
export function nextWarning(log: Log, player: string): NextPenalty {
  const time = counted(log, player, false).filter(({ ruled }) => ruled === 'warning').length + 1;
  return { ruled: time % 2 === 0 ? 'dead-hand' : 'warning', points: 0, time };
}
