import { isClosed } from '../../../engine/riichi/index.ts';
import { attempts } from '../../base/attempts.ts';
import { makeRandom } from '../../base/random.ts';
import { type Settled, settled } from '../../base/stratum.ts';
import {
  type AnyStepId,
  MCR_STEPS,
  type McrAnswers,
  type PartId,
  STEPS,
  type Shares,
  type StepAnswers,
  type StepId,
} from '../../base/terms.ts';
import { isDisputed } from '../../games/disputed.ts';
import { gameWithSkill } from '../../games/game.ts';
import { formatQuestion, parseQuestion } from '../../games/link.ts';
import type { Answer, Question } from '../../games/question.ts';
import { isInSteps, judgeAnswer, makeQuestion, skillOf, solveQuestion } from '../../games/skills.ts';
import type { Blueprint, Part } from '../blueprint/blueprint.ts';
import type { Dealt, ExamQuestion, Point, QuestionForm } from './form.ts';

/** The strata of a part in the order of a sheet, each with its position in the part. */
function strataIn({ shuffled }: Blueprint, part: Part, seed: string): readonly (readonly [number, Settled])[] {
  const random = makeRandom(seed);
  const inOrder = Array.from({ length: part.count }, (_, n) => n);
  const order = shuffled ? random.shuffled(inOrder) : inOrder;
  return order.map((n) => [n, settled(part.strata[n % part.strata.length] ?? {}, random)]);
}

const orderSeed = (seed: string, place: number): string => [seed, place, 'order'].join('.');

/** How hard a question is, as far as it says so. */
function strataOf(question: Question): Settled {
  const own = gameWithSkill(question.skill)?.strataOf(question) ?? {};
  return 'hand' in question ? { open: !isClosed(question.hand), by: question.hand.by, ...own } : own;
}

/** Whether a question has every trait of a stratum. */
export function isWithin(stratum: Settled, question: Question): boolean {
  const own = strataOf(question);
  return Object.entries(stratum).every(
    ([trait, wanted]) => wanted === undefined || own[trait as keyof Settled] === wanted,
  );
}

/** How many questions are dealt in search of one: several times what any preset ever needed. */
const MOST_TRIES = 4000;

function deal(blueprint: Blueprint, seed: string): Dealt {
  const questions: Question[] = [];
  const asked = new Set<string>();
  for (const [place, part] of blueprint.parts.entries()) {
    for (const [n, [, stratum]] of strataIn(blueprint, part, orderSeed(seed, place)).entries()) {
      let tried = 0;
      const question = attempts(MOST_TRIES, () => {
        const order = { rules: blueprint.rules, level: part.level };
        const one = makeQuestion(part.skill, order, [seed, place, n, tried++].join('.'));
        if (!one || !isWithin(stratum, one) || asked.has(formatQuestion(one))) return undefined;
        return blueprint.undisputed && isDisputed(one) ? undefined : one;
      });
      if (!question) return { ok: false, part };
      asked.add(formatQuestion(question));
      questions.push(question);
    }
  }
  return { ok: true, questions };
}

function slots(blueprint: Blueprint, seed: string): readonly number[] {
  const found: number[] = [];
  for (const [place, part] of blueprint.parts.entries()) {
    const first = found.length;
    found.push(...strataIn(blueprint, part, orderSeed(seed, place)).map(([n]) => first + n));
  }
  return found;
}

/** The steps that are points: those that the right answer needs, the same for everybody whatever they answer. */
function stepsAsked(question: Question): readonly PartId[] {
  const least = isInSteps(question.skill) ? ({} as Answer) : solveQuestion(question);
  return judgeAnswer(question, least).parts.flatMap(({ part, mark }) => (mark === 'not-needed' ? [] : [part]));
}

const readAnswer = (question: Question, given: unknown): Answer | undefined =>
  skillOf(question.skill).answer.safeParse(given).data;

/** A step that only an error made unnecessary is not had: fu left out because of han that are not there. */
function points(question: Question, given: unknown): readonly Point[] {
  const answer = readAnswer(question, given);
  const verdict = answer === undefined ? undefined : judgeAnswer(question, answer);
  const asked = stepsAsked(question);
  return asked.map((part) => {
    const mark = verdict?.parts.find((one) => one.part === part)?.mark;
    const had =
      asked.length === 1 ? verdict?.right === true || mark === 'carried' : mark === 'right' || mark === 'carried';
    const isCarried = had && mark === 'carried';
    return { topic: part === 'answer' ? question.skill : part, had, ...(isCarried && { carried: true }) };
  });
}

/** From five han on no rulebook needs fu; a limit hand without han pays a non-dealer at least this much. */
const IDLE_FROM = { han: 5, points: 32_000 } as const;

const sumOf = ({ discarder, east, others }: Shares): number =>
  discarder ?? (east === null ? 3 * (others ?? 0) : east + 2 * (others ?? 0));

/** What an answer's own numbers make idle: fu where its han alone reach a limit, han and fu beside the payment of a limit hand. */
function idleBy({ han = 0, payment }: StepAnswers): readonly StepId[] {
  if (han >= IDLE_FROM.han) return ['fu'];
  return han === 0 && payment && sumOf(payment) >= IDLE_FROM.points ? ['han', 'fu'] : [];
}

const isBlank = (step: unknown): boolean => step === undefined || (Array.isArray(step) && step.length === 0);

/** Goes by the answer's own numbers alone. */
function blanks(question: Question, given: unknown): readonly AnyStepId[] {
  if (question.skill === 'mcr-whole') {
    const steps = given as McrAnswers;
    return MCR_STEPS.filter((step) => isBlank(steps[step]));
  }
  if (question.skill !== 'whole') return [];
  const steps = given as StepAnswers;
  const idle = idleBy(steps);
  return STEPS.filter((step) => isBlank(steps[step]) && !idle.includes(step));
}

/** Questions of skills: mostly hands to score. */
export const SKILL_FORM: QuestionForm<Question> = {
  owns: (question: ExamQuestion): question is Question => question.skill !== 'authored',
  deal,
  slots,
  format: formatQuestion,
  parse: parseQuestion,
  readAnswer,
  solve: solveQuestion,
  unsolved: (question) => question,
  points,
  blanks,
  kind: ({ skill }) => skill,
};
