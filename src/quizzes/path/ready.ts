import type { BookId } from '../../engine/rulebooks/ids.ts';
import type { SkillId } from '../base/skill-ids.ts';
import type { Level } from '../base/terms.ts';
import { asOf } from '../memory/clock.ts';
import { bookOf, skillIn } from '../memory/progress.ts';
import type { PracticeRecord, Sampled } from '../memory/record.ts';
import { keptOf } from '../memory/retention.ts';
import { pathOf } from './games/index.ts';
import { testOf } from './test.ts';

/** Too little was asked to predict the mixed test: which of its skills are still to try, and what else to answer. */
export interface Coverage {
  readonly known: false;
  /** How many answers to skills of the test there are. */
  readonly answers: number;
  readonly tried: readonly SkillId[];
  readonly untried: readonly SkillId[];
  /** How many more answers it takes at least, and the skills that they tell most about, those first. */
  readonly more: number;
  readonly best: readonly SkillId[];
}

/** A skill that has faded, and how many days ago it was last asked. */
export interface Loss {
  readonly skill: SkillId;
  readonly days: number;
}

/** The expected result of the mixed test; shares of right answers, 0 to 1. */
export interface Readiness {
  readonly known: true;
  readonly answers: number;
  readonly share: number;
  /** The result of one test lies between these four times out of five. */
  readonly from: number;
  readonly to: number;
  /** The skill that goes wrong most. */
  readonly weakest: SkillId;
  /** How much higher the share was when the learner last practised. */
  readonly faded: number;
  /** The skills behind that which were last asked on an earlier day, those first that lost most of the test. */
  readonly losses: readonly Loss[];
}

/** What is known about somebody's result in the mixed test: how far it was sampled, or the result to expect. */
export type Ready = Coverage | Readiness;

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
/** How strongly what fades tells on answers; fitted on simulated learners after a break. */
const TELLS = 0.6;
/** How far off the loss by forgetting may be, as a share of it: learners forget at very different rates. */
const DOUBT = 0.5;
/** How many standard deviations lie on either side of four cases of five. */
const FOUR_OF_FIVE = 1.28;

/** The logits that a skill may have, and those that a learner may have on average. */
const LOGITS: readonly number[] = Array.from({ length: 61 }, (_, i) => (i - 30) / 4);
const ABILITIES: readonly number[] = Array.from({ length: 21 }, (_, i) => 0.7 * (i - 10));
/** How far the skills of one learner may lie apart, in logits: from even to strong in some and blank in others. */
const SPREADS = [0.25, 0.5, 1, 2, 4] as const;
/** The spread of learners, in logits: wide, so that a few right answers may speak for a strong one. */
const SPREAD_OF_LEARNERS = 3;
/**
 * How much of the test may still be unknown before its result is predicted, as a sum over its skills of their share
 * squared by the answers: one rehearsal, or three answers to each. With less, a strong learner's one slip is taken for
 * weakness.
 */
const UNKNOWN_AT_MOST = 0.0362;

const chance = (logit: number): number => 1 / (1 + Math.exp(-logit));
const bell = (x: number, middle: number, spread: number): number =>
  Math.exp(-(((x - middle) / spread) ** 2) / 2) / spread;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const dot = (a: readonly number[], b: readonly number[]): number => sum(a.map((n, i) => n * (b[i] ?? 0)));

/** How likely the answers to one skill are for each of `LOGITS`, the likeliest 1; later answers count more. */
function likelihood(answers: readonly Sampled[], harderWhenAimed: number): readonly number[] {
  const weighed = answers.map(([, level, isRight, isAimed], i) => ({
    harder: HARDER_AT[level] + (isAimed ? harderWhenAimed : 0),
    isRight,
    weight: 0.5 ** ((answers.length - 1 - i) / HALF_AFTER),
  }));
  const logarithms = LOGITS.map((logit) =>
    sum(
      weighed.map(
        ({ harder, isRight, weight }) => weight * Math.log(chance(isRight ? logit - harder : harder - logit)),
      ),
    ),
  );
  const best = Math.max(...logarithms);
  return logarithms.map((one) => Math.exp(one - best));
}

/** The mean and the mean square of the chance of a right answer, for one way in which a learner may be, and how likely the answers are then. */
interface Moments {
  readonly evidence: number;
  readonly mean: number;
  readonly square: number;
}

const CHANCES = LOGITS.map(chance);
const SQUARES = CHANCES.map((one) => one ** 2);

function momentsOf(likely: readonly number[], middle: number, spread: number): Moments {
  const prior = LOGITS.map((logit) => bell(logit, middle, spread));
  const posterior = prior.map((one, i) => one * (likely[i] ?? 0));
  const evidence = sum(posterior);
  return {
    evidence: evidence / sum(prior),
    mean: dot(posterior, CHANCES) / evidence,
    square: dot(posterior, SQUARES) / evidence,
  };
}

/** What is left to ask before the test can be predicted: the skill of each answer, that which tells most first. */
function leftToAsk(parts: readonly { readonly skill: SkillId; readonly weight: number; readonly n: number }[]) {
  const asked = new Map(parts.map(({ skill, n }) => [skill, n]));
  const unknown = ({ skill, weight }: (typeof parts)[number], more = 0): number =>
    weight ** 2 / ((asked.get(skill) ?? 0) + more + 1);
  const gain = (part: (typeof parts)[number]): number => unknown(part) - unknown(part, 1);
  const left: SkillId[] = [];
  while (sum(parts.map((part) => unknown(part))) > UNKNOWN_AT_MOST) {
    const untried = parts.filter(({ skill }) => asked.get(skill) === 0);
    const [next] = (untried.length > 0 ? untried : parts).toSorted((a, b) => gain(b) - gain(a));
    if (!next) break;
    left.push(next.skill);
    asked.set(next.skill, (asked.get(next.skill) ?? 0) + 1);
  }
  const untried = parts.filter(({ skill }) => asked.get(skill) === 0).map(({ skill }) => skill);
  return [...left, ...untried];
}

const DAY = 86_400_000;

/** When a skill was last asked, in milliseconds; now where that is not known. */
function lastAsked(record: PracticeRecord, rules: BookId, skill: SkillId, now: number): number {
  const { card } = skillIn(record, rules, skill);
  return card === null ? now : asOf(card, now).last;
}

/**
 * Predicts the mixed test of a rulebook at `now` (milliseconds) from the latest answers to each of its skills and from
 * forgetting. How far a learner's skills lie apart is learnt from the answers themselves, so that what is known of one says
 * more about another where the learner is even.
 */
export function readyIn(record: PracticeRecord, rules: BookId, now: number): Ready {
  const test = testOf(rules);
  const length = sum(test.map(({ count }) => count));
  const sample = bookOf(record, rules).sample ?? [];
  const answersTo = (skill: SkillId): readonly Sampled[] => sample.filter(([one]) => one === skill);
  const answers = sample.filter(([one]) => test.some(({ skill }) => skill === one)).length;
  const isTried = (skill: SkillId): boolean => answersTo(skill).length > 0;
  const [first] = test;
  const skills = test.map(({ skill }) => skill);
  const left = leftToAsk(
    test.map(({ skill, count }) => ({ skill, weight: count / length, n: answersTo(skill).length })),
  );
  if (!first || left.length > 0)
    return {
      known: false,
      answers,
      tried: skills.filter(isTried),
      untried: skills.filter((skill) => !isTried(skill)),
      more: left.length,
      best: [...new Set(left)],
    };

  const parts = test.map(({ skill, count, needs }) => ({
    skill,
    weight: count / length,
    harder: HARDER[skill] ?? 0,
    likely: likelihood(answersTo(skill), pathOf(rules).harderWhenAimed),
    kept: keptOf(bookOf(record, rules), needs, now) ** TELLS,
  }));
  const ways = ABILITIES.flatMap((ability) =>
    SPREADS.map((spread) => {
      const moments = parts.map(({ likely, harder }) => momentsOf(likely, ability - harder, spread));
      const evidence = moments.reduce((all, one) => all * one.evidence, bell(ability, 0, SPREAD_OF_LEARNERS));
      const share = sum(parts.map(({ weight, kept }, i) => weight * kept * (moments[i]?.mean ?? 0)));
      // How sure the chances are, and how far one test of these questions may then be off by luck.
      const variance = sum(
        parts.map(({ weight, kept }, i) => {
          const [mean, square] = [kept * (moments[i]?.mean ?? 0), kept ** 2 * (moments[i]?.square ?? 0)];
          return weight ** 2 * (square - mean ** 2) + (weight / length) * (mean - square);
        }),
      );
      return { evidence, moments, share, variance };
    }),
  );
  const total = sum(ways.map(({ evidence }) => evidence));
  const average = (of: (way: (typeof ways)[number]) => number): number =>
    sum(ways.map((way) => way.evidence * of(way))) / total;

  const chances = parts.map(({ skill, weight, kept }, i) => {
    const before = average(({ moments }) => moments[i]?.mean ?? 0);
    return { skill, chance: kept * before, lost: weight * (1 - kept) * before };
  });
  const faded = sum(chances.map(({ lost }) => lost));
  const share = average((way) => way.share);
  const spread = Math.sqrt(average((way) => way.variance + (way.share - share) ** 2) + (DOUBT * faded) ** 2);
  return {
    known: true,
    answers,
    share,
    from: Math.max(0, share - FOUR_OF_FIVE * spread),
    to: Math.min(1, share + FOUR_OF_FIVE * spread),
    weakest: chances.toSorted((a, b) => a.chance - b.chance)[0]?.skill ?? first.skill,
    faded,
    losses: chances
      .filter(({ lost }) => lost > 0)
      .toSorted((a, b) => b.lost - a.lost)
      .map(({ skill }) => ({ skill, days: Math.floor((now - lastAsked(record, rules, skill, now)) / DAY) }))
      .filter(({ days }) => days > 0),
  };
}
