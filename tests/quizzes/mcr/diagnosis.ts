import type { HandRequest } from '../../../src/engine/mcr/index.ts';
import { sameFans } from '../../../src/quizzes/mcr/count.ts';
import { MCR_GAME } from '../../../src/quizzes/mcr/game.ts';
import type { Leanings } from '../../../src/quizzes/mistakes/small.ts';
import { takeUp } from '../../../src/quizzes/skills/games.ts';
import { judgeAnswer, makeQuestion } from '../../../src/quizzes/skills/index.ts';
import type { Answer, Question } from '../../../src/quizzes/question.ts';
import { answered } from '../../../src/quizzes/sitting/answered.ts';
import { leaningsAfter, tell } from '../../../src/quizzes/sitting/tell.ts';
import type { McrStepId } from '../../../src/quizzes/terms.ts';
import { type Count, type Learner, type Seen, countBy, pointsIn, see, shortIn } from '../../learners-mcr/learners.ts';
import { forOracle } from './hands.ts';

takeUp('mcr', MCR_GAME);

/** How each form is answered out of what somebody makes of a hand. */
const FORMS = {
  'mcr-whole': (count: Count): Answer => ({ fan: count.fans, points: pointsIn(count) }),
  'fan-total': pointsIn,
  eight: shortIn,
  flowers: (count: Count): Answer => (shortIn(count) > 0 ? 0 : pointsIn(count)),
} as const satisfies Record<string, (count: Count) => Answer>;

/** A way in which a learner is asked. */
export type McrForm = keyof typeof FORMS;

/** Every way in which a learner is asked. */
export const MCR_FORMS = Object.keys(FORMS) as readonly McrForm[];

const ASKED: readonly McrStepId[] = ['fan', 'points'];

/** How well one learner is understood in one form: shares of his wrong answers, and of three in a row. */
export interface Measured {
  readonly wrong: number;
  /** The true cause named first. */
  readonly first: number;
  /** The true cause among the first three. */
  readonly named: number;
  /** How often three wrong answers came in a row. */
  readonly threes: number;
  /** The true cause named first after three answers. */
  readonly third: number;
}

function handOf(question: Question): HandRequest {
  if (!('hand' in question)) throw new Error('no hand');
  return question.hand;
}

/** A question with what the second scorer sees in it. */
type Drawn = readonly (readonly [Question, Seen])[];

function drawOne(form: McrForm, seed: string, i: number): Drawn[number] | undefined {
  const question = makeQuestion(form, { rules: 'mers-2014', level: 3 }, `${seed}.${String(i)}`);
  return question && [question, see(forOracle(handOf(question)))];
}

/** Draws questions of a form, of the hardest level. */
export const draw = (form: McrForm, howMany: number, seed = 'learner'): Drawn =>
  Array.from({ length: howMany }, (_, i) => drawOne(form, seed, i)).filter((one) => one !== undefined);

/** What a learner answers where his belief makes it wrong. */
function wrongBy(learner: Learner, form: McrForm, [question, seen]: Drawn[number]): Answer | undefined {
  const count = countBy(learner, seen);
  if (sameFans(seen.list, count.fans) && count.flowers === seen.flowers && count.towards === 0) return undefined;
  const given = FORMS[form](count);
  return judgeAnswer(question, given, ASKED).right ? undefined : given;
}

/** Draws questions of a form until each of some learners has gone wrong in so many, or so many were drawn; those are his. */
export function drawTelling(
  form: McrForm,
  learners: readonly Learner[],
  seed: string,
  wanted: number,
  most: number,
): ReadonlyMap<Learner, Drawn> {
  const found = new Map<Learner, Drawn[number][]>(learners.map((learner) => [learner, []]));
  for (let i = 0; i < most; i++) {
    const lacking = [...found].filter(([, own]) => own.length < wanted);
    const one = lacking.length > 0 ? drawOne(form, seed, i) : undefined;
    if (lacking.length === 0) break;
    for (const [learner, own] of one ? lacking : [])
      if (one && wrongBy(learner, form, one) !== undefined) own.push(one);
  }
  return found;
}

const isFirst = ({ names }: Learner, told: readonly string[]): boolean => names.includes(told[0] ?? '');

/** Holds a learner's wrong answers against what the trainer says of each by itself, and of three in a row. */
export function measure(learner: Learner, form: McrForm, drawn: Drawn): Measured {
  let [wrong, first, named, threes, third, inARow] = [0, 0, 0, 0, 0, 0];
  let leanings: Leanings = {};
  for (const asked of drawn) {
    const given = wrongBy(learner, form, asked);
    if (given === undefined) continue;
    const one = answered(asked[0], given as never);
    const alone = tell(one, ASKED, 0, {});
    const ids = alone.small.slice(0, 3).map(({ id }) => id);
    wrong++;
    if (isFirst(learner, ids)) first++;
    if (ids.some((id) => learner.names.includes(id))) named++;
    const told = tell(one, ASKED, 0, leanings).small.map(({ id }) => id);
    leanings = leaningsAfter(one, ASKED, leanings);
    if (++inARow < 3) continue;
    threes++;
    if (isFirst(learner, told)) third++;
    [inARow, leanings] = [0, {}];
  }
  return { wrong, first: first / wrong, named: named / wrong, threes, third: third / threes };
}
