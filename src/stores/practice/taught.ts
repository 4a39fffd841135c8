import { persistentAtom } from '@nanostores/persistent';
import type { ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { ALL_SKILL_IDS, type SkillId } from '../../quizzes/base/skill-ids.ts';
import { forgiveStorage } from '../forgiving-storage.ts';
import { storedAs } from '../stored-as.ts';

const VERSION = 1;
const form = z.object({ version: z.literal(VERSION), taught: z.array(z.unknown()) });

/** Reads a stored text and keeps the skills that exist. Another version reads as none. */
export function readTaught(text: string): readonly SkillId[] {
  const stored = storedAs(form, text)?.taught ?? [];
  return ALL_SKILL_IDS.filter((id) => stored.includes(id));
}

forgiveStorage();

const $kept = persistentAtom<readonly SkillId[]>('tensu:lessons', [], {
  encode: (taught) => JSON.stringify({ version: VERSION, taught }),
  decode: readTaught,
});

/** The skills whose lesson was shown or skipped: `{"version":1,"taught":["fu"]}`. */
export const $taught: ReadableAtom<readonly SkillId[]> = $kept;

/** Notes that the lesson of a skill was shown. */
export const markTaught = (skill: SkillId): void => $kept.set([...new Set([...$kept.get(), skill])]);
