import './take-up-riichi.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { BOOK_IDS, type BookId } from '../../src/engine/rulebooks/ids.ts';
import { dayAfter } from '../../src/quizzes/base/calendar.ts';
import { type SkillId, wholeOf } from '../../src/quizzes/base/skill-ids.ts';
import { registerGame } from '../../src/quizzes/games/game.ts';
import { MCR_GAME } from '../../src/quizzes/games/mcr/game.ts';
import { EMPTY, NO_BOOK, NO_SKILL, type PracticeRecord } from '../../src/quizzes/memory/record.ts';
import { type Journey, MINUTES, type Minutes, NO_JOURNEY, readJourney } from '../../src/quizzes/path/journey.ts';
import { type PathStatus, pathStatus } from '../../src/quizzes/path/status.ts';
import { stopsOf } from '../../src/quizzes/path/stops.ts';
import { EVENING, evening, rehearsed } from '../learners/night.ts';
import { student } from '../learners/student.ts';

beforeAll(() => registerGame(MCR_GAME));

const inDays = (days: number, minutes?: Minutes): Journey => ({
  ...NO_JOURNEY,
  can: 'new',
  date: dayAfter(EVENING.day, days),
  ...(minutes && { minutes }),
});
const standing = (rules: BookId, journey: Journey, record = EMPTY, taught: readonly SkillId[] = []): PathStatus =>
  pathStatus(record, rules, journey, taught, EVENING);
const idsOf = (states: PathStatus['states'] = []): readonly string[] => states.map(({ stop }) => stop.id);

const answeredFive = (skills: readonly string[], lately = '11111'): PracticeRecord => ({
  ...EMPTY,
  books: {
    'ema-2016': {
      ...NO_BOOK,
      skills: Object.fromEntries(skills.map((id) => [id, { ...NO_SKILL, right: 5, lately, begun: EVENING.day }])),
    },
  },
});

describe.each(BOOK_IDS)('shortly before a tournament by %s', (rules) => {
  test.each([0, 1, 2])(
    '%i days before, there is one route: payment first, the whole hand within five stops',
    (days) => {
      const { path } = standing(rules, inDays(days));
      const first = idsOf(path.route?.stops).slice(0, 5);
      expect(first[0]).toMatch(/payment$/);
      expect(first).toContain(wholeOf(rules));
      expect(idsOf(path.route?.stops)).toHaveLength(5);
      expect(path.route?.along).toHaveLength(3);
    },
  );

  test('three days away there are days to plan', () => {
    expect(standing(rules, inDays(3)).path.route).toBeUndefined();
    expect(standing(rules, { ...NO_JOURNEY, can: 'new' }).path.route).toBeUndefined();
  });

  test('more time leaves out less, and says what; a week leaves out nothing', () => {
    const left = MINUTES.map((minutes) => idsOf(standing(rules, inDays(1, minutes)).path.route?.left));
    const all = stopsOf(rules).length;
    expect(left[0]).toHaveLength(all - 5);
    for (const [i, some] of left.slice(1).entries()) {
      expect(some.length).toBeLessThan(left[i]?.length ?? 0);
      expect(left[i]).toEqual(expect.arrayContaining([...some]));
    }
    expect(standing(rules, inDays(7)).path.beyond).toEqual([]);
  });
});

describe('what comes next on the evening before', () => {
  const next = (record: PracticeRecord, taught: readonly SkillId[], can: Journey['can'] = 'new') =>
    standing('ema-2016', { ...inDays(1), can }, record, taught).next;
  const route: readonly SkillId[] = ['payment', 'yaku', 'han', 'fu', 'whole'];

  test('is payment, even for somebody who can count: there is no placement tonight', () => {
    for (const can of ['new', 'plays', 'counts'] as const)
      expect(next(EMPTY, [], can)).toMatchObject({ to: 'lesson', skill: 'payment' });
  });

  test('is the next stop of the route, and the rehearsal after the last', () => {
    expect(next(answeredFive(route.slice(0, 2)), route.slice(0, 2))).toMatchObject({ to: 'lesson', skill: 'han' });
    expect(next(answeredFive(route), route)).toEqual({ to: 'rehearsal' });
  });

  test('is what went badly, but only after the rest of the route', () => {
    expect(next(answeredFive(['payment'], '00000'), ['payment'])).toMatchObject({ to: 'lesson', skill: 'yaku' });
    expect(next(answeredFive(route, '00000'), route)).toMatchObject({ to: 'again', skill: 'payment' });
  });

  test('is never something already known: another stop takes its place', () => {
    const known = { ...inDays(1), placed: { 'ema-2016': ['payment'] } } as const;
    expect(idsOf(standing('ema-2016', known).path.route?.stops)).toEqual(['yaku', 'han', 'fu', 'whole', 'limits']);
  });
});

test('the chosen minutes are stored, and invalid ones ignored', () => {
  const journey = inDays(1, 60);
  expect(readJourney(JSON.parse(JSON.stringify(journey)))).toEqual(journey);
  expect(readJourney({ ...journey, minutes: 45 })).toEqual(inDays(1));
});

// Newcomers who learn from what they are shown: the lessons of the route, and what is told of each answer.
test.each([
  ['ema-2016', 6, 4],
  ['mers-2014', 0, 2],
] as const)('half an hour by %s gains eight questions of twenty', (rules, beliefs, learners) => {
  const gains = Array.from({ length: learners }, (_, n) => {
    const seed = `evening before.${String(n)}`;
    const who = student(seed, [], beliefs, EVENING.now);
    const before = rehearsed(who, rules, `${seed}.before`, EVENING.now);
    const stops = evening(who, rules, 30, seed);
    expect(stops.slice(0, 5)).toContain(wholeOf(rules));
    return rehearsed(who, rules, `${seed}.after`, EVENING.now + 14 * 3_600_000) - before;
  });
  expect(gains.reduce((sum, gain) => sum + gain, 0) / learners).toBeGreaterThanOrEqual(8);
});
