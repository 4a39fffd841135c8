import type { BookId } from '../../engine/rulebooks/ids.ts';
import type { SkillId } from '../base/skill-ids.ts';
import { asOf } from '../memory/clock.ts';
import { bookOf, skillIn } from '../memory/progress.ts';
import type { PracticeRecord, Sampled } from '../memory/record.ts';
import { restedBy } from '../memory/retention.ts';
import { type Part, type Way, waysOf } from './ability.ts';
import { pathOf } from './games/index.ts';
import { testOf } from './test.ts';

/** A skill that has faded, and how many days ago it was last asked. */
export interface Loss {
  readonly skill: SkillId;
  readonly days: number;
}

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
  /** The skills that have rested for so long that nobody can tell how much of them is left; only where that hides the rest. */
  readonly away?: readonly Loss[];
}

/** The expected result of the mixed test; shares of right answers, 0 to 1. */
export interface Readiness {
  readonly known: true;
  readonly answers: number;
  readonly share: number;
  /** The result of one test lies between these four times out of five. */
  readonly from: number;
  readonly to: number;
  /** The skill that goes wrong most; undefined if it never went wrong. */
  readonly weakest: SkillId | undefined;
  /** How much higher the share was when the learner last practised. */
  readonly faded: number;
  /** The skills behind that which were last asked on an earlier day, those first that lost most of the test. */
  readonly losses: readonly Loss[];
}

/** What is known about somebody's result in the mixed test: how far it was sampled, or the result to expect. */
export type Ready = Coverage | Readiness;

/** How many standard deviations lie on either side of four cases of five. */
const FOUR_OF_FIVE = 1.28;
/**
 * How much of the test may still be unknown before its result is predicted, as a sum over its skills of their share
 * squared by the answers: one rehearsal, or three answers to each. With less, a strong learner's one slip is taken for
 * weakness.
 */
const UNKNOWN_AT_MOST = 0.0362;

/**
 * A loss by forgetting of more than this share of the test is predicted only up to so many times the pauses after which
 * the learner was asked: learners forget at very different rates, and a longer pause would be guessed.
 */
const [FADING_DOUBTED, FAR_AS_TESTED] = [0.08, 3] as const;
/** Nor is it predicted if it may easily be off by this share of the test: its standard deviation. */
const LOSS_UNSURE = 0.05;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

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

/** How many times as long as after the longer pauses before his answers the test's facts have rested now. */
function timesAsTested(parts: readonly Part[]): number {
  const tested = ({ answers }: Part): number => {
    const rests = answers.flatMap(([, , , , rest]) => (rest === undefined ? [] : [rest])).toSorted((a, b) => b - a);
    return rests[Math.floor(rests.length / 4)] ?? 0;
  };
  const now = sum(parts.map(({ weight, rested }) => weight * rested.rest.slower));
  return now / sum(parts.map((part) => part.weight * tested(part)));
}

/**
 * Predicts the mixed test of a rulebook at `now` (milliseconds) from the latest answers to each of its skills and from
 * forgetting, whose pace is learnt from answers after a pause.
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

  const book = bookOf(record, rules);
  // Answers of before rests were stored say nothing about what was new.
  const isOld = sample.every(([, , , , rest]) => rest === undefined);
  const dated = (all: readonly Sampled[]): readonly Sampled[] =>
    isOld ? all.map(([skill, level, isRight, isAimed]) => [skill, level, isRight, isAimed, 0]) : all;
  const others = [...new Set(sample.map(([skill]) => skill))].filter((skill) => !skills.includes(skill));
  const parts = test.map(({ skill, count, needs }) => ({
    skill,
    weight: count / length,
    answers: dated(answersTo(skill)),
    rested: restedBy(book, needs, now),
  }));
  /** Skills outside the test tell how fast he forgets, too. */
  const beside = others.map((skill) => ({
    skill,
    weight: 0,
    answers: dated(answersTo(skill)),
    rested: restedBy(book, {}, now),
  }));
  const ways = waysOf([...parts, ...beside], pathOf(rules).harderWhenAimed);
  const average = (of: (way: Way) => number): number => sum(ways.map((way) => way.evidence * of(way)));
  const resultOf = (way: Way): number => sum(parts.map(({ weight }, i) => weight * (way.now[i]?.mean ?? 0)));
  /** How unsure the chances are, and how far one test of these questions may then be off by luck. */
  const varianceOf = (way: Way): number =>
    sum(
      parts.map(({ weight }, i) => {
        const { mean, square } = way.now[i] ?? { mean: 0, square: 0 };
        return weight ** 2 * (square - mean ** 2) + (weight / length) * (mean - square);
      }),
    );

  const chances = parts.map(({ skill, weight }, i) => {
    const [left, then] = [average((way) => way.now[i]?.mean ?? 0), average((way) => way.then[i]?.mean ?? 0)];
    return { skill, chance: left, lost: weight * (then - left) };
  });
  const weakest = chances.toSorted((a, b) => a.chance - b.chance)[0]?.skill;
  const share = average(resultOf);
  const spread = Math.sqrt(average((way) => varianceOf(way) + (resultOf(way) - share) ** 2));
  const faded = sum(chances.map(({ lost }) => lost));
  const losses = chances
    .filter(({ lost }) => lost > 0)
    .toSorted((a, b) => b.lost - a.lost)
    .map(({ skill }) => ({ skill, days: Math.floor((now - lastAsked(record, rules, skill, now)) / DAY) }))
    .filter(({ days }) => days > 0);
  const lossIn = (way: Way): number =>
    sum(parts.map(({ weight }, i) => weight * ((way.then[i]?.mean ?? 0) - (way.now[i]?.mean ?? 0))));
  const isLossUnsure = Math.sqrt(average((way) => (lossIn(way) - faded) ** 2)) > LOSS_UNSURE;
  const isFarAway = faded > FADING_DOUBTED && timesAsTested(parts) > FAR_AS_TESTED;
  if (losses.length > 0 && (isLossUnsure || isFarAway))
    return { known: false, answers, tried: skills, untried: [], more: 0, best: [], away: losses };
  return {
    known: true,
    answers,
    share,
    from: Math.max(0, share - FOUR_OF_FIVE * spread),
    to: Math.min(1, share + FOUR_OF_FIVE * spread),
    weakest: weakest && answersTo(weakest).some(([, , isRight]) => !isRight) ? weakest : undefined,
    faded,
    losses,
  };
}
