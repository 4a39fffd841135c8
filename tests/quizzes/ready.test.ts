import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { type Card, EMPTY, NO_BOOK, type PracticeRecord, type Sampled } from '../../src/quizzes/memory/record.ts';
import { merge } from '../../src/quizzes/memory/merge.ts';
import { readRecord } from '../../src/quizzes/memory/read.ts';
import { review } from '../../src/quizzes/memory/schedule.ts';
import { readyIn } from '../../src/quizzes/path/ready.ts';
import { testOf } from '../../src/quizzes/path/test.ts';
import { BOOK_IDS, type BookId, gameOf } from '../../src/engine/rulebooks/ids.ts';
import { skillsOfGame, wholeOf } from '../../src/quizzes/base/skill-ids.ts';
import { chanceOf } from '../learners/chance.ts';
import { deciles, hold, practise, questions, sitters } from './ready.ts';

const knowing = (rules: BookId, sample: readonly Sampled[]): PracticeRecord => ({
  ...EMPTY,
  books: { [rules]: { ...NO_BOOK, sample } },
});
const times = (n: number, skill: Sampled[0], isRight: boolean): readonly Sampled[] =>
  Array.from({ length: n }, () => [skill, 2, isRight, false]);
const [NOON, DAY] = [Date.UTC(2026, 10, 20, 12), 86_400_000] as const;
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

describe('the mixed test', () => {
  test.each(BOOK_IDS)('of %s has twenty questions about skills of its game', (rules) => {
    const parts = testOf(rules);
    expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(20);
    expect(parts.filter(({ skill }) => !skillsOfGame(gameOf(rules)).includes(skill))).toEqual([]);
  });
});

describe('ready', () => {
  test('says nearly nothing before the first answer', () => {
    const { from, to, answers, weakest } = readyIn(EMPTY, 'ema-2016', NOON);
    expect([answers, weakest]).toEqual([0, undefined]);
    expect(to - from).toBeGreaterThan(0.5);
  });

  test('says the more the more was answered, and names what goes wrong', () => {
    const few = readyIn(knowing('ema-2016', times(4, 'yaku', true)), 'ema-2016', NOON);
    const known = [...times(20, 'yaku', true), ...times(20, 'payment', false), ...times(20, 'fu', true)];
    const many = readyIn(knowing('ema-2016', known), 'ema-2016', NOON);
    expect(many.to - many.from).toBeLessThan(few.to - few.from);
    expect(many.weakest).toBe('payment');
  });

  test('takes a miss less ill where the question was chosen for what goes wrong', () => {
    const missed = (isAimed: boolean): readonly Sampled[] => [...times(20, 'fu', true), ['fu', 2, false, isAimed]];
    const share = (isAimed: boolean) => readyIn(knowing('ema-2016', missed(isAimed)), 'ema-2016', NOON).share;
    expect(share(true)).toBeGreaterThan(share(false));
  });

  test('leaves out what is no part of counting a hand', () => {
    expect(readyIn(knowing('ema-2016', times(30, 'penalties', true)), 'ema-2016', NOON).answers).toBe(0);
  });

  test('falls as what was practised fades, the less the better it was known, and not for what a clock set back makes of it', () => {
    const card = (stability: number): Card => ({ ...review(null, 'good', NOON), stability });
    const shareAfter = (days: number, stability: number): number => {
      const record = knowing('ema-2016', times(60, 'fu', true));
      const facts = { 'fu:tsumo': card(stability), 'penalty:speed': card(0.1) };
      const book = { ...(record.books['ema-2016'] ?? NO_BOOK), facts };
      return readyIn({ ...record, books: { 'ema-2016': book } }, 'ema-2016', NOON + days * DAY).share;
    };
    const shares = [0, 3, 30, 120].map((days) => shareAfter(days, 5));
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(shares[2]).toBeLessThan(0.85 * (shares[0] ?? 0));
    expect(shareAfter(30, 100)).toBeGreaterThan(shareAfter(30, 5));
    expect(shareAfter(-400, 5)).toBe(shares[0]);
  });

  // The full proof, hundreds of learners by every rulebook, is `scripts/prove/ready.ts`.
  test('is close for a few simulated learners who practised', () => {
    const asked = questions('unheard', 1);
    const held = sitters('unheard', 4).map((sitter) => hold(sitter, 30, asked));
    expect(mean(held.map(({ said, really }) => Math.abs(said.share - really)))).toBeLessThan(0.2);
  });

  test.each(['ema-2016', 'mers-2014'] as const)(
    'comes true under %s for players who know each skill to a different degree',
    (rules) => {
      const skills = testOf(rules);
      const held = Array.from({ length: 200 }, (_, n) => {
        const chance = chanceOf(`${rules}.${String(n)}`);
        const good = chance();
        const chances = new Map(
          skills.map(({ skill }) => [skill, Math.min(1, Math.max(0, good + (chance() - 0.5) * 0.4))]),
        );
        const sample = Array.from({ length: 60 }, (): Sampled => {
          const { skill } = skills[Math.floor(chance() * skills.length)] ?? { skill: wholeOf(rules) };
          return [skill, 2, chance() < (chances.get(skill) ?? 0), false];
        });
        const really = skills.reduce((sum, { skill, count }) => sum + (count * (chances.get(skill) ?? 0)) / 20, 0);
        return { said: readyIn(knowing(rules, sample), rules, NOON), really };
      });
      for (const { said, really } of deciles(held)) expect(Math.abs(said - really)).toBeLessThan(0.07);
    },
  );
});

describe('answers that tell', () => {
  test('are kept as they were given, and read back', () => {
    const [sitter] = sitters('kept', 1);
    if (!sitter) throw new Error('nobody sits');
    const { record } = practise(sitter, 12);
    expect(record.books['ema-2016']?.sample?.length).toBeGreaterThan(0);
    expect(readRecord(JSON.stringify(record), BOOK_IDS)).toEqual({ record, trouble: 'none' });
  });

  test('are read without those that make no sense, and that is told', () => {
    const { books, ...rest } = knowing('ema-2016', times(2, 'fu', true));
    const sample = [...(books['ema-2016']?.sample ?? []), ['fu', 9, true, false], 'fu', null];
    const text = JSON.stringify({ ...rest, books: { 'ema-2016': { ...books['ema-2016'], sample } } });
    const { record, trouble } = readRecord(text, BOOK_IDS);
    expect(record.books['ema-2016']?.sample).toEqual(times(2, 'fu', true));
    expect(trouble).toBe('damaged');
  });

  test('are those of the fuller record where two are joined', () => {
    const other = knowing('ema-2016', times(3, 'fu', false));
    const fuller = knowing('ema-2016', times(5, 'fu', true));
    for (const both of [merge(other, fuller), merge(fuller, other)])
      expect(both.books['ema-2016']?.sample).toHaveLength(5);
  });
});
