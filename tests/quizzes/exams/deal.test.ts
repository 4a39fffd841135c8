import '../take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import type { Question } from '../../../src/quizzes/games/question.ts';
import { BOOK_IDS } from '../../../src/engine/rulebooks/ids.ts';
import { type Blueprint, blueprintForm, keyOf, sheetLength } from '../../../src/quizzes/exams/blueprint/blueprint.ts';
import { dealSheet, slotsOf } from '../../../src/quizzes/exams/deal.ts';
import { LEVELS } from '../../../src/quizzes/base/terms.ts';
import { PRESET_IDS, atLevel, presetOf } from '../../../src/quizzes/exams/blueprint/presets.ts';
import { isWithin } from '../../../src/quizzes/exams/forms/skill-form.ts';
import { formatExamQuestion } from '../../../src/quizzes/exams/forms/index.ts';
import { MCR_GAME } from '../../../src/quizzes/games/mcr/game.ts';
import { registerGame } from '../../../src/quizzes/games/game.ts';
import { type Stratum, settled } from '../../../src/quizzes/base/stratum.ts';
import { makeRandom } from '../../../src/quizzes/base/random.ts';
import { otherReadings } from '../../../src/engine/mcr/index.ts';
import { isDisputed } from '../../../src/quizzes/games/disputed.ts';
import { mcrHand } from '../../engine/mcr/hands.ts';
import { SHORT, questionsFor } from './made.ts';

/** What a stratum amounts to, however the draw falls. */
const waysOf = (stratum: Stratum) =>
  Array.from({ length: 8 }, (_, n) => settled(stratum, makeRandom(`way ${String(n)}`)));

const linksOf = (token: string, attempt = 1, blueprint = SHORT): readonly string[] =>
  questionsFor(blueprint, { token, attempt }).map(formatExamQuestion);

registerGame(MCR_GAME);

describe.each(BOOK_IDS)('under %s', (rules) => {
  test.each(PRESET_IDS)('every sheet of the preset “%s” has the same strata, in an order of its own', (id) => {
    const blueprint = presetOf(id, rules);
    expect(blueprintForm.safeParse(blueprint).success).toBe(true);
    const wanted = blueprint.parts.flatMap(({ skill, count, strata }) =>
      Array.from({ length: count }, (_, n) => ({ skill, stratum: strata[n] ?? {} })),
    );
    const seat = { token: 'A', attempt: 1 };
    const [questions, slots] = [questionsFor(blueprint, seat), slotsOf(blueprint, seat)];
    expect(questions).toHaveLength(sheetLength(blueprint));
    expect(slots.toSorted((a, b) => a - b)).toEqual(wanted.map((_, i) => i));
    for (const [i, question] of questions.entries()) {
      const { skill, stratum = {} } = wanted[slots[i] ?? -1] ?? {};
      expect(question.skill).toBe(skill);
      expect(waysOf(stratum).some((way) => isWithin(way, question as Question))).toBe(true);
    }
  });
});

test.each(LEVELS)('the hands of a preset can also be dealt at level %d', (level) => {
  const blueprint = presetOf('mixed', 'samara-2019');
  const parts = blueprint.parts.map((part) => atLevel(part, level));
  expect(dealSheet({ ...blueprint, parts }, { token: 'LEVEL', attempt: 1 }).ok).toBe(true);
  expect(parts.map((part) => atLevel(part, 2))).toEqual(blueprint.parts);
});

describe('the order of kinds', () => {
  const strata: Stratum[] = [{ by: 'draw', dealer: true }, { by: 'draw', dealer: false }, { by: 'discard' }];
  const [part] = [{ skill: 'payment' as const, level: 1 as const, count: 3, strata }];
  const shuffled = { ...SHORT, parts: [part], shuffled: true as const };
  const orderOf = (token: string, attempt = 1, blueprint: Blueprint = shuffled) =>
    slotsOf(blueprint, { token, attempt }).join('');
  const tokens = Array.from({ length: 60 }, (_, n) => `T${String(n)}`);

  test('differs on every sheet and attempt, so that no place reveals the kind', () => {
    const orders = Map.groupBy(tokens, (token) => orderOf(token));
    expect([...orders.keys()].sort()).toEqual(['012', '021', '102', '120', '201', '210']);
    expect(new Set(tokens.map((token) => orderOf(token, 1) === orderOf(token, 2)))).toEqual(new Set([true, false]));
  });

  test('is the blueprint’s in exams made before there were others', () => {
    const earlier: Blueprint = { ...shuffled, shuffled: undefined };
    expect(tokens.map((token) => orderOf(token, 1, earlier))).toEqual(tokens.map(() => '012'));
    expect(keyOf(earlier)).not.toBe(keyOf(shuffled));
  });

  test('leaves open what the stratum leaves open', () => {
    const drawn = tokens.map((token) => settled({ open: true, tensByLot: 40 }, makeRandom(token)).tens);
    expect(new Set(drawn)).toEqual(new Set([40, 50]));
    expect(Math.abs(drawn.filter((tens) => tens === 40).length - 30)).toBeLessThan(12);
  });
});

describe('what the rulebook leaves open', () => {
  const parts: Blueprint['parts'] = [{ skill: 'fan-total', level: 3, count: 20, strata: [] }];
  const made = (undisputed: true | undefined): readonly Question[] =>
    ['A', 'B', 'C', 'D'].flatMap((token) => {
      const blueprint: Blueprint = { ...SHORT, rules: 'mers-2014', parts, authored: undefined, undisputed };
      return questionsFor(blueprint, { token, attempt: 1 }) as readonly Question[];
    });
  const named = (question: Question): number =>
    'hand' in question ? otherReadings({ ...question.hand, rules: 'mers-2014' }).length : 0;

  test('is not asked by a blueprint of today, and is by one from before', () => {
    expect([made(true).filter(named), made(undefined).some(named)]).toEqual([[], true]);
  });

  test.each(['hands', 'mixed'] as const)('is not asked by the preset “%s” at Tesuji', (id) => {
    const questions = questionsFor(presetOf(id, 'tesuji-2018'), { token: 'OPEN', attempt: 1 }) as readonly Question[];
    expect(questions.filter(isDisputed)).toEqual([]);
  });

  const over = (scores: readonly number[], seat: number): Question => ({
    skill: 'final-scores',
    rules: 'tesuji-2018',
    scores: scores as [number, number, number, number],
    bets: 0,
    seat: seat as 0,
  });
  test('is who is in plus with what everybody started with', () => {
    const level = [40_000, 30_000, 30_000, 20_000];
    expect([0, 1, 2, 3].map((seat) => isDisputed(over(level, seat)))).toEqual([true, true, true, true]);
    expect(isDisputed(over([40_000, 30_100, 29_900, 20_000], 1))).toBe(false);
  });

  test('is a hand that cannot win by another reading, or wins by one', () => {
    const asked = (hand: string): Question => ({
      skill: 'eight',
      rules: 'mers-2014',
      hand: mcrHand(hand, { rules: 'mers-2014' }),
    });
    expect(isDisputed(asked('234m6789p555z *6p (999p) we'))).toBe(true);
    expect(isDisputed(asked('234m5788p555z *6p (999p) we'))).toBe(false);
  });
});

test('exams whose strata differ in anything have different keys', () => {
  const strata: readonly Stratum[] = [
    {},
    ...([true, false] as const).flatMap((is) => [
      { open: is },
      { dealer: is },
      { limit: is },
      { short: is },
      { rare: is },
    ]),
    ...(['draw', 'discard'] as const).map((by) => ({ by })),
    ...(['low', 'middle', 'high'] as const).map((fu) => ({ fu })),
    ...(['few', 'some', 'many'] as const).map((fans) => ({ fans })),
    ...([30, 40, 50, 60] as const).map((tens) => ({ tens })),
    ...([30, 40] as const).map((tensByLot) => ({ tensByLot })),
  ];
  const keys = strata.map((one) => keyOf({ ...SHORT, parts: [{ skill: 'whole', level: 1, count: 1, strata: [one] }] }));
  expect(new Set(keys).size).toBe(strata.length);
});

describe('a sheet', () => {
  test('is the same whenever it is dealt', () => expect(linksOf('A')).toEqual(linksOf('A')));

  test('shares no question with a neighbour’s, a retake’s, or another blueprint’s', () => {
    const harder = { ...SHORT, parts: SHORT.parts.map((part) => ({ ...part, level: 2 as const })) };
    const own = new Set(linksOf('A'));
    for (const others of [linksOf('B'), linksOf('A', 2), linksOf('A', 1, harder)])
      expect(others.some((link) => own.has(link))).toBe(false);
  });

  test('stays the same when only the pass mark changes', () => {
    const milder = { ...SHORT, passMark: 0.6, minutes: 90, attempts: 3 };
    expect(keyOf(milder)).toBe(keyOf(SHORT));
    expect(linksOf('A', 1, milder)).toEqual(linksOf('A'));
  });

  test('names the part that cannot be dealt', () => {
    const part = { skill: 'limits', level: 1, count: 1, strata: [{ open: true }] } as const;
    const blueprint = { ...SHORT, parts: [{ ...part, strata: [...part.strata] }] };
    expect(dealSheet(blueprint, { token: 'A', attempt: 1 })).toEqual({ ok: false, part: blueprint.parts[0] });
  });
});

test.each([
  ['a skill that there is not', { ...SHORT, parts: [{ ...SHORT.parts[0], skill: 'juggling' }] }],
  ['a rulebook that there is not', { ...SHORT, rules: 'tenhou' }],
  ['no questions', { ...SHORT, parts: [] }],
  ['more questions than a sheet has', { ...SHORT, parts: [0, 1].map(() => ({ ...SHORT.parts[1], count: 40 })) }],
  ['a pass mark above everything', { ...SHORT, passMark: 1.1 }],
  ['a stratum that there is not', { ...SHORT, parts: [{ ...SHORT.parts[0], strata: [{ pretty: true }] }] }],
])('a blueprint with %s is rejected', (_, blueprint) => {
  expect(blueprintForm.safeParse(blueprint).success).toBe(false);
});
