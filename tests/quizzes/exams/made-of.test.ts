import '../take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { BOOK_IDS } from '../../../src/engine/rulebooks/ids.ts';
import type { Blueprint } from '../../../src/quizzes/exams/blueprint/blueprint.ts';
import { isBegun, withBlueprint } from '../../../src/quizzes/exams/change-blueprint.ts';
import { note } from '../../../src/quizzes/exams/event.ts';
import { PRESET_IDS, atLevel, partOf, presetOf } from '../../../src/quizzes/exams/blueprint/presets.ts';
import { selfCheckLink } from '../../../src/quizzes/exams/blueprint/self-check.ts';
import { undealt, withSheet } from '../../../src/quizzes/exams/sheets.ts';
import { topicsOf } from '../../../src/quizzes/exams/blueprint/topics.ts';
import { parseQuiz } from '../../../src/quizzes/quiz/quiz.ts';
import { MCR_GAME } from '../../../src/quizzes/games/mcr/game.ts';
import { registerGame } from '../../../src/quizzes/games/game.ts';
import type { SkillId } from '../../../src/quizzes/base/skill-ids.ts';
import { skillsUnder } from '../../../src/quizzes/games/skills.ts';
import { SHORT, eventOf, vaultOf } from './made.ts';

registerGame(MCR_GAME);

const ALL = BOOK_IDS.flatMap((rules) => PRESET_IDS.map((id) => presetOf(id, rules)));

describe.each(ALL)('the self-check of $rules', (blueprint) => {
  test('is a quiz with the same kinds and length', () => {
    const quiz = parseQuiz(selfCheckLink(blueprint))?.quiz;
    expect([...(quiz?.skills ?? [])].sort()).toEqual(blueprint.parts.map(({ skill }) => skill).sort());
    expect(quiz?.length).toBe(blueprint.parts.reduce((sum, { count }) => sum + count, 0));
  });

  test('asks every required topic', () => {
    const asked: readonly string[] = topicsOf(blueprint);
    expect(blueprint.mustPass.every(({ topic }) => asked.includes(topic))).toBe(true);
  });
});

test('asks as many scenes as the exam; there is none for an exam about chapters only', () => {
  const preset = presetOf('mixed', 'ema-2016');
  const about = (topic: string, count: number) => ({ topic, count, print: 1 });
  const quizOf = (blueprint: Blueprint) => parseQuiz(selfCheckLink(blueprint))?.quiz;
  const mixed = quizOf({ ...preset, authored: [about('penalties', 3), about('ema-2016/play', 4)] });
  expect([mixed?.length, mixed?.skills.includes('penalties'), mixed?.level]).toEqual([19, true, 2]);
  expect(quizOf({ ...preset, parts: [], authored: [about('penalties', 3)] })).toMatchObject({
    skills: ['penalties'],
    level: 2,
  });
  expect(selfCheckLink({ ...preset, parts: [], authored: [about('ema-2016/play', 4)] })).toBe('');
});

test('topics are the steps of whole hands and the single skills, each once', () => {
  expect(topicsOf(presetOf('mixed', 'ema-2016'))).toEqual(['yaku', 'han', 'fu', 'payment']);
  expect(topicsOf(presetOf('mixed', 'mers-2014'))).toEqual(['fan', 'points', 'payment', 'eight', 'mcr-payment']);
});

test('a ruling is asked with its article, a pair with its wait, and a chapter by its name', () => {
  const part = (skill: SkillId) => ({ ...partOf(skill), count: 1 });
  const parts = (['pair-wait', 'rulings', 'mcr-penalties', 'fu', 'pair-wait'] as const).map(part);
  const authored = [{ topic: 'ema-2016/play', count: 1, print: 1 }];
  expect(topicsOf({ parts, authored })).toEqual(['pair', 'wait', 'ruling', 'article', 'fu', 'ema-2016/play']);
  for (const skill of ['rulings', 'mcr-penalties'] as const)
    expect(topicsOf({ parts: [part(skill)] })).toEqual(['ruling', 'article']);
});

test('a new part has strata if a preset has them, and each skill can be added', () => {
  expect(partOf('fu').strata.length).toBe(4);
  for (const skill of skillsUnder({ rules: 'mers-2014' })) expect(partOf(skill)).toMatchObject({ skill, level: 2 });
});

test('a preset asks most of what it covers, some kinds more than others, within three quarters of an hour', () => {
  const enough = { shuffled: true, passMark: 0.8, minutes: 45, attempts: 1 };
  const must = (...shares: readonly (readonly [string, number])[]) =>
    shares.map(([topic, share]) => ({ topic, share }));
  expect(presetOf('mixed', 'ema-2016')).toMatchObject({
    ...enough,
    scoreTable: true,
    mustPass: must(['yaku', 0.7], ['fu', 0.8], ['payment', 0.6]),
  });
  expect(presetOf('hands', 'mers-2014')).toMatchObject({
    ...enough,
    scoreTable: false,
    mustPass: must(['fan', 0.7], ['payment', 0.6]),
  });
  const kinds = ALL.map(({ rules, parts }) => [rules, ...parts.map(({ skill, count }) => `${skill} ${String(count)}`)]);
  expect(kinds).toEqual(
    BOOK_IDS.flatMap((rules) =>
      rules === 'mers-2014'
        ? [
            [rules, 'mcr-whole 8'],
            [rules, 'mcr-whole 8', 'eight 4', 'mcr-payment 2'],
          ]
        : [
            [rules, 'whole 10'],
            [rules, 'whole 8', 'fu 4', 'payment 4'],
          ],
    ),
  );
  for (const { parts } of ALL) for (const { count, strata } of parts) expect(strata).toHaveLength(count);
});

test('a part at another level keeps that level’s strata, and at its own level asks as before', () => {
  const [hands] = presetOf('mixed', 'ema-2016').parts;
  if (!hands) throw new Error('no hands');
  const harder = atLevel(hands, 3);
  expect([harder.level, harder.strata[0], harder.strata[4]]).toEqual([
    3,
    { open: true, by: 'discard', limit: false },
    { open: false, by: 'discard', limit: true },
  ]);
  expect(atLevel(harder, 2)).toEqual(hands);
  expect(atLevel({ skill: 'indicators', level: 2, count: 4, strata: [] }, 1).strata).toEqual([]);
  expect(partOf('indicators')).toEqual({ skill: 'indicators', level: 2, count: 4, strata: [] });
});

describe('changing what is asked', () => {
  const event = eventOf(2);
  const [first] = undealt(event);
  if (!first) throw new Error('everybody is dealt');
  const dealt = withSheet(event, first);
  if (!dealt.ok) throw new Error('nothing dealt');

  test('keeps the dealt sheets if only the pass mark changes, and drops them otherwise', () => {
    expect(undealt(dealt.event)).toHaveLength(1);
    expect(undealt(withBlueprint(dealt.event, { ...SHORT, passMark: 0.5 }))).toHaveLength(1);
    expect(undealt(withBlueprint(dealt.event, { ...SHORT, parts: SHORT.parts.slice(0, 1) }))).toHaveLength(2);
  });

  test('the event has begun after the first answers, not after a saved file', () => {
    const hand = { by: 'A', at: 1, vault: vaultOf('begun') };
    expect(isBegun(dealt.event)).toBe(false);
    expect(isBegun(note(event, { kind: 'paper', token: first.token, attempt: 1, marks: [] }, hand))).toBe(true);
    expect(isBegun(note(event, { kind: 'saved', key: 1, people: 2 }, hand))).toBe(false);
  });
});
