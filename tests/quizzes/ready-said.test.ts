import { describe, expect, test } from 'vitest';
import type { SkillId } from '../../src/quizzes/base/skill-ids.ts';
import type { Level } from '../../src/quizzes/base/terms.ts';
import { EMPTY, NO_BOOK, NO_SKILL, type Sampled } from '../../src/quizzes/memory/record.ts';
import { review } from '../../src/quizzes/memory/schedule.ts';
import { type Readiness, readyIn } from '../../src/quizzes/path/ready.ts';
import { testOf } from '../../src/quizzes/path/test.ts';

type Rules = 'ema-2016' | 'mers-2014';
const [NOON, DAY] = [Date.UTC(2026, 10, 20, 12), 86_400_000] as const;
const skillsOf = (rules: Rules): readonly SkillId[] => testOf(rules).map(({ skill }) => skill);
const after = (sample: readonly Sampled[], rules: Rules = 'ema-2016') =>
  readyIn({ ...EMPTY, books: { [rules]: { ...NO_BOOK, sample } } }, rules, NOON);
const times = (n: number, skill: SkillId, isRight: boolean, level: Level = 2): readonly Sampled[] =>
  Array.from({ length: n }, () => [skill, level, isRight, false]);
/** The same answers, given after the facts had rested so long. */
const rested = (rest: number, sample: readonly Sampled[]): readonly Sampled[] =>
  sample.map(([skill, level, isRight, isAimed]) => [skill, level, isRight, isAimed, rest]);
const half = (n: number, skill: SkillId): readonly Sampled[] =>
  Array.from({ length: n }, (_, i) => [skill, 2, i % 2 === 0, false]);

/** The forecast for a learner who half knows every skill but one, to which he gave these answers. */
function told(skill: SkillId, answers: readonly Sampled[]): Readiness {
  const others = skillsOf('ema-2016').filter((one) => one !== skill);
  const ready = after([...others.flatMap((one) => half(12, one)), ...answers]);
  if (!ready.known) throw new Error('too few answers');
  return ready;
}

describe('before each skill of the mixed test was tried', () => {
  test('no result is predicted, however much is known of the others', () => {
    const [last = 'whole', ...others] = skillsOf('ema-2016').toReversed();
    const sample = others.flatMap((skill) => times(40, skill, true));
    expect(after(sample)).toEqual({
      known: false,
      answers: 360,
      tried: others.toReversed(),
      untried: [last],
      more: 1,
      best: [last],
    });
    expect(after([...sample, ...times(1, last, true)]).known).toBe(true);
  });

  test('answers outside the test do not count as trying', () => {
    const none = after([], 'mers-2014');
    expect(none).toMatchObject({ known: false, answers: 0, tried: [], untried: skillsOf('mers-2014') });
    expect(after(times(30, 'penalties', true), 'mers-2014')).toEqual(none);
  });
});

describe('before there are enough answers', () => {
  const each = (n: number, rules: Rules): readonly Sampled[] =>
    skillsOf(rules).flatMap((skill) => times(n, skill, true));
  const rehearsal = (rules: Rules): readonly Sampled[] =>
    testOf(rules).flatMap(({ skill, count }) => times(count, skill, true));

  test.each(['ema-2016', 'mers-2014'] as const)(
    'no result of %s is predicted from one right answer to each skill',
    (rules) => {
      expect(after(each(1, rules), rules)).toMatchObject({ known: false, untried: [] });
      expect(after(each(3, rules), rules).known).toBe(true);
    },
  );

  test.each(['ema-2016', 'mers-2014'] as const)('one rehearsal of %s is enough', (rules) => {
    expect(after(rehearsal(rules), rules).known).toBe(true);
    expect(after(rehearsal(rules).slice(1), rules).known).toBe(false);
  });

  test('the answers still needed are counted, those first that tell most', () => {
    const sample = each(1, 'ema-2016');
    const before = after(sample);
    if (before.known) throw new Error('enough answers');
    expect(before.best[0]).toBe('fu');
    const more = testOf('ema-2016').flatMap(({ skill, count }) => times(count - 1, skill, true));
    expect(before.more).toBeLessThanOrEqual(more.length);
    expect(before.more).toBeGreaterThan(0);
  });
});

describe('the expected result of the mixed test', () => {
  test.each([
    ['everything right', true],
    ['everything wrong', false],
  ])('stays between nothing and everything: %s', (_, isRight) => {
    const ready = after(skillsOf('ema-2016').flatMap((skill) => times(20, skill, isRight)));
    if (!ready.known) throw new Error('too few answers');
    const { from, share, to } = ready;
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeLessThanOrEqual(1);
    expect(from).toBeLessThan(share);
    expect(share).toBeLessThan(to);
    expect(isRight ? from : 1 - to).toBeGreaterThan(0.8);
  });

  test('is what a learner strong in three skills and blank in the rest can do', () => {
    const strong: readonly SkillId[] = ['dora', 'set-fu', 'limits'];
    const sample = skillsOf('ema-2016').flatMap((skill) => times(5, skill, strong.includes(skill)));
    const ready = after(sample);
    if (!ready.known) throw new Error('too few answers');
    expect(ready.share).toBeGreaterThan(0.1);
    expect(ready.share).toBeLessThan(0.32);
    expect(strong).not.toContain(ready.weakest);
  });

  test('is higher for right answers to harder questions, and for wrong ones to harder questions', () => {
    for (const isRight of [true, false]) {
      const [easy, plain, hard] = ([1, 2, 3] as const).map((level) => told('fu', times(6, 'fu', isRight, level)).share);
      expect(easy).toBeLessThan(plain ?? 0);
      expect(plain).toBeLessThan(hard ?? 0);
    }
  });

  test('follows later answers more than earlier ones', () => {
    const [right, wrong] = [times(12, 'fu', true), times(12, 'fu', false)];
    expect(told('fu', [...wrong, ...right]).share).toBeGreaterThan(told('fu', [...right, ...wrong]).share + 0.005);
  });

  test('holds a miss less against the learner if the question was aimed at his misconception', () => {
    const missed = (isAimed: boolean): readonly Sampled[] => [...times(6, 'fu', true), ['fu', 2, false, isAimed]];
    expect(told('fu', missed(true)).share).toBeGreaterThan(told('fu', missed(false)).share);
  });

  test('has a narrower range after more answers', () => {
    const width = (n: number): number => {
      const { from, to } = told('fu', half(n, 'fu'));
      return to - from;
    };
    expect(width(24)).toBeLessThan(width(4));
  });

  test('names the weakest skill', () => {
    expect(told('payment', times(12, 'payment', false)).weakest).toBe('payment');
    expect(told('payment', times(12, 'payment', true)).weakest).not.toBe('payment');
  });
});

describe('forgetting', () => {
  const shareAfter = (days: number, stability: number): Readiness => {
    const skills = skillsOf('ema-2016');
    const card = { ...review(null, 'good', NOON), stability };
    const book = {
      ...NO_BOOK,
      sample: skills.flatMap((skill) => times(12, skill, true)),
      facts: { 'fu:tsumo': card, 'penalty:speed': { ...card, stability: 0.1 } },
    };
    const ready = readyIn({ ...EMPTY, books: { 'ema-2016': book } }, 'ema-2016', NOON + days * DAY);
    if (!ready.known) throw new Error('too few answers');
    return ready;
  };

  test('lowers the result with the days since practice, less for well-known facts', () => {
    const shares = [0, 3, 30, 120].map((days) => shareAfter(days, 5).share);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(shares[2]).toBeLessThan(0.85 * (shares[0] ?? 0));
    expect(shareAfter(30, 100).share).toBeGreaterThan(shareAfter(30, 5).share);
  });

  test('falls only where something was not asked for long, and names that skill with its days', () => {
    const skills = skillsOf('ema-2016');
    const [long, today] = [{ ...review(null, 'good', NOON), stability: 5 }, review(null, 'good', NOON + 31 * DAY)];
    const asked = (skill: SkillId) => ({ ...NO_SKILL, card: skill === 'payment' ? long : today });
    const book = {
      ...NO_BOOK,
      sample: rested(
        6,
        skills.flatMap((skill) => half(12, skill)),
      ),
      skills: Object.fromEntries(skills.map((skill) => [skill, asked(skill)])),
      facts: { 'pay:base': long, 'fu:tsumo': today, 'yaku:pinfu': today },
    } as const;
    const ready = readyIn({ ...EMPTY, books: { 'ema-2016': book } }, 'ema-2016', NOON + 31 * DAY);
    if (!ready.known) throw new Error('too few answers');
    expect(ready.losses).toEqual([{ skill: 'payment', days: 31 }]);
    expect(ready.faded).toBeGreaterThan(0.05);
  });

  test('is given as the reason, with what has faded', () => {
    const [fresh, later] = [shareAfter(0, 5), shareAfter(30, 5)];
    expect(fresh.faded).toBeCloseTo(0);
    expect(later.share + later.faded).toBeCloseTo(fresh.share);
  });

  describe('is learnt from answers after pauses', () => {
    const skills = skillsOf('ema-2016');
    const card = { ...review(null, 'good', NOON), stability: 4 };
    const facts = { 'fu:tsumo': card, 'yaku:pinfu': card, 'pay:base': card, 'limit:mangan': card };
    const asked = Object.fromEntries(skills.map((skill) => [skill, { ...NO_SKILL, card }]));
    /** Somebody who is always right at once, and after such a pause this often of twelve times. */
    const said = (rest: number, right: number, days: number) => {
      const sample = skills.flatMap((skill) => [
        ...rested(0, times(6, skill, true)),
        ...rested(rest, [...times(right, skill, true), ...times(12 - right, skill, false)]),
      ]);
      const book = { ...NO_BOOK, sample, facts, skills: asked };
      return readyIn({ ...EMPTY, books: { 'ema-2016': book } }, 'ema-2016', NOON + days * DAY);
    };
    const shareOf = (ready: ReturnType<typeof said>): number => (ready.known ? ready.share : NaN);

    test('who misses after pauses is told less after the next, who does not hardly less', () => {
      const [firm, forgetful] = [shareOf(said(4, 12, 4)), shareOf(said(4, 3, 4))];
      expect(firm).toBeGreaterThan(0.8);
      expect(forgetful).toBeLessThan(0.45);
    });

    test('who forgets firm facts like any others is told less after some days', () => {
      /** Right within two days, and after nine never or half of the time. */
      const told = (isAlike: boolean): number => {
        const sample = skills.flatMap((skill): readonly Sampled[] =>
          Array.from({ length: 24 }, (_, i): Sampled => {
            const isLong = i % 2 === 0;
            // Nine days of facts that are nine days firm rest like three days of those that are one day firm.
            return [skill, 2, isAlike ? !isLong : i % 2 === 1 || i % 4 === 0, false, isLong ? 3 : 2, isLong ? 9 : 2];
          }),
        );
        const nine = { ...card, stability: 9 };
        const firm = { 'fu:tsumo': nine, 'yaku:pinfu': nine, 'pay:base': nine, 'limit:mangan': nine };
        const book = { ...NO_BOOK, sample, facts: firm, skills: asked };
        const ready = readyIn({ ...EMPTY, books: { 'ema-2016': book } }, 'ema-2016', NOON + 4 * DAY);
        return ready.known ? ready.share : NaN;
      };
      expect(told(true)).toBeLessThan(told(false) - 0.05);
    });

    test('and nothing is told after a far longer pause, unless next to nothing fades', () => {
      const ready = said(2, 7, 60);
      expect(ready).toMatchObject({ known: false, more: 0, untried: [] });
      expect(!ready.known && ready.away?.every(({ days }) => days === 60)).toBe(true);
      expect(said(2, 7, 0).known).toBe(true);
    });
  });

  test('ignores a clock that was set back', () => {
    expect(shareAfter(-400, 5).share).toBe(shareAfter(0, 5).share);
  });
});
