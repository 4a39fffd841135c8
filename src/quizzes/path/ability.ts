import type { SkillId } from '../base/skill-ids.ts';
import type { Level } from '../base/terms.ts';
import { type Rested, recallAfter } from '../memory/retention.ts';
import type { Sampled } from '../memory/record.ts';

/**
 * How much harder a skill is than the average of its test, in logits, as the simulated learners found it; a learner's own
 * answers outweigh it soon.
 */
const HARDER: Readonly<Partial<Record<SkillId, number>>> = {
  waits: -1.5,
  limits: -0.7,
  payment: 0.8,
  whole: 1.6,
  'mcr-whole': 1.2,
};

/** How much harder a question is than one at the level of the test. */
const HARDER_AT: Readonly<Record<Level, number>> = { 1: -0.2, 2: 0, 3: 0.2 };

/** After this many later answers in the same skill, an answer counts half. */
const HALF_AFTER = 12;

/** The logits that a skill may have, and those that a learner may have on average. */
const LOGITS: readonly number[] = Array.from({ length: 41 }, (_, i) => (i - 20) * 0.375);
const ABILITIES: readonly number[] = Array.from({ length: 13 }, (_, i) => 1.1 * (i - 6));
/** How far the skills of one learner may lie apart, in logits: from even to strong in some and blank in others. */
const SPREADS = [0.35, 1, 2, 4] as const;
/** The spread of learners, in logits: wide, so that a few right answers may speak for a strong one. */
const SPREAD_OF_LEARNERS = 3;

/** Which share of what rests a learner may forget in a day: from next to nothing to more than half. */
const PACES = [0.0025, 0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8] as const;
/** How much harder a question with something new is than one about what was met, in logits. */
const HARDER_NEW = [0, 1.5, 4] as const;
/** How many of a question's facts were met where it brings something new, as a share. */
const OTHERS_MET = 0.5;
/** The pace that is likeliest before anything was asked again, and how many times as fast or slow it easily is. */
const [USUAL_PACE, PACE_SPREAD] = [0.05, 4] as const;
/** Ways less likely than this are left out. */
const LEAST_EVIDENCE = 1e-5;

const chance = (logit: number): number => 1 / (1 + Math.exp(-logit));
const bell = (x: number, middle: number, spread: number): number =>
  Math.exp(-(((x - middle) / spread) ** 2) / 2) / spread;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const dot = (a: readonly number[], b: readonly number[]): number => {
  let all = 0;
  for (let i = 0; i < a.length; i++) all += (a[i] ?? 0) * (b[i] ?? 0);
  return all;
};

/** A skill of the test, its answers, and how long its facts have rested. */
export interface Part {
  readonly skill: SkillId;
  /** Its share of the test, 0 to 1. */
  readonly weight: number;
  readonly answers: readonly Sampled[];
  readonly rested: Rested;
}

/** How likely the answers to one skill are for each of `LOGITS`, as logarithms; later answers count more. */
function likelihood(
  answers: readonly Sampled[],
  pace: number,
  harderNew: number,
  harderWhenAimed: number,
): readonly number[] {
  const weighed = answers.map(([, level, isRight, isAimed, rest], i) => ({
    harder: HARDER_AT[level] + (isAimed ? harderWhenAimed : 0) + (rest === undefined ? harderNew : 0),
    isRight,
    left: recallAfter(rest ?? 0, pace),
    weight: 0.5 ** ((answers.length - 1 - i) / HALF_AFTER),
  }));
  return LOGITS.map((logit) => {
    let all = 0;
    for (const { harder, isRight, left, weight } of weighed) {
      const right = left * chance(logit - harder);
      // The chance of a miss without the rounding error of 1 - right.
      all += weight * Math.log(isRight ? right + Number.MIN_VALUE : 1 - left + left * chance(harder - logit));
    }
    return all;
  });
}

/** How many of the latest answers to a skill tell how often its questions bring something new. */
const LATEST = 8;

/** How often a question of a skill brings something new, 0 to 1, by its latest answers. */
function newIn(answers: readonly Sampled[]): number {
  const latest = answers.slice(-LATEST);
  return latest.filter(([, , , , rest]) => rest === undefined).length / Math.max(1, latest.length);
}

/** The mean and the mean square of the chance of a right answer. */
interface Moments {
  readonly mean: number;
  readonly square: number;
}

/** One way in which a learner may be: how likely it is, and what he can do then in each skill, now and when it was practised last. */
export interface Way {
  readonly evidence: number;
  readonly now: readonly Moments[];
  readonly then: readonly Moments[];
}

/**
 * Every way in which a learner with these answers may be: his average ability, how far his skills lie apart, how fast he
 * forgets, and how much harder what is new is to him. How far his skills lie apart is learnt from the answers, so that
 * what is known of one skill says more about another where the learner is even.
 */
export function waysOf(parts: readonly Part[], harderWhenAimed: number): readonly Way[] {
  const shapes = ABILITIES.flatMap((ability) =>
    SPREADS.map((spread) => ({
      likely: bell(ability, 0, SPREAD_OF_LEARNERS),
      priors: parts.map(({ skill }) => {
        const prior = LOGITS.map((logit) => bell(logit, ability - (HARDER[skill] ?? 0), spread));
        const total = sum(prior);
        return prior.map((one) => one / total);
      }),
    })),
  );
  const share = parts.map(({ answers }) => newIn(answers));
  const ways = PACES.flatMap((pace) => {
    const recalled = parts.map((part) => part.rested.at(pace));
    const usual = Math.log(bell(Math.log(pace), Math.log(USUAL_PACE), Math.log(PACE_SPREAD)));
    return HARDER_NEW.flatMap((harderNew) => {
      const told = parts.map(({ answers }, i) => {
        const logarithms = likelihood(answers, pace, harderNew, harderWhenAimed);
        const best = Math.max(...logarithms);
        const likely = logarithms.map((one) => Math.exp(one - best));
        const fresh = share[i] ?? 0;
        const at = (left: number) => {
          const chances = LOGITS.map(
            (logit) => (1 - fresh) * left * chance(logit) + fresh * left ** OTHERS_MET * chance(logit - harderNew),
          );
          return {
            chances: chances.map((one, n) => one * (likely[n] ?? 0)),
            squares: chances.map((one, n) => one ** 2 * (likely[n] ?? 0)),
          };
        };
        return { best, likely, now: at(recalled[i]?.now ?? 1), then: at(recalled[i]?.then ?? 1) };
      });
      const best = sum(told.map((one) => one.best)) + usual;
      return shapes.map(({ likely, priors }) => {
        let evidence = likely;
        const totals = told.map((one, i) => dot(priors[i] ?? [], one.likely));
        for (const total of totals) evidence *= total;
        const momentsOf = (when: 'now' | 'then'): readonly Moments[] =>
          told.map((one, i) => ({
            mean: dot(priors[i] ?? [], one[when].chances) / (totals[i] ?? 1),
            square: dot(priors[i] ?? [], one[when].squares) / (totals[i] ?? 1),
          }));
        return { best, evidence, momentsOf };
      });
    });
  });
  const top = Math.max(...ways.map(({ best }) => best));
  const weighed = ways.map(({ best, evidence, momentsOf }) => ({
    evidence: evidence * Math.exp(best - top),
    momentsOf,
  }));
  const all = sum(weighed.map(({ evidence }) => evidence));
  // Ways that are all but impossible would change nothing.
  return weighed
    .filter(({ evidence }) => evidence > LEAST_EVIDENCE * all)
    .map(({ evidence, momentsOf }) => ({ evidence: evidence / all, now: momentsOf('now'), then: momentsOf('then') }));
}
