import type { Question } from '../../src/quizzes/games/question.ts';
import { skillOf } from '../../src/quizzes/games/skills.ts';
import type { SkillId } from '../../src/quizzes/base/skill-ids.ts';
import type { FactId } from '../../src/quizzes/base/terms.ts';
import { chanceOf } from './chance.ts';

const DAY = 86_400_000;

/** What a learner has in his head: how likely he answers a question right, and which of its facts he knows. */
export interface Mind {
  /** How likely he is right, 0 to 1. */
  readonly chanceAt: (question: Question, now: number) => number;
  /** How likely he knows a fact; undefined where he has skills, not facts. */
  readonly recall?: (fact: FactId, now: number) => number;
  /** Is shown the right answer. */
  readonly learns: (question: Question, isRight: boolean, now: number) => void;
}

/** How somebody practises: on which days, and what. */
export interface Kind {
  readonly mind: (seed: string, skills: readonly SkillId[]) => Mind;
  /** The days of his sessions; each has twelve questions. */
  readonly days: readonly number[];
  /** Whether he drills one skill, with a mix every fourth time. */
  readonly drills?: boolean;
  /** After how many days without practice he asks how ready he is. */
  readonly pauses: readonly number[];
}

const factsKnown = new WeakMap<Question, readonly FactId[]>();
/** The facts of a question, each once. */
export function factsOf(question: Question): readonly FactId[] {
  const facts = factsKnown.get(question) ?? [...new Set(skillOf(question.skill).facts(question))];
  factsKnown.set(question, facts);
  return facts;
}

/** Somebody who is as good at each skill for ever. */
function firm(seed: string, skills: readonly SkillId[], draw: (chance: () => number) => (i: number) => number): Mind {
  const chance = chanceOf(seed);
  const of = draw(chance);
  const known = new Map(
    skills
      .map((skill) => ({ skill, at: chance() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ skill }, i) => [skill, of(i)]),
  );
  return { chanceAt: ({ skill }) => known.get(skill) ?? of(known.size), learns: () => undefined };
}

/** How a memory works: the half-life of a fact just met, in days, how it grows, and what was known before. */
interface Nature {
  readonly halfLife: number;
  readonly growth: number;
  readonly known: number;
  readonly slip: number;
}

/** How likely a fact is guessed that was never met or is gone, how likely an old one is known, and its half-life in days. */
const [GUESSED, KNOWN, GONE, OLD] = [0.08, 0.97, 0.03, 20] as const;

/** Somebody whose facts fade each by itself, more slowly after each recall that was not easy. */
function fading(seed: string, { halfLife, growth, known, slip }: Nature): Mind {
  const traces = new Map<FactId, { readonly half: number; readonly at: number }>();
  const knew = (fact: FactId): boolean => chanceOf(`${seed}.${fact}`)() < known;
  const recall = (fact: FactId, now: number): number => {
    const trace = traces.get(fact);
    if (!trace) return knew(fact) ? KNOWN : GUESSED;
    return GONE + (1 - GONE) * 2 ** (-Math.max(0, now - trace.at) / DAY / trace.half);
  };
  const learns = (question: Question, isRight: boolean, now: number): void => {
    for (const fact of factsOf(question)) {
      const [trace, was] = [traces.get(fact), recall(fact, now)];
      const half = !trace
        ? knew(fact)
          ? OLD
          : halfLife
        : isRight
          ? trace.half * (1 + growth * Math.min(1, (1 - was) * 6))
          : Math.max(halfLife * 0.6, trace.half * (was < 0.6 ? 0.6 : 0.95));
      traces.set(fact, { half, at: now });
    }
  };
  return {
    chanceAt: (question, now) => factsOf(question).reduce((all, fact) => all * recall(fact, now), 1) * (1 - slip),
    recall,
    learns,
  };
}

/** How many sessions are simulated. */
const SESSIONS = 28;
const DAILY = Array.from({ length: SESSIONS }, (_, day) => day);
const TWICE_A_WEEK = DAILY.map((i) => 7 * Math.floor(i / 4) + (i % 4 < 2 ? 0 : 3));
const between = (seed: string, from: number, to: number): number => from + (to - from) * chanceOf(seed)();

/** Every kind of learner to whom “ready” must be true. */
export const KINDS = {
  newcomer: {
    mind: (seed) =>
      fading(seed, {
        halfLife: between(`${seed}.half`, 4, 10),
        growth: between(`${seed}.growth`, 2, 4),
        known: 0.1,
        slip: 0.03,
      }),
    days: DAILY,
    pauses: [0.1, 1, 4, 10],
  },
  driller: {
    mind: (seed) => fading(seed, { halfLife: between(`${seed}.half`, 5, 11), growth: 2.5, known: 0.3, slip: 0.03 }),
    days: DAILY,
    drills: true,
    pauses: [0.1, 1, 4, 10],
  },
  'strong in three': {
    mind: (seed, skills) =>
      firm(seed, skills, (chance) => (i) => (i < 3 ? 0.92 + 0.06 * chance() : 0.02 + 0.08 * chance())),
    days: DAILY,
    pauses: [0.1, 1, 7, 30],
  },
  uneven: {
    mind: (seed, skills) =>
      firm(seed, skills, (chance) => {
        const middle = 0.3 + 0.6 * chance();
        return () => Math.min(0.99, Math.max(0.01, middle + (chance() - 0.5) * 0.8));
      }),
    days: DAILY,
    pauses: [0.1, 1, 7, 30],
  },
  strong: {
    mind: (seed, skills) => firm(seed, skills, (chance) => () => 0.88 + 0.11 * chance()),
    days: DAILY,
    pauses: [0.1, 1, 7, 30],
  },
  forgetful: {
    mind: (seed) => fading(seed, { halfLife: between(`${seed}.half`, 1.5, 3.5), growth: 1, known: 0.2, slip: 0.05 }),
    days: DAILY,
    pauses: [0.1, 1, 4, 10],
  },
  'slow to forget': {
    mind: (seed) => fading(seed, { halfLife: between(`${seed}.half`, 20, 50), growth: 3, known: 0.5, slip: 0.03 }),
    days: DAILY,
    pauses: [0.1, 3, 7, 20, 45],
  },
  returning: {
    mind: (seed) => fading(seed, { halfLife: between(`${seed}.half`, 6, 14), growth: 3, known: 0.5, slip: 0.03 }),
    days: DAILY,
    pauses: [3, 7, 20, 45],
  },
  'twice a week': {
    mind: (seed) => fading(seed, { halfLife: between(`${seed}.half`, 6, 12), growth: 3, known: 0.3, slip: 0.03 }),
    days: TWICE_A_WEEK,
    pauses: [0.1, 3, 10],
  },
} as const satisfies Record<string, Kind>;
