import * as z from 'zod/mini';
import { type BookId, baseBook, readBook } from '../../engine/rulebooks/ids.ts';
import { ALL_SKILL_IDS, type SkillId } from '../base/skill-ids.ts';
import { MODES, MODE_IDS, type Mode } from './modes.ts';

/** An unfinished session, as the overview offers it. */
export interface Left {
  readonly rules: BookId;
  readonly mode: Mode;
  readonly skill: SkillId | undefined;
  /** The question that it stopped at, counted from 1, and how many there are. */
  readonly place: number;
  readonly length: number;
}

const form = z.object({
  mode: z.enum(MODE_IDS),
  rules: z.string(),
  skill: z.optional(z.enum(ALL_SKILL_IDS)),
  length: z.int(),
  done: z.array(z.unknown()),
  passed: z._default(z.array(z.unknown()), []),
  over: z.literal(false),
});

/** Summarises a stored session; undefined if it is finished, a race (its time is up by now), or not valid. */
export function leftOf(kept: unknown, rulebooks: readonly BookId[]): Left | undefined {
  const { data } = form.safeParse(kept);
  const named = readBook(data?.rules);
  const rules = named && rulebooks.includes(baseBook(named)) ? named : undefined;
  const place = (data?.done.length ?? 0) + (data?.passed.length ?? 0);
  if (!data || !rules || place >= data.length || MODES[data.mode].clock === 'race') return undefined;
  return { rules, mode: data.mode, skill: data.skill, place: place + 1, length: data.length };
}
