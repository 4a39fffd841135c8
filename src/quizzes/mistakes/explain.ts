import type { Named, Shares, StepId } from '../terms.ts';
import { sameShares, sharesIn } from '../judge/shares.ts';
import { samePatterns } from '../judge/steps.ts';
import { hanByYaku } from './han.ts';
import { type Case, MISTAKES, type Mistake } from './index.ts';

type AnyStepAnswer = readonly Named[] | number | Shares;

/** What earlier answers say about each misconception: above 0 for, below 0 against. */
export type Leanings = Readonly<Record<string, number>>;

/** A misconception that gives the learner's answer, how likely it is the cause, and whether that may be said without "perhaps". */
export interface Cause {
  readonly mistake: Mistake;
  readonly share: number;
  readonly certain: boolean;
}

function same(step: StepId, a: AnyStepAnswer, b: AnyStepAnswer): boolean {
  if (step === 'yaku') return samePatterns(a as readonly Named[], b as readonly Named[]);
  return step === 'payment' ? sameShares(a as Shares, b as Shares) : a === b;
}

function truthOf(step: StepId, { win }: Case): AnyStepAnswer | null {
  if (step === 'yaku') return win.items.map(({ id }) => id);
  return step === 'payment' ? sharesIn(win.payment) : win[step];
}

interface Found {
  readonly mistake: Mistake;
  readonly answer: AnyStepAnswer;
}

/** What each misconception gives at a step. Han that were told without yaku may be wrong by a mistake in the yaku. */
function answersAt(step: StepId, one: Case): readonly Found[] {
  const own = MISTAKES.filter((mistake) => mistake.step === step).flatMap((mistake) => {
    const answer = mistake.answer(one);
    return answer === undefined ? [] : [{ mistake, answer }];
  });
  return step === 'han' && one.given.yaku === undefined ? [...own, ...hanByYaku(one)] : own;
}

/** The misconceptions that would change the answer to a step here, each with that answer. */
function inPlay(step: StepId, one: Case): readonly Found[] {
  const truth = truthOf(step, one);
  return truth === null ? [] : answersAt(step, one).filter(({ answer }) => !same(step, answer, truth));
}

/** How often a wrong answer is a slip without a reason, and how likely a slip gives just this answer. */
const SLIPS = 0.35;
const SLIP_HITS: Readonly<Record<StepId, number>> = { yaku: 0.3, han: 0.3, fu: 0.25, payment: 0.1 };
const CERTAIN = 0.9;
const STRENGTH = Math.E;

const leaning = (leanings: Leanings, { id }: Mistake): number => STRENGTH ** (leanings[id] ?? 0);

/**
 * The misconceptions that give the learner's answer at a step, the likeliest first; none when it is right or unexplained.
 * The more often one of them has shown before, the less likely is a slip that happens to give the same.
 */
export function explain(step: StepId, one: Case, leanings: Leanings = {}): readonly Cause[] {
  const given = one.given[step];
  if (given === undefined) return [];
  const all = inPlay(step, one).map((found) => ({
    ...found,
    odds: found.mistake.weight * leaning(leanings, found.mistake),
  }));
  const fitting = all.filter(({ answer }) => same(step, answer, given));
  const sum = all.reduce((total, { odds }) => total + odds, 0);
  const explained = fitting.reduce((total, { odds }) => total + odds, 0) / (sum || 1);
  const known = Math.max(1, ...fitting.map(({ mistake }) => leaning(leanings, mistake)));
  const slip = (SLIPS * SLIP_HITS[step]) / known;
  return fitting
    .map(({ mistake, odds }) => {
      const share = ((1 - SLIPS) * (odds / sum)) / ((1 - SLIPS) * explained + slip);
      return { mistake, share, certain: share >= CERTAIN };
    })
    .sort((a, b) => b.share - a.share);
}

const [FOR, AGAINST, FADE, MOST] = [1.8, -0.9, 0.92, 6] as const;

/** What an answer adds to the leanings: every misconception that was in play either gave this answer or did not. */
export function learn(leanings: Leanings, step: StepId, one: Case): Leanings {
  const given = one.given[step];
  if (given === undefined) return leanings;
  const changed = inPlay(step, one).map(({ mistake, answer }): [string, number] => {
    const next = (leanings[mistake.id] ?? 0) * FADE + (same(step, answer, given) ? FOR : AGAINST);
    return [mistake.id, Math.max(-MOST, Math.min(MOST, next))];
  });
  return { ...leanings, ...Object.fromEntries(changed) };
}
