import type { BookId } from '../../engine/rulebooks/ids.ts';
import { bookOf } from '../memory/progress.ts';
import { keptOf } from '../memory/retention.ts';
import type { PracticeRecord, Sampled } from '../memory/record.ts';
import type { SkillId } from '../base/skill-ids.ts';
import type { Level } from '../base/terms.ts';
import { pathOf } from './games/index.ts';
import { TEST_LEVEL, testOf } from './test.ts';

/** How many answers it takes to show one number; a range before that. */
export const ANSWERS_FOR_A_NUMBER = 60;

/** The expected result of the mixed test; shares of right answers, 0 to 1. */
export interface Ready {
  readonly share: number;
  /** Between these it is four times of five. */
  readonly from: number;
  readonly to: number;
  /** How many answers it rests on. */
  readonly answers: number;
  /** The weakest of the skills asked so far; undefined before the first answer. */
  readonly weakest: SkillId | undefined;
}

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

/** Priors for a new learner, in logits: ability, and the spread of skills. */
const [MEAN, SPREAD, SPREAD_OF_SKILLS] = [0, 2, 1] as const;
/** After so many later answers one counts half. */
const HALF_AFTER = 200;
const ROUNDS = 12;
/** How many fading facts a question needs; fitted on simulated learners after a break. */
const NEEDED = 2;
/** How many standard deviations lie on either side of four cases of five. */
const FOUR_OF_FIVE = 1.28;

const chance = (logit: number): number => 1 / (1 + Math.exp(-logit));
/** The expected probability of a logit known with some variance. */
const expected = (logit: number, variance: number): number => chance(logit / Math.sqrt(1 + (Math.PI * variance) / 8));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

const harder = (skill: SkillId, level: Level = TEST_LEVEL): number => (HARDER[skill] ?? 0) + HARDER_AT[level];

/** One answer, as the estimate weighs it. */
interface Weighed {
  readonly skill: SkillId;
  readonly harder: number;
  readonly right: number;
  readonly weight: number;
}

/** How good a learner is at all, and by how much better at each skill; with the curvature around it, which tells how sure that is. */
interface Fit {
  readonly ability: number;
  readonly own: ReadonlyMap<SkillId, number>;
  readonly ofAbility: number;
  readonly ofSkill: ReadonlyMap<SkillId, { readonly alone: number; readonly shared: number }>;
}

/** The likeliest abilities behind answers, found by Newton's method; the skills meet only in the common ability. */
function fit(answers: readonly Weighed[], skills: readonly SkillId[]): Fit {
  let ability: number = MEAN;
  let own = new Map(skills.map((skill) => [skill, 0]));
  let ofAbility = 1 / SPREAD ** 2;
  let ofSkill = new Map<SkillId, { alone: number; shared: number }>();
  for (let round = 0; round < ROUNDS; round++) {
    const bySkill = skills.map((skill) => {
      const better = own.get(skill) ?? 0;
      const mine = answers.filter((one) => one.skill === skill);
      const chances = mine.map((one) => chance(ability + better - one.harder));
      const pull = sum(mine.map(({ right, weight }, i) => weight * (right - (chances[i] ?? 0))));
      const shared = sum(mine.map(({ weight }, i) => weight * (chances[i] ?? 0) * (1 - (chances[i] ?? 0))));
      const alone = shared + 1 / SPREAD_OF_SKILLS ** 2;
      return { skill, better, pull, ownPull: pull - better / SPREAD_OF_SKILLS ** 2, alone, shared };
    });
    ofAbility = 1 / SPREAD ** 2 + sum(bySkill.map(({ shared, alone }) => shared - shared ** 2 / alone));
    const pull = (MEAN - ability) / SPREAD ** 2 + sum(bySkill.map((one) => one.pull));
    const step = (pull - sum(bySkill.map(({ shared, alone, ownPull }) => (shared * ownPull) / alone))) / ofAbility;
    ability += step;
    own = new Map(
      bySkill.map(({ skill, better, ownPull, shared, alone }) => [skill, better + (ownPull - shared * step) / alone]),
    );
    ofSkill = new Map(bySkill.map(({ skill, alone, shared }) => [skill, { alone, shared }]));
  }
  return { ability, own, ofAbility, ofSkill };
}

const weigh = (sample: readonly Sampled[], harderWhenAimed: number): readonly Weighed[] =>
  sample.map(([skill, level, isRight, isAimed], i) => ({
    skill,
    harder: harder(skill, level) + (isAimed ? harderWhenAimed : 0),
    right: Number(isRight),
    weight: 0.5 ** ((sample.length - 1 - i) / HALF_AFTER),
  }));

/** Predicts the mixed test of a rulebook at `now` (milliseconds) from recent answers and forgetting. */
export function readyIn(record: PracticeRecord, rules: BookId, now: number): Ready {
  const test = testOf(rules);
  const skills = test.map(({ skill }) => skill);
  const sample = (bookOf(record, rules).sample ?? []).filter(([skill]) => skills.includes(skill));
  const { ability, own, ofAbility, ofSkill } = fit(weigh(sample, pathOf(rules).harderWhenAimed), skills);
  const length = sum(test.map(({ count }) => count));
  const parts = test.map(({ skill, count }) => {
    const { alone, shared } = ofSkill.get(skill) ?? { alone: 1, shared: 0 };
    const logit = ability + (own.get(skill) ?? 0) - harder(skill);
    const common = 1 - shared / alone;
    const variance = 1 / alone + common ** 2 / ofAbility;
    const share = expected(logit, variance);
    const slope = (count / length) * share * (1 - share);
    return { skill, count, share, fromAbility: slope * common, fromSkill: slope ** 2 / alone };
  });
  const share = sum(parts.map((one) => one.share * one.count)) / length;
  const spread = Math.sqrt(
    sum(parts.map(({ fromAbility }) => fromAbility)) ** 2 / ofAbility + sum(parts.map(({ fromSkill }) => fromSkill)),
  );
  const met = parts.filter((part) => sample.some(([skill]) => skill === part.skill));
  const [weakest] = met.toSorted((a, b) => a.share - b.share);
  const left = keptOf(bookOf(record, rules), now) ** NEEDED;
  return {
    share: left * share,
    from: left * Math.max(0, share - FOUR_OF_FIVE * spread),
    to: left * Math.min(1, share + FOUR_OF_FIVE * spread),
    answers: sample.length,
    weakest: weakest?.skill,
  };
}
