/** A skill as the map of skills knows it, without anything that it is practised with. */
interface Entry {
  readonly id: string;
  /** Whether its picture is the question: read aloud, that is half the answer. */
  readonly byEye?: true;
}

/** Every skill that scoring a hand and playing at a table need, in the order in which they are taught: a line for each, its folder beside this file. */
const ENTRIES = [
  { id: 'indicators', byEye: true },
  { id: 'dora' },
  { id: 'waits' },
  { id: 'yaku' },
  { id: 'han' },
  { id: 'set-fu' },
  { id: 'pair-wait' },
  { id: 'fu' },
  { id: 'payment' },
  { id: 'limits' },
  { id: 'whole' },
  { id: 'other-rules' },
  { id: 'furiten' },
  { id: 'may-i' },
  { id: 'noten' },
  { id: 'several-wins' },
  { id: 'counters' },
  { id: 'final-scores' },
  { id: 'penalties' },
] as const satisfies readonly Entry[];

/** A skill. */
export type SkillId = (typeof ENTRIES)[number]['id'];

/** The skills in the order in which they are taught. */
export const SKILL_IDS: readonly SkillId[] = ENTRIES.map(({ id }) => id);

/** Whether a skill is about reading tiles, which a page that is read aloud does for the learner. */
export const isByEye = (skill: SkillId): boolean =>
  (ENTRIES as readonly Entry[]).some(({ id, byEye }) => id === skill && byEye === true);
