import { FANS } from '../../../src/engine/mcr/index.ts';
import type { Evidence } from '../../../src/quizzes/misconceptions/small.ts';
import type { Answer } from '../../../src/quizzes/games/question.ts';
import { answered } from '../../../src/quizzes/games/answered.ts';
import { evidenceAfter, explainAnswer } from '../../../src/quizzes/session/feedback.ts';
import { solveQuestion } from '../../../src/quizzes/games/skills.ts';
import { type McrAnswers, MCR_STEPS } from '../../../src/quizzes/base/terms.ts';
import { chanceOf, oneOf } from '../../learners/chance.ts';
import type { Learner } from '../../learners-mcr/learners.ts';
import type { Asked } from './diagnosis.ts';

type Chance = () => number;

/** How often a learner slips here, and after how many wrong answers he drops a misconception. */
const [SLIPS, CURED_AFTER] = [0.15, 6] as const;

const nearby = (value: number, chance: Chance): number =>
  oneOf(
    [-4, -2, -1, 1, 2, 4].map((off) => value + off).filter((other) => other >= 0),
    chance,
  );

/** An answer with one random error: a fan left out or added, or a number beside it. */
function slipIn(answer: Answer, chance: Chance): Answer {
  if (typeof answer === 'number') return nearby(answer, chance);
  const { fan = [], points = 0, ...rest } = answer as McrAnswers;
  const kind = oneOf(['less', 'more', 'sum'] as const, chance);
  if (kind === 'sum') return { ...rest, fan, points: nearby(points, chance) };
  const at = Math.floor(chance() * fan.length);
  const others = FANS.filter((one) => !fan.includes(one));
  return { ...rest, points, fan: kind === 'less' ? fan.toSpliced(at, 1) : [...fan, oneOf(others, chance)] };
}

/** How often a learner slipped, and how often a misconception was asserted for it without “perhaps”. */
export interface Slips {
  readonly slips: number;
  readonly certain: number;
}

/**
 * How often a misconception is asserted after slips of a learner who answers these questions in this many sessions; if
 * he had one, after he has dropped it.
 */
export function falselyCertain(asked: readonly Asked[], length: number, seed: string, had?: Learner): Slips {
  const chance = chanceOf(seed);
  let [slips, certain] = [0, 0];
  let leanings: Evidence = {};
  let left = had ? CURED_AFTER : 0;
  asked.forEach(({ question, answers, wrong }, i) => {
    if (i % length === 0) [leanings, left] = [{}, had ? CURED_AFTER : 0];
    const isByBelief = had !== undefined && left > 0;
    const isSlip = !isByBelief && chance() < SLIPS;
    const own = isByBelief ? answers.get(had) : undefined;
    const right = solveQuestion(question);
    const given = isSlip ? slipIn(right, chance) : (own ?? right);
    const one = answered(question, given as never);
    const told = explainAnswer(one, MCR_STEPS.slice(0, 2), 0, leanings);
    leanings = evidenceAfter(one, MCR_STEPS.slice(0, 2), leanings);
    if (isByBelief && wrong.has(had)) left--;
    if (!isSlip || told.verdict.right) return;
    slips++;
    if (told.small.some((cause) => cause.certain)) certain++;
  });
  return { slips, certain };
}
