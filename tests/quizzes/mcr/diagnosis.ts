import type { HandRequest } from '../../../src/engine/mcr/index.ts';
import { MCR_GAME } from '../../../src/quizzes/games/mcr/game.ts';
import type { Evidence } from '../../../src/quizzes/misconceptions/small.ts';
import { registerGame } from '../../../src/quizzes/games/game.ts';
import { judgeAnswer, makeQuestion } from '../../../src/quizzes/games/skills.ts';
import type { Answer, Question } from '../../../src/quizzes/games/question.ts';
import { answered } from '../../../src/quizzes/games/answered.ts';
import { evidenceAfter, explainAnswer } from '../../../src/quizzes/session/feedback.ts';
import type { McrStepId } from '../../../src/quizzes/base/terms.ts';
import { type Count, LEARNERS, type Learner, countBy, pointsIn, see, shortIn } from '../../learners-mcr/learners.ts';
import { forOracle } from './hands.ts';

registerGame(MCR_GAME);

/** How each form is answered from a learner's count of a hand. */
const FORMS = {
  'mcr-whole': (count: Count): Answer => ({ fan: count.fans, points: pointsIn(count) }),
  'fan-total': pointsIn,
  eight: shortIn,
  flowers: (count: Count): Answer => (shortIn(count) > 0 ? 0 : pointsIn(count)),
} as const satisfies Record<string, (count: Count) => Answer>;

/** A form in which a learner is asked. */
export type McrForm = keyof typeof FORMS;

/** Every form in which a learner is asked. */
export const MCR_FORMS = Object.keys(FORMS) as readonly McrForm[];

const ASKED: readonly McrStepId[] = ['fan', 'points'];

/** A question with every learner's answer; those with the same answer cannot be told apart by it. */
export interface Asked {
  readonly question: Question;
  readonly answers: ReadonlyMap<Learner, Answer>;
  /** The learners whose misconception makes their answer wrong. */
  readonly wrong: ReadonlySet<Learner>;
  readonly alike: ReadonlyMap<Learner, readonly Learner[]>;
}

function handOf(question: Question): HandRequest {
  if (!('hand' in question)) throw new Error('no hand');
  return question.hand;
}

/** An answer as text, the same for equal answers. */
const keyOf = (answer: Answer): string =>
  typeof answer === 'object' && 'fan' in answer
    ? JSON.stringify([answer.fan.toSorted(), answer.points])
    : JSON.stringify(answer);

function ask(form: McrForm, question: Question): Asked {
  const seen = see(forOracle(handOf(question)));
  const answers = new Map(LEARNERS.map((learner) => [learner, FORMS[form](countBy(learner, seen))]));
  const isRight = new Map<string, boolean>();
  const sortOf = (answer: Answer): string => {
    const key = keyOf(answer);
    const right = isRight.get(key) ?? judgeAnswer(question, answer, ASKED).right;
    isRight.set(key, right);
    return right ? 'right' : key;
  };
  const sorts = new Map([...answers].map(([learner, answer]) => [learner, sortOf(answer)]));
  const groups = new Map<string, Learner[]>();
  for (const [learner, sort] of sorts) groups.set(sort, [...(groups.get(sort) ?? []), learner]);
  return {
    question,
    answers,
    wrong: new Set(LEARNERS.filter((learner) => sorts.get(learner) !== 'right')),
    alike: new Map([...sorts].map(([learner, sort]) => [learner, groups.get(sort) ?? []])),
  };
}

function drawOne(form: McrForm, seed: string, i: number): Asked | undefined {
  const question = makeQuestion(form, { rules: 'mers-2014', level: 3 }, `${seed}.${String(i)}`);
  return question && ask(form, question);
}

/** Deals questions of a form at the hardest level. */
export const draw = (form: McrForm, howMany: number, seed = 'learner'): readonly Asked[] =>
  Array.from({ length: howMany }, (_, i) => drawOne(form, seed, i)).filter((one) => one !== undefined);

/** Deals questions of a form until each learner was wrong in enough of them, or the limit is reached; those are his. */
export function drawTelling(
  form: McrForm,
  seed: string,
  wanted: number,
  most: number,
): ReadonlyMap<Learner, readonly Asked[]> {
  const found = new Map<Learner, Asked[]>(LEARNERS.map((learner) => [learner, []]));
  for (let i = 0; i < most; i++) {
    const lacking = [...found].filter(([, own]) => own.length < wanted);
    if (lacking.length === 0) break;
    const one = drawOne(form, seed, i);
    for (const [learner, own] of one ? lacking : []) if (one?.wrong.has(learner)) own.push(one);
  }
  return found;
}

/** Whether two learners give the same wrong answer to a question. */
export const isSameWrong = ({ wrong, alike }: Asked, belief: string, other: string): boolean =>
  [...wrong].some((one) => one.belief === belief && alike.get(one)?.some((each) => each.belief === other));

/** How well a learner is diagnosed by his wrong answers. */
export interface Measured {
  readonly wrong: number;
  /** How often the true misconception came first, or one with the same answer, each divided by how many share it. */
  readonly first: number;
  /** The same for the best possible ranking. */
  readonly best: number;
  /** How often the true misconception was among the first three. */
  readonly named: number;
}

type Told = Pick<Measured, 'first' | 'best'> & { readonly named: boolean; readonly after: Evidence };

/** The trainer's diagnosis of a learner's answer, compared with the learners that it may still be. */
function toldOf(learner: Learner, { question, answers }: Asked, leanings: Evidence, still: readonly Learner[]): Told {
  const one = answered(question, answers.get(learner) as never);
  const ids = explainAnswer(one, ASKED, 0, leanings).small.map(({ id }) => id);
  const isFirst = still.some(({ names }) => names.includes(ids[0] ?? ''));
  return {
    first: isFirst ? 1 / still.length : 0,
    best: 1 / still.length,
    named: ids.slice(0, 3).some((id) => learner.names.includes(id)),
    after: evidenceAfter(one, ASKED, leanings),
  };
}

const NONE: Measured = { wrong: 0, first: 0, best: 0, named: 0 };

const plus = (sum: Measured, told: Told): Measured => ({
  wrong: sum.wrong + 1,
  first: sum.first + told.first,
  best: sum.best + told.best,
  named: sum.named + Number(told.named),
});

const stillOf = (learner: Learner, asked: readonly Asked[]): readonly Learner[] =>
  LEARNERS.filter((one) => asked.every(({ alike }) => alike.get(learner)?.includes(one)));

/** Compares a learner's wrong answers with the diagnosis after the last of each group of consecutive ones. */
export function measure(learner: Learner, all: readonly Asked[], inARow = 1): Measured {
  const telling = all.filter(({ wrong }) => wrong.has(learner));
  let sum = NONE;
  for (let at = 0; at + inARow <= telling.length; at += inARow) {
    const own = telling.slice(at, at + inARow);
    let leanings: Evidence = {};
    let told: Told | undefined;
    for (const one of own) {
      told = toldOf(learner, one, leanings, stillOf(learner, own));
      leanings = told.after;
    }
    if (told) sum = plus(sum, told);
  }
  return sum;
}

/** Compares a learner's wrong answers over whole sessions of this length, with right answers remembered too. */
export function inSessions(learner: Learner, all: readonly Asked[], length: number): Measured {
  let [sum, leanings] = [NONE, {} as Evidence];
  all.forEach((one, i) => {
    const begun = i - (i % length);
    if (i === begun) leanings = {};
    const told = toldOf(learner, one, leanings, stillOf(learner, all.slice(begun, i + 1)));
    leanings = told.after;
    if (one.wrong.has(learner)) sum = plus(sum, told);
  });
  return sum;
}
