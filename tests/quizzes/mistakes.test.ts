import { describe, expect, test } from 'vitest';
import { type HandRequest, RULEBOOK_IDS, type RulebookId, type Win } from '../../src/engine/index.ts';
import { type Leanings, explain, learn } from '../../src/quizzes/mistakes/explain.ts';
import { caseOf } from '../../src/quizzes/mistakes/case.ts';
import { type Case, MISTAKES } from '../../src/quizzes/mistakes/index.ts';
import { mustWin } from '../../src/quizzes/hands/win.ts';
import { type Random, makeRandom } from '../../src/quizzes/random.ts';
import { STEPS, type StepAnswers, type StepId } from '../../src/quizzes/question.ts';
import { sameShares, sharesIn } from '../../src/quizzes/judge/shares.ts';
import { samePatterns } from '../../src/quizzes/judge/steps.ts';
import { makeQuestion } from '../../src/quizzes/skills/index.ts';
import { forOracle } from './hands.ts';
import { LEARNERS, type Learner, type Says, type Seen, doraCounted, see } from './learners.ts';
import { oracleScore } from '../oracle/score.ts';

const SITTINGS = 12;
const HELD_OUT = 16;
const HANDS = 80;

const truthOf = ({ items, han, fu, payment }: Win): StepAnswers => {
  return { yaku: items.map(({ id }) => id), han: han ?? 0, fu: fu ?? 0, payment: sharesIn(payment) };
};

const asAnswer = ({ payment, ...rest }: Says): StepAnswers => {
  const [discarder, east, others] = payment ?? [null, null, null];
  return { ...rest, ...(payment ? { payment: { discarder, east, others } } : {}) } as StepAnswers;
};

const isSame = (step: StepId, a: StepAnswers, b: StepAnswers): boolean => {
  if (step === 'yaku') return samePatterns(a.yaku ?? [], b.yaku ?? []);
  return step === 'payment'
    ? a.payment !== undefined && b.payment !== undefined && sameShares(a.payment, b.payment)
    : a[step] === b[step];
};

/** A hand of a sitting: how a learner sees it, and the truth. */
interface Met {
  readonly hand: HandRequest;
  readonly rules: RulebookId;
  readonly win: Win;
  readonly seen: Seen;
  readonly truth: StepAnswers;
}

/** The hands of one sitting: whole hands, and hands with fu to count. */
function handsOf(seed: string, rules: RulebookId): readonly Met[] {
  return Array.from({ length: HANDS }, (_, i) => {
    const skill = i % 2 === 0 ? 'whole' : 'fu';
    const question = makeQuestion(skill, { rules, level: i % 4 === 0 ? 2 : 3 }, `${seed}.${String(i)}`);
    const hand = 'hand' in question ? question.hand : undefined;
    const seen = hand && see(forOracle(hand));
    return hand && seen ? [{ hand, rules, win: mustWin(hand), seen, truth: truthOf(mustWin(hand)) }] : [];
  }).flat();
}

type Sittings = readonly (readonly Met[])[];

const sittings = (name: string, count: number): Sittings =>
  Array.from({ length: count }, (_, i) =>
    handsOf(`${name}.${String(i)}`, RULEBOOK_IDS[i % RULEBOOK_IDS.length] ?? 'ema-2016'),
  );

/** The hands that the weights of the library were tried on, and others that nothing was ever tried on. */
const KNOWN = sittings('sitting', SITTINGS);
const UNSEEN = sittings('unseen', HELD_OUT);

interface Tally {
  hands: number;
  first: number;
  three: number;
}

/** Plays sittings with a learner. The trainer knows nothing of him at the start of each, or of each hand where it `forgets`. */
function play(learner: Learner, played: Sittings, forgets = false): Tally {
  const tally = { hands: 0, first: 0, three: 0 };
  for (const hands of played) {
    let leanings: Leanings = {};
    for (const { hand, rules, win, seen, truth } of hands) {
      const given = { ...truth, ...asAnswer(learner.says(seen)) };
      const one: Case = { hand, rules, win, given };
      if (!isSame(learner.step, given, truth)) {
        const named = explain(learner.step, one, leanings).map(({ mistake }) => mistake.id);
        tally.hands++;
        if (named[0] === learner.belief) tally.first++;
        if (named.slice(0, 3).includes(learner.belief)) tally.three++;
      }
      if (!forgets) leanings = learn(leanings, learner.step, one);
    }
  }
  return tally;
}

test('the library has at least thirty misconceptions, each under one name', () => {
  const ids = MISTAKES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(30);
});

test('dora alone, taken for a hand that may be called, are named so', () => {
  let met = 0;
  for (let i = 0; i < 3000 && met < 20; i++) {
    const rules = RULEBOOK_IDS[i % RULEBOOK_IDS.length] ?? 'ema-2016';
    const question = makeQuestion('han', { rules, level: 2 }, `no-yaku.${String(i)}`);
    const verdict = 'hand' in question ? oracleScore(forOracle(question.hand)) : undefined;
    if (!('hand' in question) || verdict?.kind !== 'no-win') continue;
    met++;
    const claimed = doraCounted(forOracle(question.hand));
    const one = caseOf(question, claimed);
    const named = one ? explain('han', one).map(({ mistake }) => mistake.id) : [];
    expect(named.slice(0, 1), JSON.stringify(question.hand)).toEqual(['dora-alone-wins']);
  }
  expect(met).toBeGreaterThanOrEqual(20);
});

test('each misconception changes the answer of some hand', () => {
  const idle = new Set(MISTAKES.map(({ id }) => id));
  for (let i = 0; i < 4000 && idle.size > 0; i++) {
    const rules = RULEBOOK_IDS[i % RULEBOOK_IDS.length] ?? 'ema-2016';
    const question = makeQuestion(
      (['whole', 'fu', 'yaku', 'han'] as const)[i % 4] ?? 'whole',
      { rules, level: 3 },
      `idle.${String(i)}`,
    );
    const met = caseOf(question, {});
    if (met?.win.han === null || !met) continue;
    const one: Case = { ...met, given: {} };
    const truth = truthOf(one.win);
    for (const mistake of MISTAKES) {
      const answer = idle.has(mistake.id) ? mistake.answer(one) : undefined;
      if (answer !== undefined && !isSame(mistake.step, { ...truth, [mistake.step]: answer }, truth))
        idle.delete(mistake.id);
    }
  }
  expect([...idle]).toEqual([]);
});

const share = (tallies: readonly Tally[], key: 'first' | 'three'): number =>
  tallies.reduce((all, tally) => all + tally[key], 0) / tallies.reduce((all, { hands }) => all + hands, 0);

describe.each([
  ['hands that the library was tuned on', KNOWN],
  ['hands that nothing was tuned on', UNSEEN],
] as const)('learners with one wrong belief, on %s', (_, played) => {
  const tallies = LEARNERS.map((learner) => ({ learner, tally: play(learner, played) }));
  const alone = LEARNERS.map((learner) => play(learner, played, true));

  test.each(tallies)('$learner.belief shows and is among the first three', ({ tally }) => {
    expect(tally.hands).toBeGreaterThan(0);
    expect(tally.three / tally.hands).toBeGreaterThan(0.6);
  });

  test('within a sitting the true cause is first in at least 80 % and among three in at least 95 %', () => {
    const all = tallies.map(({ tally }) => tally);
    expect(share(all, 'first')).toBeGreaterThanOrEqual(0.8);
    expect(share(all, 'three')).toBeGreaterThanOrEqual(0.95);
  });

  test('so it is on a single answer, with nothing known of the learner', () => {
    expect(share(alone, 'first')).toBeGreaterThanOrEqual(0.8);
    expect(share(alone, 'three')).toBeGreaterThanOrEqual(0.95);
  });
});

/** A wrong answer to a step without any reason behind it. */
function slipAt(step: StepId, truth: StepAnswers, random: Random): StepAnswers {
  const { yaku = [], han = 1, fu = 30, payment } = truth;
  const off = (points: number | null): number | null =>
    points === null ? null : Math.max(100, points + random.pick([-2, -1, 1, 2]) * random.pick([100, 300, 500, 1000]));
  switch (step) {
    case 'yaku':
      return { yaku: yaku.toSpliced(random.below(yaku.length), 1) };
    case 'han':
      return { han: Math.max(1, han + random.pick([-2, -1, 1, 2])) };
    case 'fu':
      return { fu: Math.max(20, fu + random.pick([-20, -10, 10, 20])) };
    case 'payment':
      return payment ? { payment: { ...payment, discarder: off(payment.discarder), others: off(payment.others) } } : {};
  }
}

test.each([
  ['tuned', KNOWN],
  ['unseen', UNSEEN],
] as const)('after a random slip hardly ever a cause is asserted: %s hands', (name, played) => {
  const random = makeRandom(`slips.${name}`);
  let slips = 0;
  let asserted = 0;
  for (const hands of played) {
    let leanings: Leanings = {};
    for (const { hand, rules, win, truth } of hands) {
      const step = random.pick(STEPS);
      const given = random.chance(0.5) ? { ...truth, ...slipAt(step, truth, random) } : truth;
      const one: Case = { hand, rules, win, given };
      if (!isSame(step, given, truth)) {
        slips++;
        if (explain(step, one, leanings).some(({ certain }) => certain)) asserted++;
      }
      for (const each of STEPS) leanings = learn(leanings, each, one);
    }
  }
  expect(slips).toBeGreaterThan(150);
  expect(asserted / slips).toBeLessThan(0.05);
});
