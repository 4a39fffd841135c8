/**
 * What somebody can sit down to: one skill, a stop of the path, a mix, a minute against the clock, an exam, a given quiz, an east round, what was
 * missed, or what shows where to begin.
 */
export const MODE_IDS = ['skill', 'stop', 'mix', 'speed', 'exam', 'quiz', 'round', 'replay', 'placement'] as const;

/** What somebody sat down to. */
export type Mode = (typeof MODE_IDS)[number];

/** What sittings differ in. */
interface Habits {
  /** Whether what is missed comes back, so that the next question is known only after the answer. */
  readonly bringsBack: boolean;
  /** Whether each answer is told at once; else nothing is before the end. A race tells misses only. */
  readonly tellsAtOnce: boolean;
  /** Whether the idea of a skill that was never met is shown before its first question. */
  readonly teaches: boolean;
  /** Whether the learner may choose how much of a whole hand is left to him. */
  readonly staged: boolean;
  /** Whether what can be counted line by line is asked so; else only for what it comes to. */
  readonly asksInLines: boolean;
  /** Whether the answers change what is remembered. */
  readonly remembers: boolean;
  /** Whether it ends when another rulebook is put in force; given questions keep their own. */
  readonly followsRulebook: boolean;
  /** Whether one may say that one does not know, and go on. */
  readonly mayPass: boolean;
  /** Whether the end counts the questions that were not reached, too. */
  readonly countsUnreached: boolean;
  /** A race goes on at once after what is right, ends after the answer, or with the last miss, and its best is kept; an exam ends with its time, and is told so aloud. */
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

/** What each kind of sitting does and leaves. */
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
