import './take-up-riichi.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { BOOK_IDS, type BookId } from '../../src/engine/rulebooks/ids.ts';
import { toMix } from '../../src/quizzes/agenda/begin.ts';
import { dayAfter } from '../../src/quizzes/base/calendar.ts';
import type { SkillId } from '../../src/quizzes/base/skill-ids.ts';
import { skillsOf } from '../../src/quizzes/base/skills-of.ts';
import { registerGame } from '../../src/quizzes/games/game.ts';
import { MCR_GAME } from '../../src/quizzes/games/mcr/game.ts';
import { applicableSkills, nextSkill } from '../../src/quizzes/memory/progress.ts';
import { EMPTY, NO_BOOK, NO_SKILL, type PracticeRecord } from '../../src/quizzes/memory/record.ts';
import { type Journey, NO_JOURNEY } from '../../src/quizzes/path/journey.ts';
import { pathOf } from '../../src/quizzes/path/games/index.ts';
import { pathStatus } from '../../src/quizzes/path/status.ts';
import { isSkillStop, stopsOf } from '../../src/quizzes/path/stops.ts';

beforeAll(() => registerGame(MCR_GAME));

const MOMENT = { now: Date.UTC(2026, 10, 22, 12), day: '2026-11-22' } as const;

const JOURNEYS: readonly (readonly [who: string, journey: Journey])[] = [
  ['without a path', NO_JOURNEY],
  ['with a path', { ...NO_JOURNEY, can: 'new' }],
  ['with a tournament in four weeks', { ...NO_JOURNEY, can: 'new', date: dayAfter(MOMENT.day, 28) }],
];

/** The first skill that the path leads to, after the chapters before it were read and answered. */
function firstOnPath(rules: BookId, journey: Journey, record: PracticeRecord, taught: readonly SkillId[] = []) {
  const chapters = stopsOf(rules).flatMap(({ id }) => (isSkillStop(id) ? [] : [id]));
  const read: Journey = {
    ...journey,
    read: chapters,
    chapters: Object.fromEntries(chapters.map((id) => [id, { begun: MOMENT.day, asked: 5, of: 5, isProven: true }])),
  };
  const { next } = pathStatus(record, rules, read, taught, MOMENT);
  return 'skill' in next ? next.skill : undefined;
}

/** A record in which these skills were answered rightly five times today. */
const knowing = (rules: BookId, skills: readonly SkillId[]): PracticeRecord => ({
  ...EMPTY,
  books: {
    [rules]: {
      ...NO_BOOK,
      skills: Object.fromEntries(
        skills.map((id) => [id, { ...NO_SKILL, right: 5, lately: '11111', begun: MOMENT.day }]),
      ),
    },
  },
});

describe.each(BOOK_IDS)('by %s', (rules) => {
  const skills = skillsOf(rules);
  const onPath = skills.filter((id) => pathOf(rules).needs[id]);

  test.each([false, true])('a newcomer begins with the same skill from every door (read aloud: %s)', (readAloud) => {
    const record = { ...EMPTY, readAloud };
    const first = applicableSkills(record, rules)[0];
    for (const [, journey] of JOURNEYS) expect(firstOnPath(rules, journey, record)).toBe(first);
    expect(nextSkill(record, rules)).toBe(first);
    const { agenda } = toMix(record, rules, MOMENT);
    expect('wishes' in agenda && agenda.wishes[0]?.skill).toBe(first);
  });

  test.each(JOURNEYS)('a newcomer %s is led through the skills in the order of the map', (_, journey) => {
    const led = onPath.map((__, n) => {
      const done = onPath.slice(0, n);
      return firstOnPath(rules, journey, knowing(rules, done), done);
    });
    expect(led).toEqual(onPath);
  });

  test('no skill comes before one that it builds on', () => {
    onPath.forEach((id, i) => {
      for (const need of pathOf(rules).needs[id] ?? []) expect(onPath.slice(0, i)).toContain(need);
    });
  });
});

test('whoever has begun to count dora is not sent back to the indicators, unless one was missed', () => {
  const ofIndicators = (skills: Readonly<Record<string, object>>, journey = NO_JOURNEY) => {
    const known = Object.fromEntries(Object.entries(skills).map(([id, one]) => [id, { ...NO_SKILL, ...one }]));
    const record = { ...EMPTY, books: { 'ema-2016': { ...NO_BOOK, skills: known } } };
    const { states } = pathStatus(record, 'ema-2016', journey, [], MOMENT);
    return states.filter(({ stop }) => stop.id === 'indicators').map(({ proof, open }) => proof ?? open);
  };
  expect(ofIndicators({})).toEqual(['idea']);
  expect(ofIndicators({}, { ...NO_JOURNEY, placed: { 'ema-2016': ['dora'] } })).toEqual([]);
  expect(ofIndicators({ dora: { right: 1 } })).toEqual([]);
  expect(ofIndicators({ dora: { right: 9 }, indicators: { wrong: 1, lately: '0' } })).toEqual(['idea']);
});
