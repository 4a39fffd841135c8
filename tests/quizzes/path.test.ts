import { skillsOf } from '../../src/quizzes/base/skills-of.ts';
import { describe, expect, test } from 'vitest';
import { CHAPTERS, chaptersOf } from '../../src/chapters.ts';
import { articleHref } from '../../src/articles.ts';
import { BOOK_IDS, gameOf } from '../../src/engine/rulebooks/ids.ts';
import { dayAfter, dayNumber, daysBetween, isDay } from '../../src/quizzes/base/calendar.ts';
import { EMPTY, NO_BOOK, NO_SKILL, type PracticeRecord, type SkillRecord } from '../../src/quizzes/memory/record.ts';
import { NO_JOURNEY, type Journey, afterAsking, afterReading, readJourney } from '../../src/quizzes/path/journey.ts';
import { layOut } from '../../src/quizzes/path/plan.ts';
import { type StopState, statesOf } from '../../src/quizzes/path/marks.ts';
import { dueIn } from '../../src/quizzes/path/due.ts';
import { lastTime } from '../../src/quizzes/path/last-time.ts';
import { nextOn } from '../../src/quizzes/path/next.ts';
import { isSkillStop, stopsOf } from '../../src/quizzes/path/stops.ts';
import { type SkillId, isAtTable, skillsOfGame } from '../../src/quizzes/base/skill-ids.ts';

const TODAY = '2026-11-22';
const NOW = Date.UTC(2026, 10, 22, 12);
const YESTERDAY = NOW - 86_400_000;
const RULES = 'ema-2016';
const MOMENT = { now: NOW, day: TODAY };

const CARD = { due: NOW - 1, stability: 1, difficulty: 5, reps: 1, lapses: 0, state: 2, steps: 0, last: YESTERDAY };

const knowing = (skill: SkillId, known: Partial<SkillRecord>): PracticeRecord => ({
  ...EMPTY,
  books: { [RULES]: { ...NO_BOOK, skills: { [skill]: { ...NO_SKILL, ...known } } } },
});
const stateOf = (id: string, record = EMPTY, journey = NO_JOURNEY, taught: readonly SkillId[] = []): StopState => {
  const found = statesOf(record, RULES, journey, MOMENT, taught).find(({ stop }) => stop.id === id);
  if (!found) throw new Error(`no stop ${id}`);
  return found;
};

describe('days', () => {
  test.each([
    ['2026-11-30', '2026-12-01', 1],
    ['2027-12-31', '2028-01-01', 1],
    ['2028-02-28', '2028-03-01', 2],
    ['2027-02-28', '2027-03-01', 1],
    ['2000-02-29', '2001-02-28', 365],
    ['2026-11-22', '2026-11-20', -2],
  ])('from %s to %s it is %s', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
    expect(dayAfter(from, days)).toBe(to);
  });

  test('are consecutive dates of the calendar', () => {
    let day = '1999-12-31';
    for (let n = 1; n < 3000; n++) {
      const next = dayAfter('1999-12-31', n);
      expect(isDay(next) && next > day && dayNumber(next) === dayNumber(day) + 1).toBe(true);
      day = next;
    }
  });
});

describe.each(BOOK_IDS)('the path of %s', (rules) => {
  const stops = stopsOf(rules);

  test('has existing skills of its game and existing chapters, each once', () => {
    const ids = stops.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      const [book = '', slug = ''] = id.split('/');
      if (isSkillStop(id)) expect(skillsOfGame(gameOf(rules))).toContain(id);
      else expect(chaptersOf(book).map((chapter) => chapter.slug)).toContain(slug);
    }
  });

  test('has each stop after its prerequisites', () => {
    stops.forEach(({ needs }, i) => {
      for (const need of needs) expect(stops.slice(0, i).map(({ id }) => id)).toContain(need);
    });
  });

  test('links each lesson to a published article', () => {
    for (const { articles } of stops)
      for (const article of articles) {
        const [book = '', number = ''] = article.split(' ');
        expect(articleHref(book, number, undefined)).toBeDefined();
      }
  });
});

test.each(BOOK_IDS)(
  '%s asks rulings with amount and article last where it has them, and nothing at the table before how to count',
  (rules) => {
    const ids = stopsOf(rules).map(({ id }) => id);
    const game = gameOf(rules);
    const last = game === 'mcr' ? 'mcr-penalties' : 'rulings';
    expect(skillsOf(rules).includes(last) ? ids.at(-1) : last).toBe(last);
    expect(ids.includes(last)).toBe(skillsOf(rules).includes(last));
    const atTable = ids.findIndex((id) => isSkillStop(id) && isAtTable(id));
    expect(ids.indexOf(game === 'mcr' ? 'mcr-whole' : 'whole')).toBeLessThan(atTable);
  },
);

describe('a stop', () => {
  test('earns its marks one by one: its lesson, five questions, and the stamp on another day', () => {
    const [five, today] = [{ right: 4, wrong: 1 }, { begun: TODAY }];
    expect(stateOf('fu')).toMatchObject({ open: 'idea', answered: 0 });
    expect(stateOf('fu', EMPTY, NO_JOURNEY, ['pair-wait']).open).toBe('idea');
    expect(stateOf('fu', EMPTY, NO_JOURNEY, ['fu']).open).toBe('five');
    expect(stateOf('fu', EMPTY, afterReading(NO_JOURNEY, 'ema-2016 4.1.1')).open).toBe('five');
    const known = (more: Partial<SkillRecord>): StopState =>
      stateOf('fu', knowing('fu', { ...five, ...more }), NO_JOURNEY, ['fu']);
    expect(known({ ...today, right: 0 })).toMatchObject({ open: 'five', answered: 1 });
    expect(known(today)).toMatchObject({ open: undefined, proof: undefined, answered: 5 });
    expect(known({ begun: '2026-11-21' }).open).toBe('stamp');
    expect(known({ begun: '2026-11-21', grade: 'proficient' })).toMatchObject({ open: undefined, proof: 'practice' });
  });

  test('asked on another day is not asked again within an hour', () => {
    const begun = { right: 6, wrong: 4, begun: '2026-11-20' };
    const asked = (last: number): StopState =>
      stateOf('fu', knowing('fu', { ...begun, card: { ...CARD, last } }), NO_JOURNEY, ['fu']);
    expect(asked(YESTERDAY).open).toBe('stamp');
    expect(asked(NOW - 3_600_000).open).toBeUndefined();
    expect([asked(NOW - 6 * 3_600_000 + 1).open, asked(NOW - 6 * 3_600_000).open]).toEqual([undefined, 'stamp']);
  });

  test('is proven by a placement under its own rulebook only', () => {
    const placed = (book: 'ema-2016' | 'ema-2012'): Journey => ({ ...NO_JOURNEY, placed: { [book]: ['fu'] } });
    expect(stateOf('fu', EMPTY, placed('ema-2016')).proof).toBe('placement');
    expect(stateOf('fu', EMPTY, placed('ema-2012')).proof).toBeUndefined();
  });

  test('for a chapter is proven by its questions on a later day, not by a first guess', () => {
    const all = { asked: 6, right: 5, of: 6 };
    const first = afterAsking(NO_JOURNEY, 'ema-2016/play', all, '2026-11-21');
    expect(stateOf('ema-2016/play', EMPTY, first).marks).toEqual({ idea: false, five: true, stamp: false });
    expect(stateOf('ema-2016/play', EMPTY, afterAsking(first, 'ema-2016/play', all, TODAY)).proof).toBe('practice');
    const poor = afterAsking(first, 'ema-2016/play', { ...all, right: 4 }, TODAY);
    expect(stateOf('ema-2016/play', EMPTY, poor).proof).toBeUndefined();
  });
});

describe('the days until a tournament', () => {
  const states = statesOf(EMPTY, RULES, NO_JOURNEY, MOMENT);
  const kinds = (date: string): readonly string[] => layOut(states, TODAY, date).days.map(({ kind }) => kind);
  const planned = (date: string): readonly string[] =>
    layOut(states, TODAY, date).days.flatMap((day) =>
      day.kind === 'learn' ? day.stops.map(({ stop }) => stop.id) : [],
    );

  test('the evening before holds the first stops and a rehearsal, and says what is left out', () => {
    expect(kinds('2026-11-23')).toEqual(['learn', 'rehearsal', 'tournament']);
    expect(planned('2026-11-23')).toHaveLength(5);
    expect(layOut(states, TODAY, '2026-11-23').beyond).toHaveLength(states.length - 5);
  });

  test('hold everything in order if there is time, with rest days and a rehearsal at the end', () => {
    const date = '2026-12-12';
    expect(planned(date)).toEqual(states.map(({ stop }) => stop.id));
    expect(kinds(date).slice(-2)).toEqual(['rehearsal', 'tournament']);
    expect(kinds(date)[3]).toBe('rest');
    expect(layOut(states, TODAY, date).days.at(-1)?.day).toBe(date);
  });

  test('leave out what is proven', () => {
    const proven = statesOf(knowing('fu', { grade: 'mastered' }), RULES, NO_JOURNEY, MOMENT);
    expect(layOut(proven, TODAY, '').beyond.map(({ stop }) => stop.id)).not.toContain('fu');
  });

  test.each(['', '2026-11-21'])('are none without a future date (%s)', (date) => {
    expect(layOut(states, TODAY, date)).toEqual({ days: [], beyond: states });
  });

  test('are over on the day itself', () => {
    expect(kinds(TODAY)).toEqual(['tournament']);
  });
});

describe('what comes next', () => {
  const next = (record: PracticeRecord, journey: Journey, taught: readonly SkillId[] = []) =>
    nextOn(
      record,
      RULES,
      journey,
      layOut(statesOf(record, RULES, journey, MOMENT, taught), TODAY, journey.date),
      MOMENT,
    );
  const due = (n: number, last = YESTERDAY): PracticeRecord => ({
    ...EMPTY,
    books: {
      [RULES]: {
        ...NO_BOOK,
        facts: Object.fromEntries(Array.from({ length: n }, (_, i) => [`fu:${String(i)}`, { ...CARD, last }])),
      },
    },
  });

  test('for a newcomer is the first stop, not a placement', () => {
    expect(next(EMPTY, { ...NO_JOURNEY, can: 'new' })).toMatchObject({ to: 'lesson', skill: 'indicators' });
  });

  test.each(['plays', 'counts'] as const)('for a learner who %s is a placement, once', (can) => {
    expect(next(EMPTY, { ...NO_JOURNEY, can })).toEqual({ to: 'placement' });
    expect(next(EMPTY, { ...NO_JOURNEY, can, placed: { [RULES]: [] } })).toMatchObject({ to: 'lesson' });
  });

  test('is no placement for a learner with two dozen answers under this rulebook', () => {
    const answered = (right: number, wrong: number): PracticeRecord => ({
      ...EMPTY,
      books: { [RULES]: { ...NO_BOOK, skills: { fu: { ...NO_SKILL, right, wrong: 3 }, han: { ...NO_SKILL, wrong } } } },
    });
    expect(next(answered(10, 10), { ...NO_JOURNEY, can: 'plays' })).toEqual({ to: 'placement' });
    expect(next(answered(10, 11), { ...NO_JOURNEY, can: 'plays' })).not.toEqual({ to: 'placement' });
  });

  test('is what is due if that is a lot; a few items wait', () => {
    expect(next(due(12), NO_JOURNEY)).toEqual({ to: 'due' });
    expect([next(due(6), NO_JOURNEY).to, next(due(5), NO_JOURNEY).to]).toEqual(['due', 'lesson']);
    expect(dueIn(due(12), RULES, NOW)).toEqual({ n: 12, asked: 12, time: 360_000 });
    expect(dueIn(due(30), RULES, NOW)).toEqual({ n: 30, asked: 12, time: 360_000 });
    expect([NOW - 2, NOW - 1].map((moment) => dueIn(due(12), RULES, moment).n)).toEqual([0, 12]);
    const timed = due(2);
    const skills = { fu: { ...NO_SKILL, times: [5000, 90_000] }, han: { ...NO_SKILL, times: [7000, 6000] } };
    const known = { ...timed, books: { [RULES]: { ...(timed.books[RULES] ?? NO_BOOK), skills } } };
    expect(dueIn(known, RULES, NOW)).toEqual({ n: 2, asked: 2, time: 34_000 });
  });

  test('after a placement is the first lesson, as what was just missed is not yet due', () => {
    const missed = due(12, NOW - 60_000);
    expect(dueIn(missed, RULES, NOW).n).toBe(0);
    expect(next(missed, { ...NO_JOURNEY, can: 'plays', placed: { [RULES]: ['dora'] } })).toMatchObject({
      to: 'lesson',
      skill: 'waits',
    });
  });

  test.each(['', '2026-12-05'])('is the stop already started, even if a lot is due (date: %s)', (date) => {
    const begun = (answers: number): PracticeRecord => ({
      ...EMPTY,
      books: {
        [RULES]: {
          ...(due(12).books[RULES] ?? NO_BOOK),
          skills: { yaku: { ...NO_SKILL, right: answers, begun: '2026-11-21' } },
        },
      },
    });
    const journey = { ...NO_JOURNEY, date };
    expect(next(begun(3), journey, ['yaku'])).toMatchObject({ to: 'go-on', skill: 'yaku', stop: { answered: 3 } });
    expect(next(begun(1), journey, ['yaku'])).toMatchObject({ to: 'go-on', skill: 'yaku', stop: { answered: 1 } });
    expect(next(begun(0), journey, ['yaku'])).toEqual({ to: 'due' });
    expect(next(begun(5), journey, ['yaku'])).toEqual({ to: 'due' });
    expect(next(begun(3), journey)).toEqual({ to: 'due' });
  });

  test.each([
    [2, 'again', 'dora'],
    [3, 'lesson', 'waits'],
  ] as const)(
    'is the same stop again as long as fewer than three of the last five were right: %i',
    (right, to, skill) => {
      const lately = '11111' + '1'.repeat(right).padStart(5, '0');
      const known = { right: 5 + right, wrong: 5 - right, lately, begun: TODAY };
      expect(next(knowing('dora', known), NO_JOURNEY, ['dora'])).toMatchObject({ to, skill });
    },
  );

  test('is never something already proven', () => {
    const known = { right: 20, wrong: 4, lately: '1111100001', begun: TODAY, grade: 'proficient' } as const;
    expect(next(knowing('dora', known), NO_JOURNEY, ['dora'])).toMatchObject({ to: 'lesson', skill: 'waits' });
  });

  test('on another day is what waits for it, before anything new', () => {
    const five = knowing('dora', { right: 5, begun: '2026-11-21' });
    expect(next(five, NO_JOURNEY, ['dora'])).toMatchObject({ to: 'once-more', skill: 'dora' });
    const today = knowing('dora', { right: 5, begun: TODAY });
    expect(next(today, NO_JOURNEY, ['dora'])).toMatchObject({ to: 'lesson', skill: 'waits' });
  });

  test('on the evening before is a rehearsal after the day’s stops', () => {
    const everything = {
      ...EMPTY,
      books: {
        [RULES]: {
          ...NO_BOOK,
          skills: Object.fromEntries(
            skillsOfGame('riichi').map((id) => [id, { ...NO_SKILL, grade: 'mastered' as const }]),
          ),
        },
      },
    };
    const chapters = Object.fromEntries(
      CHAPTERS[RULES].map(({ slug }) => [`${RULES}/${slug}`, { begun: TODAY, asked: 5, of: 5, isProven: true }]),
    );
    expect(next(everything, { ...NO_JOURNEY, date: '2026-11-23', chapters })).toEqual({ to: 'rehearsal' });
  });
});

describe('a stored path', () => {
  const journey: Journey = {
    version: 1,
    can: 'plays',
    date: '2026-12-05',
    read: ['ema-2016 4.1.1', 'ema-2016/play'],
    placed: { 'ema-2016': ['yaku'] },
    chapters: { 'ema-2016/play': { begun: TODAY, asked: 5, of: 6, isProven: false } },
  };

  test('reads back as written', () => {
    expect(readJourney(JSON.parse(JSON.stringify(journey)))).toEqual(journey);
  });

  test('is read without invalid entries', () => {
    const odd = {
      ...journey,
      can: 'fly',
      date: '2026-02-30',
      read: [...journey.read, 7, '<b>'],
      placed: { ...journey.placed, 'no-book': ['yaku'] },
      chapters: { ...journey.chapters, 'ema-2016/x': { begun: 'now' } },
    };
    expect(readJourney(odd)).toEqual({ ...journey, can: '', date: '' });
  });

  test('keeps the latest five hundred articles and sixty chapters, if they can be asked about', () => {
    const read = Array.from({ length: 501 }, (_, n) => `ema-2016 ${String(n)}`);
    expect(readJourney({ ...journey, read }).read).toEqual(read.slice(1));
    expect(afterReading({ ...journey, read: read.slice(0, 500) }, 'ema-2016 x').read).toEqual([
      ...read.slice(1, 500),
      'ema-2016 x',
    ]);
    const one = { begun: TODAY, asked: 100, of: 100, isProven: false };
    const chapters = Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`ema-2016/c${String(n)}`, one]));
    expect(Object.keys(readJourney({ ...journey, chapters }).chapters)).toHaveLength(60);
    expect(readJourney({ ...journey, chapters: { 'ema-2016/c': { ...one, of: 101 } } }).chapters).toEqual({});
  });

  test('counts a chapter as proven after four of five on a later day, not after fewer', () => {
    const first = afterAsking(NO_JOURNEY, 'ema-2016/play', { asked: 5, right: 0, of: 5 }, '2026-11-21');
    const proven = (right: number, asked = 5) =>
      afterAsking(first, 'ema-2016/play', { asked, right, of: 5 }, TODAY).chapters['ema-2016/play'];
    expect([proven(4), proven(3), proven(4, 4)].map((one) => one?.isProven)).toEqual([true, false, false]);
    expect([proven(4)?.begun, proven(4, 4)?.asked]).toEqual(['2026-11-21', 5]);
  });

  test.each([[undefined], ['text'], [[]], [{ version: 2 }]])('that is invalid reads as none: %j', (stored) => {
    expect(readJourney(stored)).toEqual(NO_JOURNEY);
  });
});

describe('the latest practice', () => {
  const record = (days: PracticeRecord['days']): PracticeRecord => ({
    ...knowing('yaku', { right: 1, begun: '2026-11-20' }),
    days,
  });

  test('is today’s, or that of the last day before, with what was new on it', () => {
    expect(lastTime(EMPTY, RULES, TODAY)).toBeUndefined();
    const days = { '2026-11-18': [1, 1], '2026-11-20': [8, 4], '2026-11-29': [1, 0] } as const;
    expect(lastTime(record(days), RULES, TODAY)).toEqual({
      day: '2026-11-20',
      right: 8,
      n: 12,
      isOfAll: false,
      begun: ['yaku'],
    });
    const today = { ...days, [TODAY]: [2, 0] } as const;
    expect(lastTime(record(today), RULES, TODAY)).toMatchObject({ day: TODAY, right: 2, n: 2, begun: [] });
  });
});
