import { chanceOf, oneOf } from '../../learners/chance.ts';
import { isClosed } from '../../../src/engine/riichi/index.ts';
import { BELIEFS, type Learner, learner } from '../../learners/learner.ts';
import { LEARNERS, type Count, countByAll, pointsIn, see, shortIn } from '../../learners-mcr/learners.ts';
import { isOrphan, see as lookAt } from '../../learners/seen.ts';
import type { Question } from '../../../src/quizzes/games/question.ts';
import { solveQuestion } from '../../../src/quizzes/games/skills.ts';
import type { FanId } from '../../oracle-mcr/fans.ts';
import type { McrAnswers, McrShares } from '../../../src/quizzes/base/terms.ts';
import { forOracle } from '../mcr/hands.ts';

/** A player's strength: how many misconceptions he has, how often he slips (0–1), and whether he can count fu. */
export interface Strength {
  readonly beliefs: number;
  readonly slip: number;
  /** He does not count fu but guesses them in this way, and looks up the score table for the rest. MCR has no fu. */
  readonly guessesFu?: FuGuess;
  /** He knows only these yaku. MCR has none. */
  readonly knowsYaku?: 'commonest' | 'common';
  /** He knows the commonest half of the fan and no others. Riichi has none. */
  readonly knowsHalfOfFan?: true;
}

/**
 * Ways to guess fu: the commonest value in play; forty, except for pinfu and seven pairs; and the commonest value on
 * other sheets of the exam, at the same place or for similar hands. Rough ones also look at triplets: ten more for one
 * of terminals or honours, or for a kong; and the commonest value on other sheets with as many triplets and kongs.
 */
type FuGuess = 'likely' | 'forty' | 'by-place' | 'by-look' | 'by-thumb' | 'by-triplets';

/** Groups of players, each from its stronger to its weaker end. */
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
    { beliefs: 0, slip: 0.02, guessesFu: 'likely' },
    { beliefs: 0, slip: 0.02, guessesFu: 'forty' },
    { beliefs: 0, slip: 0.02, guessesFu: 'by-place' },
    { beliefs: 0, slip: 0.02, guessesFu: 'by-look' },
  ],
  roughFu: [
    { beliefs: 0, slip: 0.02, guessesFu: 'by-triplets' },
    { beliefs: 0, slip: 0.02, guessesFu: 'by-thumb' },
  ],
  fewYaku: [
    { beliefs: 0, slip: 0.02, knowsYaku: 'commonest' },
    { beliefs: 1, slip: 0.04, knowsYaku: 'commonest' },
  ],
  someYaku: [
    { beliefs: 0, slip: 0.02, knowsYaku: 'common' },
    { beliefs: 1, slip: 0.04, knowsYaku: 'common' },
  ],
  halfOfFan: [
    { beliefs: 0, slip: 0.02, knowsHalfOfFan: true },
    { beliefs: 1, slip: 0.04, knowsHalfOfFan: true },
  ],
} as const satisfies Readonly<Record<string, readonly [Strength, ...Strength[]]>>;

/** A candidate, who answers question after question, each with its place on the sheet from 0. */
export type Player = (question: Question, place: number) => unknown;

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
  readonly fu?: number;
}

/** The guess when nothing says more. */
const LIKELIEST = 40;

type Guess = (question: Question, place: number, yaku: readonly string[]) => number;

/** The commonest value in play, by how a hand was won and its yaku. */
const likely: Guess = (question, _, yaku) => {
  if (question.skill !== 'whole') return LIKELIEST;
  if (yaku.includes('chiitoitsu')) return 25;
  if (question.hand.by === 'draw') return yaku.includes('pinfu') ? 20 : 30;
  return isClosed(question.hand) && !yaku.includes('pinfu') ? 40 : 30;
};

const forty: Guess = (question, place, yaku) =>
  yaku.includes('chiitoitsu') || yaku.includes('pinfu') ? likely(question, place, yaku) : LIKELIEST;

/** What everybody sees of a hand without counting. */
const lookOf: (...told: Parameters<Guess>) => string = (question, _, yaku) =>
  'hand' in question
    ? [
        isClosed((question as Whole).hand),
        (question as Whole).hand.by,
        ...['chiitoitsu', 'pinfu', 'toitoi'].filter((one) => yaku.includes(one)),
      ].join()
    : '';

/** The triplets and kongs of a hand: all, those of terminals or honours, the concealed ones, and the kongs. */
function tripletsOf(question: Question): readonly [all: number, orphans: number, own: number, kongs: number] {
  const { sets } = lookAt((question as Whole).hand);
  const triplets = sets.filter(({ kind }) => kind !== 'chow');
  return [
    triplets.length,
    triplets.filter(({ tiles }) => isOrphan(tiles)).length,
    triplets.filter(({ isCalled, isWon }) => !isCalled && !isWon).length,
    triplets.filter(({ kind }) => kind === 'kong').length,
  ];
}

/** Ten more when there is a triplet of terminals or honours, or a kong. */
const byThumb: Guess = (question, place, yaku) => {
  if (['chiitoitsu', 'pinfu'].some((one) => yaku.includes(one))) return likely(question, place, yaku);
  const [, orphans, , kongs] = tripletsOf(question);
  if (question.skill === 'fu') return kongs > 0 ? 60 : orphans > 0 ? 50 : 40;
  return likely(question, place, yaku) + (orphans + kongs > 0 ? 10 : 0);
};

const solvedOf = (question: Question): { readonly fu?: number; readonly yaku: readonly string[] } => {
  const right = solveQuestion(question) as number | WholeAnswer;
  return typeof right === 'number' ? { fu: right, yaku: [] } : right;
};

/** A guess learnt from sheets: the commonest value for the same hint. */
function learntFrom(sheets: readonly (readonly Question[])[], hintOf: (...told: Parameters<Guess>) => string): Guess {
  const seen = new Map<string, Map<number, number>>();
  const keyOf = (...told: Parameters<Guess>): string => `${told[0].skill}/${hintOf(...told)}`;
  for (const sheet of sheets)
    for (const [place, question] of sheet.entries()) {
      if (question.skill !== 'fu' && question.skill !== 'whole') continue;
      const { fu, yaku } = solvedOf(question);
      if (fu === undefined) continue;
      const key = keyOf(question, place, yaku);
      const counts = seen.get(key) ?? new Map<number, number>();
      seen.set(key, counts.set(fu, (counts.get(fu) ?? 0) + 1));
    }
  return (...told) => [...(seen.get(keyOf(...told)) ?? [])].sort((a, b) => b[1] - a[1])[0]?.[0] ?? LIKELIEST;
}

const guessBy = (how: FuGuess, sheets: readonly (readonly Question[])[]): Guess =>
  ({
    likely: () => likely,
    forty: () => forty,
    'by-place': () => learntFrom(sheets, (_, place) => String(place)),
    'by-look': () => learntFrom(sheets, lookOf),
    'by-thumb': () => byThumb,
    'by-triplets': () => learntFrom(sheets, (...told) => [lookOf(...told), ...tripletsOf(told[0])].join()),
  })[how]();

type Answer = (question: Question) => unknown;
const answerOf =
  (who: Learner): Answer =>
  (question) =>
    who.answer(question as Parameters<Learner['answer']>[0]);

/** The payment of a whole hand from a player's count. */
const paidBy = (answer: Answer, { rules, hand }: Whole, { han, fu }: WholeAnswer): unknown => {
  const { by, seatWind, counters = 0 } = hand;
  return answer({ skill: 'payment', rules, han, fu, by, dealer: seatWind === 'east', counters } as Question);
};

/** A player who counts everything but fu. */
const guessing =
  (answer: Answer, guess: Guess): Player =>
  (question, place) => {
    if (question.skill === 'fu') return guess(question, place, []);
    if (question.skill !== 'whole') return answer(question);
    const counted = answer(question) as WholeAnswer;
    const said = { ...counted, fu: guess(question, place, counted.yaku) };
    return { ...said, payment: paidBy(answer, question, said) };
  };

const YAKU_KNOWN = {
  commonest: /^(riichi|ippatsu|menzen-tsumo|pinfu|tanyao|yakuhai-.*)$/,
  common: /^(riichi|ippatsu|menzen-tsumo|pinfu|tanyao|yakuhai-.*|honitsu|toitoi|chiitoitsu)$/,
} as const;

/** A player who sees only some yaku; each other one costs him at least a han. */
const seeingFew =
  (answer: Answer, known: RegExp): Player =>
  (question) => {
    if (question.skill !== 'whole') return answer(question);
    const counted = answer(question) as WholeAnswer;
    const yaku = counted.yaku.filter((one) => known.test(one));
    const said = { ...counted, yaku, han: Math.max(1, counted.han - (counted.yaku.length - yaku.length)) };
    return { ...said, payment: paidBy(answer, question, said) };
  };

/** A riichi player with his own misconceptions; one who guesses may have seen other sheets of the exam. */
export function riichiPlayer(
  { beliefs, slip, guessesFu, knowsYaku }: Strength,
  seed: string,
  seen: readonly (readonly Question[])[] = [],
): Player {
  const answer = answerOf(learner(together(drawnFrom(BELIEFS, beliefs, chanceOf(`beliefs/${seed}`))), { slip, seed }));
  if (guessesFu) return guessing(answer, guessBy(guessesFu, seen));
  return knowsYaku ? seeingFew(answer, YAKU_KNOWN[knowsYaku]) : answer;
}

const sharesOf = (points: number, by: 'discard' | 'draw'): McrShares =>
  by === 'draw' ? { discarder: null, others: 8 + points } : { discarder: 8 + points, others: 8 };

/** An answer to a whole hand with one error. */
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

/** The commonest half of the fan on sheets. */
function halfOfFanOn(sheets: readonly (readonly Question[])[]): readonly FanId[] {
  const times = new Map<FanId, number>();
  for (const question of sheets.flat())
    if (question.skill === 'mcr-whole')
      for (const fan of new Set(see(forOracle(question.hand)).list)) times.set(fan, (times.get(fan) ?? 0) + 1);
  const byTimes = [...times].sort((a, b) => b[1] - a[1]).map(([fan]) => fan);
  return byTimes.slice(0, Math.ceil(byTimes.length / 2));
}

/** An MCR player: each misconception changes the count that the earlier ones left. */
export function mcrPlayer(
  { beliefs, slip, knowsHalfOfFan }: Strength,
  seed: string,
  seen: readonly (readonly Question[])[] = [],
): Player {
  const known = knowsHalfOfFan && halfOfFanOn(seen);
  const held = drawnFrom(LEARNERS, beliefs, chanceOf(`beliefs/${seed}`));
  const chance = chanceOf(seed);
  const count = (hand: Parameters<typeof forOracle>[0]): Count => {
    const counted = countByAll(held, see(forOracle(hand)));
    return known ? { ...counted, fans: counted.fans.filter((fan) => known.includes(fan)) } : counted;
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
