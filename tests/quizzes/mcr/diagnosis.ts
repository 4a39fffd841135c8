import type { HandRequest } from '../../../src/engine/mcr/index.ts';
import { sameFans } from '../../../src/quizzes/mcr/count.ts';
import { MCR_GAME } from '../../../src/quizzes/mcr/game.ts';
import type { Leanings } from '../../../src/quizzes/mistakes/small.ts';
import { takeUp } from '../../../src/quizzes/skills/games.ts';
import { makeQuestion } from '../../../src/quizzes/skills/index.ts';
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

/** Draws questions of a form, of the hardest level. */
export const draw = (form: McrForm, howMany: number): Drawn =>
  Array.from({ length: howMany }, (_, i) => {
    const question = makeQuestion(form, { rules: 'mers-2014', level: 3 }, `learner.${String(i)}`);
    return question ? [[question, see(forOracle(handOf(question)))] as const] : [];
  }).flat();

const isFirst = ({ names }: Learner, told: readonly string[]): boolean => names.includes(told[0] ?? '');

/** Holds a learner's wrong answers against what the trainer says of each by itself, and of three in a row. */
export function measure(learner: Learner, form: McrForm, drawn: Drawn): Measured {
  let [wrong, first, named, threes, third, inARow] = [0, 0, 0, 0, 0, 0];
  let leanings: Leanings = {};
  for (const [question, seen] of drawn) {
    const count = countBy(learner, seen);
    if (sameFans(seen.list, count.fans) && count.flowers === seen.flowers && count.towards === 0) continue;
    const one = answered(question, FORMS[form](count) as never);
    const alone = tell(one, ASKED, 0, {});
    if (alone.verdict.right) continue;
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
