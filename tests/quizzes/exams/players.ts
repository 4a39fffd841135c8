import { chanceOf, oneOf } from '../../learners/chance.ts';
import { isClosed } from '../../../src/engine/riichi/index.ts';
import { BELIEFS, type Learner, learner } from '../../learners/learner.ts';
import { LEARNERS, type Count, countBy, pointsIn, see, shortIn } from '../../learners-mcr/learners.ts';
import type { Question } from '../../../src/quizzes/question.ts';
import type { McrAnswers, McrShares } from '../../../src/quizzes/terms.ts';
import { forOracle } from '../mcr/hands.ts';

/** How good somebody is: how many misconceptions he holds, how often he slips, 0 to 1, and whether he cannot count fu. */
export interface Strength {
  readonly beliefs: number;
  readonly slip: number;
  /** He takes what is common, and a score table for the rest. MCR has no fu. */
  readonly guessesFu?: true;
}

/** Sorts of players, each from its better to its worse end. */
export const STRENGTHS = {
  weak: [
    { beliefs: 5, slip: 0.1 },
    { beliefs: 9, slip: 0.15 },
  ],
  middling: [
    { beliefs: 2, slip: 0.06 },
    { beliefs: 4, slip: 0.1 },
  ],
  strong: [
    { beliefs: 0, slip: 0.02 },
    { beliefs: 1, slip: 0.04 },
  ],
  guessing: [
    { beliefs: 0, slip: 0.02, guessesFu: true },
    { beliefs: 1, slip: 0.04, guessesFu: true },
  ],
} as const satisfies Readonly<Record<string, readonly [Strength, Strength]>>;

/** Somebody who sits an exam. */
export type Player = (question: Question) => unknown;

function drawnFrom<T>(all: readonly T[], count: number, chance: () => number): readonly T[] {
  const left = [...all];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const one = oneOf(left, chance);
    left.splice(left.indexOf(one), 1);
    return one;
  });
}

/** Nobody counts seven pairs wrongly in two ways at once. */
const SEVEN_PAIRS = 'seven-pairs';
const together = (beliefs: readonly string[]): readonly string[] => {
  const [, ...more] = beliefs.filter((one) => one.startsWith(SEVEN_PAIRS));
  return beliefs.filter((one) => !more.includes(one));
};

type Whole = Extract<Question, { readonly skill: 'whole' }>;
interface WholeAnswer {
  readonly yaku: readonly string[];
  readonly han: number;
}

/** What a question of fu alone most likely wants. */
const LIKELIEST = 40;

/** What a hand most likely has, by how it was won and its yaku. */
function likelyFu({ hand }: Whole, { yaku }: WholeAnswer): number {
  if (yaku.includes('chiitoitsu')) return 25;
  if (hand.by === 'draw') return yaku.includes('pinfu') ? 20 : 30;
  return isClosed(hand) && !yaku.includes('pinfu') ? 40 : 30;
}

/** Somebody who counts all but fu, for which he takes what is likely. */
const guessing = (who: Learner): Player => {
  const answer = (question: Question) => who.answer(question as Parameters<Learner['answer']>[0]);
  return (question) => {
    if (question.skill === 'fu') return LIKELIEST;
    if (question.skill !== 'whole') return answer(question);
    const counted = answer(question) as WholeAnswer;
    const fu = likelyFu(question, counted);
    const { rules, hand } = question;
    const asked = {
      rules,
      han: counted.han,
      fu,
      by: hand.by,
      dealer: hand.seatWind === 'east',
      counters: hand.counters ?? 0,
    };
    const payment = who.answer({ skill: 'payment', ...asked });
    return { ...counted, fu, payment };
  };
};

/** A player of riichi, with misconceptions of his own. */
export function riichiPlayer({ beliefs, slip, guessesFu }: Strength, seed: string): Player {
  const who = learner(together(drawnFrom(BELIEFS, beliefs, chanceOf(`beliefs/${seed}`))), { slip, seed });
  return guessesFu ? guessing(who) : (question) => who.answer(question as Parameters<Learner['answer']>[0]);
}

const sharesOf = (points: number, by: 'discard' | 'draw'): McrShares =>
  by === 'draw' ? { discarder: null, others: 8 + points } : { discarder: 8 + points, others: 8 };

/** An answer to a whole hand that went wrong in one place. */
function slipped({ fan = [], points = 0, payment }: McrAnswers, chance: () => number): McrAnswers {
  const off = oneOf([-2, -1, 1, 2], chance);
  return oneOf<McrAnswers>(
    [
      { fan: fan.slice(1), points, ...(payment && { payment }) },
      { fan, points: points + off, ...(payment && { payment }) },
      { fan, points, ...(payment && { payment: { ...payment, others: payment.others + off } }) },
    ],
    chance,
  );
}

/** A player of MCR: each of his misconceptions changes what the ones before left of the count. */
export function mcrPlayer({ beliefs, slip }: Strength, seed: string): Player {
  const held = drawnFrom(LEARNERS, beliefs, chanceOf(`beliefs/${seed}`));
  const chance = chanceOf(seed);
  const count = (hand: Parameters<typeof forOracle>[0]): Count => {
    const seen = see(forOracle(hand));
    const truth: Count = { fans: seen.list, flowers: seen.flowers, towards: 0 };
    return held.reduce((so, one) => {
      const made = countBy(one, { ...seen, list: so.fans });
      return {
        fans: made.fans,
        flowers: made.flowers === seen.flowers ? so.flowers : made.flowers,
        towards: Math.max(so.towards, made.towards),
      };
    }, truth);
  };
  return (question) => {
    const slips = chance() < slip;
    if (question.skill === 'mcr-payment') return sharesOf(question.points + (slips ? 1 : 0), question.by);
    if (question.skill === 'eight') return Math.max(0, shortIn(count(question.hand)) + (slips ? 1 : 0));
    if (question.skill !== 'mcr-whole') throw new Error(`nobody plays ${question.skill}`);
    const own = count(question.hand);
    const points = pointsIn(own);
    const said: McrAnswers = { fan: own.fans, points, payment: sharesOf(points, question.hand.by) };
    return slips ? slipped(said, chance) : said;
  };
}
