import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { EMPTY, NO_BOOK, type PracticeRecord, type Sampled } from '../../src/quizzes/memory/record.ts';
import { merge } from '../../src/quizzes/memory/merge.ts';
import { readRecord } from '../../src/quizzes/memory/read.ts';
import { readyIn } from '../../src/quizzes/path/ready.ts';
import { testOf } from '../../src/quizzes/path/test.ts';
import { BOOK_IDS, type BookId, gameOf } from '../../src/engine/rulebooks/ids.ts';
import { skillsOfGame } from '../../src/quizzes/base/skill-ids.ts';
import { chanceOf } from '../learners/chance.ts';
import { KINDS as LEARNERS } from '../learners/kinds.ts';
import { poolOf, stand, testQuestions } from './ready-kinds.ts';
import { type Held, deciles, hold, practise, questions, candidates } from './ready.ts';

const knowing = (rules: BookId, sample: readonly Sampled[]): PracticeRecord => ({
  ...EMPTY,
  books: { [rules]: { ...NO_BOOK, sample } },
});
const times = (n: number, skill: Sampled[0], isRight: boolean): readonly Sampled[] =>
  Array.from({ length: n }, () => [skill, 2, isRight, false]);
const NOON = Date.UTC(2026, 10, 20, 12);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

describe('the mixed test', () => {
  test.each(BOOK_IDS)('of %s has twenty questions about skills of its game', (rules) => {
    const parts = testOf(rules);
    expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(20);
    expect(parts.filter(({ skill }) => !skillsOfGame(gameOf(rules)).includes(skill))).toEqual([]);
  });
});

/** Where a learner has this many skills of his own kind, in any order. */
function someOf(n: number, chance: () => number): readonly number[] {
  return Array.from({ length: 12 }, (_, i) => ({ i, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, n)
    .map(({ i }) => i);
}

/** How likely learners of a kind answer each skill of a test: evenly, unevenly, or a few skills unlike the rest. */
const KINDS = {
  even: (chance: () => number) => {
    const good = chance();
    return () => good + (chance() - 0.5) * 0.2;
  },
  uneven: (chance: () => number) => {
    const good = chance();
    return () => good + (chance() - 0.5) * 0.8;
  },
  'strong in a few': (chance: () => number) => () => (chance() < 0.35 ? 0.95 : 0.05),
  'strong in three': (chance: () => number) => {
    const strong = someOf(3, chance);
    return (i: number) => (strong.includes(i) ? 0.95 : 0.06);
  },
  'weak in three': (chance: () => number) => {
    const weak = someOf(3, chance);
    return (i: number) => (weak.includes(i) ? 0.25 : 0.92);
  },
  'always strong': (chance: () => number) => () => 0.86 + 0.13 * chance(),
  good: (chance: () => number) => () => 0.7 + 0.25 * chance(),
  new: (chance: () => number) => () => 0.4 * chance(),
} as const satisfies Record<string, (chance: () => number) => (skill: number) => number>;

describe('ready', () => {
  // The full proof, hundreds of learners by every rulebook, is `scripts/prove/ready.ts`.
  test('is close for a few simulated learners', () => {
    const asked = questions('unheard', 1);
    const held = candidates('unheard', 4)
      .map((candidate) => hold(candidate, 90, asked))
      .filter((one) => one !== undefined);
    expect(held.length).toBeGreaterThan(0);
    expect(mean(held.map(({ said, really }) => Math.abs(said.share - really)))).toBeLessThan(0.2);
  });

  // `scripts/prove/kinds.ts` measures sixty of each kind under every rulebook.
  test.each(['forgetful', 'newcomer', 'strong'] as const)(
    'tells few learners of a kind about what they have: %s',
    (kind) => {
      const pool = poolOf('ema-2016');
      const test = testQuestions('ema-2016', 'unheard', 2);
      const told = Array.from({ length: 4 }, (_, n) =>
        stand(LEARNERS[kind], `few.${kind}.${String(n)}`, pool, test, [14]),
      )
        .flat()
        .flatMap(({ record, now, really }) => {
          const said = readyIn(record, 'ema-2016', now);
          return said.known ? [said.share - really] : [];
        });
      expect(told.length).toBeGreaterThan(4);
      expect(mean(told)).toBeLessThan(0.12);
      expect(mean(told)).toBeGreaterThan(-0.12);
    },
  );

  const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[];

  /** What learners of a kind are told, and what is true of them, after few answers or many; those left out who are told nothing. */
  function toldTo(rules: BookId, kind: keyof typeof KINDS): readonly Held[] {
    const skills = testOf(rules);
    return Array.from({ length: 120 }, (_, n) => {
      const chance = chanceOf(`${rules}.${kind}.${String(n)}`);
      const degree = KINDS[kind](chance);
      const chances = skills.map((_part, i) => Math.min(1, Math.max(0, degree(i))));
      const most = 1 + Math.floor(chance() * 12);
      const sample = skills.flatMap(({ skill }, i) =>
        Array.from({ length: 1 + Math.floor(chance() * most) }, (): Sampled => [
          skill,
          2,
          chance() < (chances[i] ?? 0),
          false,
        ]),
      );
      const said = readyIn(knowing(rules, sample), rules, NOON);
      const really = skills.reduce((sum, { count }, i) => sum + (count * (chances[i] ?? 0)) / 20, 0);
      return said.known ? [{ said, really }] : [];
    }).flat();
  }

  /** Fewer learners than this say nothing: chance decides. */
  const ENOUGH = 5;

  test.each(['ema-2016', 'mers-2014'] as const)('comes true under %s for each kind of learner', (rules) => {
    const all = kinds.map((kind) => ({ kind, held: toldTo(rules, kind) }));
    for (const { kind, held } of all) {
      expect(held.length, kind).toBeGreaterThan(40);
      expect(Math.abs(mean(held.map(({ said, really }) => said.share - really))), kind).toBeLessThan(0.06);
      const within = held.filter(({ said, really }) => said.from <= really && really <= said.to).length;
      expect(within / held.length, kind).toBeGreaterThan(0.8);
    }
    for (const { said, really } of deciles(all.flatMap(({ held }) => held)))
      expect(Math.abs(said - really)).toBeLessThan(0.08);

    const toldWell = all
      .map(({ kind, held }) => ({ kind, good: held.filter(({ said }) => said.share >= 0.7 && said.share < 0.8) }))
      .filter(({ good }) => good.length >= ENOUGH);
    expect(toldWell.length).toBeGreaterThan(1);
    for (const { kind, good } of toldWell) {
      const share = mean(good.map(({ really }) => really));
      expect(share, kind).toBeGreaterThanOrEqual(0.66);
      expect(share, kind).toBeLessThanOrEqual(0.84);
    }
  });
});

describe('recent answers', () => {
  test('are stored as given, and read back', () => {
    const [candidate] = candidates('kept', 1);
    if (!candidate) throw new Error('nobody sits');
    const { record } = practise(candidate, 24);
    const rests = record.books['ema-2016']?.sample?.map(([, , , , rest]) => rest) ?? [];
    expect(rests[0]).toBeUndefined();
    expect(rests.filter((rest) => rest !== undefined).length).toBeGreaterThan(0);
    expect(readRecord(JSON.stringify(record), BOOK_IDS)).toEqual({ record, trouble: 'none' });
  });

  test('are read without invalid ones, which is reported', () => {
    const { books, ...rest } = knowing('ema-2016', times(2, 'fu', true));
    const sample = [...(books['ema-2016']?.sample ?? []), ['fu', 9, true, false], 'fu', null];
    const text = JSON.stringify({ ...rest, books: { 'ema-2016': { ...books['ema-2016'], sample } } });
    const { record, trouble } = readRecord(text, BOOK_IDS);
    expect(record.books['ema-2016']?.sample).toEqual(times(2, 'fu', true));
    expect(trouble).toBe('damaged');
  });

  test('come from the fuller record in a merge', () => {
    const other = knowing('ema-2016', times(3, 'fu', false));
    const fuller = knowing('ema-2016', times(5, 'fu', true));
    for (const both of [merge(other, fuller), merge(fuller, other)])
      expect(both.books['ema-2016']?.sample).toHaveLength(5);
  });
});
