import { type HandRequest, RIICHI_IDS, type RiichiId, type Win } from '../../src/engine/riichi/index.ts';
import { mustWin } from '../../src/quizzes/hands/win.ts';
import { sameShares, sharesIn } from '../../src/quizzes/judge/shares.ts';
import { samePatterns } from '../../src/quizzes/judge/steps.ts';
import { explain, learn } from '../../src/quizzes/misconceptions/explain.ts';
import type { Evidence } from '../../src/quizzes/misconceptions/small.ts';
import type { Case } from '../../src/quizzes/misconceptions/index.ts';
import type { StepAnswers, StepId } from '../../src/quizzes/base/terms.ts';
import { forOracle } from './hands.ts';
import { type Learner, type Says, type Seen, see } from './reckoning.ts';
import { made } from './made.ts';

/** Sessions of each kind; `npm run prove` plays sixteen. */
const SESSIONS = Number(process.env.SESSIONS ?? 5);
const HANDS = 80;

/** The right answers to every step of a hand. */
export const truthOf = ({ items, han, fu, payment }: Win): StepAnswers => {
  return { yaku: items.map(({ id }) => id), han: han ?? 0, fu: fu ?? 0, payment: sharesIn(payment) };
};

const asAnswer = ({ payment, ...rest }: Says): StepAnswers => {
  const [discarder, east, others] = payment ?? [null, null, null];
  return { ...rest, ...(payment ? { payment: { discarder, east, others } } : {}) } as StepAnswers;
};

/** Whether two answers to a step are the same. */
export const isSame = (step: StepId, a: StepAnswers, b: StepAnswers): boolean => {
  if (step === 'yaku') return samePatterns(a.yaku ?? [], b.yaku ?? []);
  return step === 'payment'
    ? a.payment !== undefined && b.payment !== undefined && sameShares(a.payment, b.payment)
    : a[step] === b[step];
};

/** A hand of a session: as a learner sees it, and the truth. */
export interface Met {
  readonly hand: HandRequest;
  readonly rules: RiichiId;
  readonly win: Win;
  readonly seen: Seen;
  readonly truth: StepAnswers;
}

/** The hands of one session: whole hands, and hands with fu to count. */
function handsOf(seed: string, rules: RiichiId): readonly Met[] {
  return Array.from({ length: HANDS }, (_, i) => {
    const skill = i % 2 === 0 ? 'whole' : 'fu';
    const question = made(skill, { rules, level: i % 4 === 0 ? 2 : 3 }, `${seed}.${String(i)}`);
    const hand = 'hand' in question ? question.hand : undefined;
    const seen = hand && see(forOracle(hand));
    return hand && seen ? [{ hand, rules, win: mustWin(hand), seen, truth: truthOf(mustWin(hand)) }] : [];
  }).flat();
}

/** Several sessions with their hands. */
export type Sessions = readonly (readonly Met[])[];

const sessions = (name: string, count: number): Sessions =>
  Array.from({ length: count }, (_, i) =>
    handsOf(`${name}.${String(i)}`, RIICHI_IDS[i % RIICHI_IDS.length] ?? 'ema-2016'),
  );

/** The hands on which the library's weights were tuned. */
export const KNOWN = sessions('sitting', SESSIONS);
/** Hands that nothing was tuned on. */
export const UNSEEN = sessions('unheard', SESSIONS);

/** How often a learner's misconception showed, and how it was diagnosed. */
export interface Tally {
  readonly hands: number;
  /** How often the true misconception came first, and in the first three. */
  readonly first: number;
  readonly three: number;
  /** How often a misconception was asserted as certain, and how often falsely. */
  readonly asserted: number;
  readonly wronged: number;
}

interface Manner {
  /** Whether the trainer forgets the learner at each hand, instead of at the start of each session. */
  readonly forgets?: boolean;
  /** Whether the learner gives only the step that he gets wrong. */
  readonly bare?: boolean;
}

/** Plays sessions with a learner. */
export function play(learner: Learner, played: Sessions, { forgets = false, bare = false }: Manner = {}): Tally {
  const tally = { hands: 0, first: 0, three: 0, asserted: 0, wronged: 0 };
  for (const hands of played) {
    let leanings: Evidence = {};
    for (const { hand, rules, win, seen, truth } of hands) {
      const said = asAnswer(learner.says(seen));
      const given = bare ? { [learner.step]: truth[learner.step], ...said } : { ...truth, ...said };
      const one: Case = { hand, rules, win, given };
      if (!isSame(learner.step, given, truth)) {
        const beliefs = [learner.belief, learner.narrower?.(seen)];
        const causes = explain(learner.step, one, leanings);
        const named = causes.map(({ mistake }) => mistake.id);
        const certain = causes.find((cause) => cause.certain);
        tally.hands++;
        if (beliefs.includes(named[0])) tally.first++;
        if (named.slice(0, 3).some((id) => beliefs.includes(id))) tally.three++;
        if (certain) tally.asserted++;
        if (certain && !beliefs.includes(certain.mistake.id)) tally.wronged++;
      }
      if (!forgets) leanings = learn(leanings, learner.step, one);
    }
  }
  return tally;
}
