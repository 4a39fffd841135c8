import { describe, expect, test } from 'vitest';
import { BOOK_IDS } from '../../../src/engine/rulebooks/ids.ts';
import { blueprintForm, keyOf, sheetLength } from '../../../src/quizzes/exams/blueprint.ts';
import { dealSheet } from '../../../src/quizzes/exams/deal.ts';
import { PRESET_IDS, presetOf } from '../../../src/quizzes/exams/presets.ts';
import { isWithin } from '../../../src/quizzes/exams/strata.ts';
import { formatAsked } from '../../../src/quizzes/exams/asked.ts';
import { MCR_GAME } from '../../../src/quizzes/mcr/game.ts';
import { takeUp } from '../../../src/quizzes/skills/games.ts';
import { SHORT, questionsFor } from './made.ts';

const linksOf = (token: string, attempt = 1, blueprint = SHORT): readonly string[] =>
  questionsFor(blueprint, { token, attempt }).map(formatAsked);

takeUp('mcr', MCR_GAME);

describe.each(BOOK_IDS)('under %s', (rules) => {
  test.each(PRESET_IDS)('every sheet of the preset “%s” has the same strata, in order', (id) => {
    const blueprint = presetOf(id, rules);
    expect(blueprintForm.safeParse(blueprint).success).toBe(true);
    const wanted = blueprint.parts.flatMap(({ skill, count, strata }) =>
      Array.from({ length: count }, (_, n) => ({ skill, stratum: strata[n] ?? {} })),
    );
    const questions = questionsFor(blueprint, { token: 'A', attempt: 1 });
    expect(questions).toHaveLength(sheetLength(blueprint));
    expect(questions.every((question, i) => question.skill === wanted[i]?.skill)).toBe(true);
    expect(questions.every((question, i) => isWithin(wanted[i]?.stratum ?? {}, question))).toBe(true);
  });
});

describe('a sheet', () => {
  test('is the same whenever it is dealt', () => expect(linksOf('A')).toEqual(linksOf('A')));

  test('shares no question with that of a neighbour, of a retake, or of another blueprint', () => {
    const harder = { ...SHORT, parts: SHORT.parts.map((part) => ({ ...part, level: 2 as const })) };
    const own = new Set(linksOf('A'));
    for (const others of [linksOf('B'), linksOf('A', 2), linksOf('A', 1, harder)])
      expect(others.some((link) => own.has(link))).toBe(false);
  });

  test('stays when no more than what is enough is changed', () => {
    const milder = { ...SHORT, passMark: 0.6, minutes: 90, attempts: 3 };
    expect(keyOf(milder)).toBe(keyOf(SHORT));
    expect(linksOf('A', 1, milder)).toEqual(linksOf('A'));
  });

  test('that cannot be dealt names the part that gives none', () => {
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
])('a blueprint with %s is none', (_, blueprint) => {
  expect(blueprintForm.safeParse(blueprint).success).toBe(false);
});
