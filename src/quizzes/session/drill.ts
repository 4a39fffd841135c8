import { MODES } from './modes.ts';
import type { SessionState } from './step.ts';

/**
 * Whether a question is dealt for drill, with rare things often: all except whole hands at the levels "plain" and "as
 * at the table".
 */
export function isDrill({ session, course: { wish } }: SessionState): boolean {
  if (!MODES[session.mode].bringsBack) return false;
  return session.question.skill !== 'whole' || wish?.level === 3;
}
