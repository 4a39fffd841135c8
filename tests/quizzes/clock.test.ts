import './take-up-riichi.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asOf } from '../../src/quizzes/memory/clock.ts';
import { mixFor } from '../../src/quizzes/agenda/mix.ts';
import { readRecord } from '../../src/quizzes/memory/read.ts';
import { type Card, EMPTY, NO_BOOK, NO_SKILL, type PracticeRecord } from '../../src/quizzes/memory/record.ts';
import { review } from '../../src/quizzes/memory/schedule.ts';
import { countdown } from '../../src/quizzes/base/countdown.ts';
import { type Course, sinceSeen } from '../../src/quizzes/session/course.ts';
import { RIICHI_IDS } from '../../src/stores/rulebook.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;
const YEAR = 365 * DAY;

const knowing = (card: Card): PracticeRecord => ({
  ...EMPTY,
  books: {
    'ema-2016': {
      ...NO_BOOK,
      skills: { fu: { ...NO_SKILL, right: 1, card } },
      facts: { 'fu:tsumo': card },
    },
  },
});
const isReadWhole = (card: Card): boolean => readRecord(JSON.stringify(knowing(card)), RIICHI_IDS).trouble === 'none';

test('a clock that counts down shows a second until it is over', () => {
  expect([61_000, 60_001, 60_000, 4999, 1, 0].map(countdown)).toEqual(['1:01', '1:01', '1:00', '0:05', '0:01', '0:00']);
});

describe('an unreliable clock', () => {
  const known = review(review(null, 'good', NOON), 'good', NOON + DAY);

  test.each([
    ['set back by a year', NOON - YEAR],
    ['corrected across midnight', Date.UTC(2026, 10, 20, 23, 59)],
    ['at the beginning of time', 1000],
  ])('%s lets answers be recorded, and schedules what follows by its own time', (_, now) => {
    const card = review(known, 'good', now);
    expect(card.last).toBe(now);
    expect(card.due).toBeGreaterThan(now);
    expect(card.due).toBeLessThan(now + YEAR);
    expect(card.reps).toBe(known.reps + 1);
  });

  test('that ran ahead does not delay for years what it scheduled', () => {
    const ahead = review(known, 'missed', NOON + 9 * YEAR);
    const wait = ahead.due - ahead.last;
    expect(asOf(ahead, NOON)).toMatchObject({ last: NOON, due: NOON + wait });
    const asked = (now: number) =>
      mixFor(knowing(ahead), 'ema-2016', { now, day: '2026-11-20' }).some(({ fact }) => fact === 'fu:tsumo');
    expect(asked(NOON)).toBe(false);
    expect(asked(NOON + 10 * YEAR)).toBe(true);
  });

  test('makes no difference while it is right', () => {
    expect(asOf(known, NOON + 2 * DAY)).toBe(known);
  });

  test('set back during a question records no time for it', () => {
    expect(sinceSeen({ seen: NOON } as Course, NOON - DAY)).toBe(0);
  });

  test('always lets answers be recorded, and leaves a readable card', () => {
    const moments = fc.array(fc.tuple(fc.integer({ min: 0, max: 4e12 }), fc.boolean()), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(moments, (answers) => {
        let card: Card | null = null;
        for (const [now, right] of answers) {
          card = review(card, right ? 'good' : 'missed', now);
          expect(isReadWhole(card)).toBe(true);
        }
      }),
    );
  });
});
