import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { enteredText } from '../../src/components/base/words/signed.ts';
import type { QuestionOf } from '../../src/quizzes/games/question.ts';
import { entryOf, finalChoices, finalOtherwise } from '../../src/quizzes/skills/final-scores/index.ts';
import { answered } from '../../src/quizzes/games/answered.ts';
import { isDisputed } from '../../src/quizzes/games/disputed.ts';
import { gradeAnswer } from '../../src/quizzes/session/feedback.ts';
import { skillOf } from '../../src/quizzes/games/skills.ts';

const question = (rules: QuestionOf<'final-scores'>['rules']): QuestionOf<'final-scores'> => ({
  skill: 'final-scores',
  rules,
  scores: [19_200, 24_300, 45_900, 30_600],
  bets: 0,
  seat: 1,
});

test.each([
  // 24,300 less 30,000 and third place’s uma of 10,000, then the chombo: 40,000, or 20,000 as RRC’s referee guide has it.
  ['rrc-2026', -55_700, { right: true }],
  ['rrc-2026', -35_700, { right: true, reading: { option: 'chombo' } }],
  ['rrc-2026', -15_700, { right: false }],
  // Third place’s uma is 5,000, and no reading but the rulebook’s own 30,000 is open.
  ['wrc-2025', -40_700, { right: true }],
  ['wrc-2025', -30_700, { right: false }],
] as const)(
  'after a chombo under %s, the entry %d is judged by the readings that are open',
  (rules, entered, verdict) => {
    const asked = { ...question(rules), chombo: 1 } as const;
    const graded = gradeAnswer(answered(asked, entered), [], 1000).verdict;
    expect(graded).toMatchObject(verdict);
    expect(graded.reading === undefined).toBe(!('reading' in verdict));
    expect(isDisputed(asked)).toBe(rules === 'rrc-2026');
    expect(isDisputed(question(rules))).toBe(false);
  },
);

test('the entry by another reading is among the options, where one is open', () => {
  const asked = question('rrc-2026');
  expect(finalChoices({ ...asked, chombo: 1 })).toEqual(expect.arrayContaining([-55_700, -35_700]));
  expect(
    finalChoices({ ...asked, knobs: { chombo: { kind: 'tournament', points: 40_000 } }, chombo: 1 }),
  ).not.toContain(-35_700);
  expect(finalChoices(asked)).not.toContain(-35_700);
  // Two players have the points they started with: whether these are in plus decides the uma.
  const level = { ...question('tesuji-2018'), scores: [30_000, 20_000, 40_000, 30_000], seat: 1 } as const;
  const others = finalOtherwise(level).map(([, other]) => skillOf('final-scores').solve(other));
  expect(others).not.toContain(skillOf('final-scores').solve(level));
  expect(finalChoices(level)).toEqual(expect.arrayContaining(others));
});

describe('the entry after a game', () => {
  test.each([
    // Samara 6.3 ranks by places, then raw points; the others add uma to the difference; Tesuji S2 counts in thousands.
    ['samara-2019', 24_300, '24,300', { book: 'samara-2019', article: '6.3' }],
    ['ema-2016', -10_700, '−10,700', { published: 'ema-2016', section: '3.6' }],
    ['ema-2012', -15_700, '−15,700', { published: 'ema-2012', section: '3.6.1' }],
    ['tesuji-2018', -9700, '−9.7', { book: 'tesuji-2018', article: 'S2' }],
  ] as const)('%s', (rules, entered, text, place) => {
    const asked = question(rules);
    expect(skillOf('final-scores').solve(asked)).toBe(entered);
    expect(enteredText(entered, entryOf(asked), 'en')).toBe(text);
    expect(skillOf('final-scores').cites(asked)).toContainEqual(expect.objectContaining(place));
    expect(finalChoices(asked)).toContain(entered);
  });

  test('a learner who enters the difference instead of points finds it among the options, and is wrong', () => {
    const asked = question('samara-2019');
    expect(finalChoices(asked)).toContain(-5700);
    expect(skillOf('final-scores').judge(asked, -5700).right).toBe(false);
    expect(finalChoices(question('ema-2016'))).not.toContain(24_300);
  });
});
