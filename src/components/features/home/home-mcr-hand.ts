import { type HandRequest, MINIMUM } from '../../../engine/mcr/index.ts';
import { DEFAULT_RULEBOOKS } from '../../../engine/rulebooks/ids.ts';
import { type Counted, mustCount } from '../../../quizzes/mcr/hands/count.ts';
import { MCR_MISCONCEPTIONS } from '../../../quizzes/mcr/misconceptions/index.ts';
import { mcrViewOf, pointsBy } from '../../../quizzes/mcr/misconceptions/misconception.ts';

const RULES = DEFAULT_RULEBOOKS.mcr;

/** The MCR hand that the home page asks about. */
export const HOME_MCR_HAND = {
  rules: RULES,
  concealed: '456m2345688p123s',
  winningTile: '1p',
  by: 'draw',
  seatWind: 'south',
  roundWind: 'east',
} as const satisfies HandRequest;

/** Misconceptions that lead to the wrong answers on offer. */
const SLIPS = ['all-chows-unseen', 'draw-not-fully-concealed', 'draw-implied'] as const;

/** One answer on offer: its points, whether they allow hu, and the misconception behind it (none for the right one). */
export interface McrAnswer {
  readonly points: number;
  readonly isHu: boolean;
  readonly slip: (typeof SLIPS)[number] | undefined;
}

/** The count of the MCR hand of the home page, and every answer on offer in ascending order. */
export interface HomeMcrQuestion {
  readonly count: Counted;
  readonly answers: readonly McrAnswer[];
}

const answer = (points: number, slip?: McrAnswer['slip']): McrAnswer => ({ points, isHu: points >= MINIMUM, slip });

/** Asks the engine for the home page's MCR question; throws when two answers are the same. */
export function homeMcrQuestion(): HomeMcrQuestion {
  const count = mustCount(HOME_MCR_HAND);
  const slips = SLIPS.map((slip) => {
    const belief = MCR_MISCONCEPTIONS.find(({ id }) => id === slip);
    const view = belief && mcrViewOf(belief, { rules: RULES, hand: HOME_MCR_HAND, count });
    if (!view) throw new Error(`the home page’s hand does not show ${slip}`);
    return answer(pointsBy(view, { rules: RULES }), slip);
  });
  const answers = [answer(count.points), ...slips].sort((a, b) => a.points - b.points);
  if (new Set(answers.map(({ points }) => points)).size < answers.length)
    throw new Error('two answers of the home page’s MCR hand are the same');
  return { count, answers };
}
