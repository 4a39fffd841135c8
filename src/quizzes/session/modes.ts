/**
 * The kinds of session: one skill, a stop of the path, a mix, a race against the clock, an exam, a quiz, an east round,
 * missed questions, or a placement.
 */
export const MODE_IDS = ['skill', 'stop', 'mix', 'speed', 'exam', 'quiz', 'round', 'replay', 'placement'] as const;

/** What somebody sat down to. */
export type Mode = (typeof MODE_IDS)[number];

/** How kinds of sessions differ. */
interface Habits {
  /** Whether missed questions return, so that the next one depends on the answer. */
  readonly bringsBack: boolean;
  /** Whether feedback comes after each answer or only at the end. A race only reports misses. */
  readonly tellsAtOnce: boolean;
  /** Whether a new skill is introduced before its first question. */
  readonly teaches: boolean;
  /** Whether the learner may choose how much of a whole hand is left to him. */
  readonly staged: boolean;
  /** Whether questions are asked line by line if possible, not only for the result. */
  readonly asksInLines: boolean;
  /** Whether answers change the practice record. */
  readonly remembers: boolean;
  /** Whether it ends when another rulebook is put in force; given questions keep their own. */
  readonly followsRulebook: boolean;
  /** Whether one may say that one does not know, and go on. */
  readonly mayPass: boolean;
  /** Whether the result includes questions that were not reached. */
  readonly countsUnreached: boolean;
  /**
   * What the clock does. A race continues at once after a right answer, ends after the answer or last miss once time is
   * up, and stores the best result; an exam ends when its time does, with a spoken notice.
   */
  readonly clock: 'none' | 'race' | 'exam';
}

const FREE: Habits = {
  bringsBack: false,
  tellsAtOnce: true,
  teaches: false,
  staged: true,
  asksInLines: false,
  remembers: true,
  followsRulebook: true,
  mayPass: false,
  countsUnreached: false,
  clock: 'none',
};

/** What each kind of session does, and what it records. */
export const MODES: Readonly<Record<Mode, Habits>> = {
  skill: { ...FREE, bringsBack: true, asksInLines: true, teaches: true },
  stop: { ...FREE, bringsBack: true, asksInLines: true, teaches: true },
  mix: { ...FREE, bringsBack: true, asksInLines: true, teaches: true },
  speed: { ...FREE, teaches: true, staged: false, clock: 'race' },
  exam: { ...FREE, tellsAtOnce: false, staged: false, countsUnreached: true, clock: 'exam' },
  quiz: { ...FREE, staged: false, followsRulebook: false, countsUnreached: true },
  round: { ...FREE, staged: false },
  replay: { ...FREE, remembers: false, followsRulebook: false },
  placement: { ...FREE, tellsAtOnce: false, staged: false, mayPass: true },
};
