import type { Wait } from '../../../engine/riichi/index.ts';
import type { Level } from '../../base/terms.ts';
import type { Question } from '../question.ts';
import type { Random } from '../../base/random.ts';
import { REAL } from '../../hands/real.ts';
import { winOf } from '../../hands/win.ts';

/** How often hands wait so that are dealt set by set, in percent: for the pair far more often than hands that somebody played. */
const DEALT = { 'two-sided': 37, closed: 18, pung: 14.5, single: 26, edge: 4.5, thirteen: 0.02 } as const;
const WON: Readonly<Record<Wait, number>> = { ...REAL.wait, thirteen: DEALT.thirteen };

/** How many of the hands with a wait are taken, so that waits come up as often beside each other as in play. */
const taken = (wait: Wait): number => WON[wait] / DEALT[wait] / (WON['two-sided'] / DEALT['two-sided']);

/** Whether its hands are dealt for what they wait for: to be asked about it, or as often as in play. */
const isByWait = ({ skill }: Question, level: Level): boolean =>
  skill === 'pair-wait' || (skill === 'whole' && level === 2);

/** Whether a question that was dealt is taken, by what its hand waits for. */
export function isTakenByWait(random: Random, question: Question, level: Level): boolean {
  const win = 'hand' in question && !isByWait(question, level) ? winOf(question.hand) : undefined;
  const wait = win?.readings.find(({ won }) => won)?.wait;
  return wait === undefined || random.chance(taken(wait));
}
