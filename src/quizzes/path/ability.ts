import type { SkillId } from '../base/skill-ids.ts';
import type { Level } from '../base/terms.ts';
import { FADINGS, type Fading, type Rested, recallAfter } from '../memory/retention.ts';
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

/** Which share of what rests a learner may forget in a day: from nothing to half. */
const PACES: Readonly<Record<Fading, readonly number[]>> = {
  slower: [0, 0.01, 0.03, 0.06, 0.1, 0.15, 0.25, 0.4],
  alike: [0.01, 0.03, 0.06, 0.1, 0.15, 0.22, 0.32, 0.5],
};
/** The pace that is likeliest before anything was asked again, and how many times as fast or slow it easily is. */
const [USUAL_PACE, PACE_SPREAD] = [0.05, 4] as const;
/** How likely each way of fading is, and that nothing fades, compared with the likeliest pace. */
const LIKELY: Readonly<Record<Fading, number>> = { slower: 0.4, alike: 0.6 };
const NOTHING_FADES = 1.2;
/** How much is left at least of what was forgotten: some of it is guessed. */
const GUESSED = 0.01;
/** How much harder a question with something new is than one about what was met, in logits. */
const HARDER_NEW = [1, 4] as const;
/** How many of a question's facts were met where it brings something new, as a share. */
const OTHERS_MET = 0.5;
/** Practice asks what is newest of about so many questions; the test asks any. */
const CHOSEN_AMONG = 5;
/** A question aimed at something due is hard mostly because that has rested; so much of what aimed ones are harder remains. */
const AIMED_AT_MET = 0.2;
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

/** The chance of a right answer for each of `LOGITS`, and its logarithm. */
interface Curve {
  readonly chances: readonly number[];
  readonly logarithms: readonly number[];
}

const known = new Map<number, Curve>();
/** The curve of a question that is so much harder, in logits. */
function curveOf(harder: number): Curve {
  const before = known.get(harder);
  if (before) return before;
  const chances = LOGITS.map((logit) => chance(logit - harder));
  const curve = { chances, logarithms: chances.map(Math.log) };
  known.set(harder, curve);
  return curve;
}

/** How a learner may forget, and how much harder what is new may be to him. */
interface Bent {
  readonly pace: number;
  readonly fading: Fading;
  readonly harderNew: number;
}

/** How likely the answers to one skill are for each of `LOGITS`, as logarithms; later answers count more. */
function likelihood(
  answers: readonly Sampled[],
  { pace, fading, harderNew }: Bent,
  harderWhenAimed: number,
): readonly number[] {
  const all = LOGITS.map(() => 0);
  answers.forEach(([, level, isRight, isAimed, slower, alike = slower], i) => {
    const rest = fading === 'slower' ? slower : alike;
    const aimed = isAimed ? harderWhenAimed * (rest === undefined ? 1 : AIMED_AT_MET) : 0;
    const { chances, logarithms } = curveOf(HARDER_AT[level] + aimed + (rest === undefined ? harderNew : 0));
    const left = Math.max(GUESSED, recallAfter(rest ?? 0, pace));
    const weight = 0.5 ** ((answers.length - 1 - i) / HALF_AFTER);
    for (let n = 0; n < all.length; n++) {
      const likely = isRight ? Math.log(left) + (logarithms[n] ?? 0) : Math.log(1 - left * (chances[n] ?? 0));
      all[n] = (all[n] ?? 0) + weight * likely;
    }
  });
  return all;
}

/** How many of the latest answers to a skill tell how often its questions bring something new. */
const LATEST = 8;

/** How often a question of a skill in the test brings something new, 0 to 1, by its latest answers in practice. */
function newIn(answers: readonly Sampled[]): number {
  const latest = answers.slice(-LATEST);
  const isNew = latest.filter(([, , , , rest]) => rest === undefined).length;
  const inPractice = (isNew + 0.5) / (latest.length + 1);
  return 1 - (1 - inPractice) ** (1 / CHOSEN_AMONG);
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

/** How likely a way of forgetting is before anything was asked again. */
const likelyPace = (pace: number, fading: Fading): number =>
  pace === 0
    ? NOTHING_FADES / Math.log(PACE_SPREAD)
    : LIKELY[fading] * bell(Math.log(pace), Math.log(USUAL_PACE), Math.log(PACE_SPREAD));

/** The chance of a right answer for each of `LOGITS`, now and when practised last, each weighed by how likely it is. */
function chancesAt(rested: Rested, { pace, fading, harderNew }: Bent, fresh: number, likely: readonly number[]) {
  const recalled = rested.at(pace, fading);
  const [met, unmet] = [curveOf(0).chances, curveOf(harderNew).chances];
  const at = (left: number) => {
    const chances = LOGITS.map(
      (_, n) => (1 - fresh) * left * (met[n] ?? 0) + fresh * left ** OTHERS_MET * (unmet[n] ?? 0),
    );
    return {
      chances: chances.map((one, n) => one * (likely[n] ?? 0)),
      squares: chances.map((one, n) => one ** 2 * (likely[n] ?? 0)),
    };
  };
  return { now: at(recalled.now), then: at(recalled.then) };
}

/**
 * Every way in which a learner with these answers may be: his average ability, how far his skills lie apart, how fast he
 * forgets, and how much harder what is new is to him. How far his skills lie apart is learnt from the answers, so that
 * what is known of one skill says more about another where the learner is even.
 */
export function waysOf(parts: readonly Part[], harderWhenAimed: number): readonly Way[] {
  const shapes = ABILITIES.flatMap((ability) =>
    SPREADS.map((spread) => ({
      usual: bell(ability, 0, SPREAD_OF_LEARNERS),
      priors: parts.map(({ skill }) => {
        const prior = LOGITS.map((logit) => bell(logit, ability - (HARDER[skill] ?? 0), spread));
        const total = sum(prior);
        return prior.map((one) => one / total);
      }),
    })),
  );
  const fresh = parts.map(({ answers }) => newIn(answers));
  const bents = FADINGS.flatMap((fading) =>
    PACES[fading].flatMap((pace) => HARDER_NEW.map((harderNew): Bent => ({ fading, pace, harderNew }))),
  )
    .map((bent) => {
      const told = parts.map(({ answers }) => likelihood(answers, bent, harderWhenAimed));
      const bests = told.map((logarithms) => Math.max(...logarithms));
      const likely = told.map((logarithms, i) => logarithms.map((one) => Math.exp(one - (bests[i] ?? 0))));
      return { bent, likely, best: sum(bests) + Math.log(likelyPace(bent.pace, bent.fading)) };
    })
    .toSorted((a, b) => b.best - a.best);
  const top = bents[0]?.best ?? 0;
  let most = 0;
  const ways: (Pick<Way, 'evidence'> & { readonly momentsOf: (when: 'now' | 'then') => readonly Moments[] })[] = [];
  for (const { bent, likely, best } of bents) {
    const scale = Math.exp(best - top);
    // None of the rest can matter any more: no shape adds to its likelihood.
    if (scale < LEAST_EVIDENCE * most) break;
    const chances = parts.map(({ rested }, i) => chancesAt(rested, bent, fresh[i] ?? 0, likely[i] ?? []));
    for (const { usual, priors } of shapes) {
      const totals = likely.map((one, i) => dot(priors[i] ?? [], one));
      const evidence = totals.reduce((all, one) => all * one, scale * usual);
      most = Math.max(most, evidence);
      const momentsOf = (when: 'now' | 'then'): readonly Moments[] =>
        chances.map((one, i) => ({
          mean: dot(priors[i] ?? [], one[when].chances) / (totals[i] ?? 1),
          square: dot(priors[i] ?? [], one[when].squares) / (totals[i] ?? 1),
        }));
      ways.push({ evidence, momentsOf });
    }
  }
  const all = sum(ways.map(({ evidence }) => evidence));
  // Ways that are all but impossible would change nothing.
  return ways
    .filter(({ evidence }) => evidence > LEAST_EVIDENCE * all)
    .map(({ evidence, momentsOf }) => ({ evidence: evidence / all, now: momentsOf('now'), then: momentsOf('then') }));
}
