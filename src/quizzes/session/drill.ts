import { MODES } from './modes.ts';
import type { SessionState } from './step.ts';

/** Whether the question of a sitting is dealt for drill, so that what is rare comes up often: all but whole hands that are plain or as at a table. */
export function isDrill({ session, course: { wish } }: SessionState): boolean {
  if (!MODES[session.mode].bringsBack) return false;
  return session.question.skill !== 'whole' || wish?.level === 3;
}
