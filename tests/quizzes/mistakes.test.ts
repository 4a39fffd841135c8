import './take-up-riichi.ts';
import { expect, test } from 'vitest';
import { RIICHI_IDS, RIICHI_RULEBOOKS } from '../../src/engine/riichi/index.ts';
import { parseQuestion } from '../../src/quizzes/games/link.ts';
import { solveQuestion } from '../../src/quizzes/games/skills.ts';
import { caseOf } from '../../src/quizzes/games/riichi/case.ts';
import { explain, learn } from '../../src/quizzes/misconceptions/explain.ts';
import { editionIn } from '../../src/quizzes/misconceptions/edition-ids.ts';
import type { Evidence } from '../../src/quizzes/misconceptions/small.ts';
import { type Case, MISCONCEPTIONS } from '../../src/quizzes/misconceptions/index.ts';
import { STEPS, type StepAnswers, type StepId } from '../../src/quizzes/base/terms.ts';
import { type Random, makeRandom } from '../../src/quizzes/base/random.ts';
import { oracleScore } from '../oracle/score.ts';
import { forOracle } from './hands.ts';
import { LEARNERS } from './learners.ts';
import { doraCounted, inHan } from './reckoning.ts';
import { KNOWN, type Tally, UNSEEN, isSame, play, truthOf } from './met-sessions.ts';
import { made } from './made.ts';

test('the library has at least thirty misconceptions, each under one name', () => {
  const ids = MISCONCEPTIONS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(30);
});

test('dora taken for a yaku are named as such', () => {
  let met = 0;
  for (let i = 0; i < 3000 && met < 20; i++) {
    const rules = RIICHI_IDS[i % RIICHI_IDS.length] ?? 'ema-2016';
    const question = made('han', { rules, level: 2 }, `no-yaku.${String(i)}`);
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

/** Nobody turns ura dora without riichi, so no hand is dealt with them; links were made when hands still were. */
const ONLY_BY_LINK = 'ura-without-riichi';

/** The fewest hands to deal, and the most: some misconceptions are about rare hands of one rulebook alone. */
const [FEWEST_HANDS, MOST_HANDS] = [4000, 2500 * RIICHI_IDS.length] as const;

test('each misconception changes the answer to some hand', () => {
  // What an older edition counts otherwise is dealt in `older-editions.test.ts`.
  const idle = new Set(MISCONCEPTIONS.map(({ id }) => id).filter((id) => !editionIn(id)));
  if (RIICHI_IDS.every((rules) => RIICHI_RULEBOOKS[rules].options.doubleWindPairFu > 2)) idle.delete('pair-never-four');
  for (let i = 0; i < FEWEST_HANDS || (idle.size > 1 && i < MOST_HANDS); i++) {
    const rules = RIICHI_IDS[i % RIICHI_IDS.length] ?? 'ema-2016';
    const question = made(
      (['whole', 'fu', 'yaku', 'han'] as const)[i % 4] ?? 'whole',
      // Hands won on a replacement tile are rare, and only some rulebooks give no fu for the draw.
      { rules, level: 3, ...(i % 5 === 0 && { about: 'yaku:rinshan' }) },
      `idle.${String(i)}`,
    );
    const met = caseOf(question, {});
    if (met?.win.han === null || !met) continue;
    const truth = truthOf(met.win);
    const one: Case = { ...met, given: truth };
    for (const mistake of MISCONCEPTIONS) {
      const answer = idle.has(mistake.id) ? mistake.answer(one) : undefined;
      if (answer !== undefined && !isSame(mistake.step, { ...truth, [mistake.step]: answer }, truth))
        idle.delete(mistake.id);
    }
  }
  expect([...idle]).toEqual([ONLY_BY_LINK]);
});

test('ura dora counted without riichi are named for a question from an older link', () => {
  const link = 'q=han&in=ema-2016&c=234m4p334455567s&w=4p&by=draw&s=west&r=east&d=3s&u=3p';
  const question = parseQuestion(link);
  const one = question && caseOf(question, 7);
  expect(question && solveQuestion(question)).toBe(5);
  expect(one && explain('han', one).map(({ mistake }) => mistake.id)).toContain(ONLY_BY_LINK);
});

const share = (tallies: readonly Tally[], key: keyof Tally, of: keyof Tally = 'hands'): number => {
  const sum = (name: keyof Tally): number => tallies.reduce((all, tally) => all + tally[name], 0);
  return sum(key) / sum(of);
};

test.each([
  ['hands that the library was tuned on', KNOWN],
  ['hands that nothing was tuned on', UNSEEN],
] as const)(
  'a learner with one wrong belief shows it: it is first in at least 80 %, among three in at least 95 %, and often certain; on %s',
  { timeout: 120_000 },
  (_, played) => {
    const tallies = LEARNERS.map((learner) => ({ learner, tally: play(learner, played) }));
    const hidden = tallies.filter(({ tally }) => !(tally.three / tally.hands > 0.6));
    expect(hidden.map(({ learner }) => learner.belief)).toEqual([]);
    const inSession = tallies.map(({ tally }) => tally);
    // A single answer, with nothing known of the learner.
    const alone = LEARNERS.map((learner) => play(learner, played, { forgets: true }));
    for (const all of [inSession, alone]) {
      expect(share(all, 'first')).toBeGreaterThanOrEqual(0.8);
      expect(share(all, 'three')).toBeGreaterThanOrEqual(0.95);
    }
    for (const step of STEPS) {
      const own = tallies.filter(({ learner }) => learner.step === step).map(({ tally }) => tally);
      expect(share(own, 'asserted'), step).toBeGreaterThan(0.5);
      expect(share(own, 'wronged', 'asserted'), step).toBeLessThan(0.05);
    }
  },
);

test(
  'where only the han are asked, a yaku that was missed is found to be the cause, and a false one hardly ever asserted',
  { timeout: 120_000 },
  () => {
    const learners = LEARNERS.filter(({ step }) => step === 'yaku' || step === 'han').map(inHan);
    const tallies = learners.map((learner) => play(learner, UNSEEN, { bare: true }));
    expect(share(tallies, 'first')).toBeGreaterThanOrEqual(0.8);
    expect(share(tallies, 'three')).toBeGreaterThanOrEqual(0.95);
    expect(share(tallies, 'asserted')).toBeGreaterThan(0.5);
    expect(share(tallies, 'wronged', 'asserted')).toBeLessThan(0.05);
  },
);

/** A random wrong answer to a step. */
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
] as const)('a random slip hardly ever gets a misconception asserted: %s hands', (name, played) => {
  const random = makeRandom(`slips.${name}`);
  let slips = 0;
  let asserted = 0;
  for (const hands of played) {
    let leanings: Evidence = {};
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
  expect(slips).toBeGreaterThan(60);
  expect(asserted / slips).toBeLessThan(0.05);
});
