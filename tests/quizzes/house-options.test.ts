import { describe, expect, it } from 'vitest';
import type { BookId } from '../../src/engine/rulebooks/ids.ts';
import { parseQuestion } from '../../src/quizzes/games/link.ts';
import type { Question } from '../../src/quizzes/games/question.ts';
import { formatQuestion } from '../../src/quizzes/games/link.ts';
import { makeQuestion } from '../../src/quizzes/games/skills.ts';
import { isOfBook, recordedLink } from '../../src/quizzes/memory/of-book.ts';
import { bookOf } from '../../src/quizzes/memory/progress.ts';
import { EMPTY, NO_BOOK } from '../../src/quizzes/memory/record.ts';
import { parseQuiz, formatQuiz, questionsOf } from '../../src/quizzes/quiz/quiz.ts';
import { rulesOfLink } from '../../src/quizzes/quiz/link-rules.ts';
import { stopsOf } from '../../src/quizzes/path/stops.ts';
import './take-up-riichi.ts';

const HOUSE = 'wrc-2025~red-fives~uma-30-10' as BookId;
const dealt = (rules: BookId, skill: 'han' | 'final-scores' | 'fu', n: number): readonly Question[] =>
  Array.from({ length: n }, (_, i) => makeQuestion(skill, { rules, level: 2 } as never, String(i))).filter(
    (one): one is Question => one !== undefined,
  );

describe('questions under a rulebook with options of the house', () => {
  it('have red fives where the house plays with them', () => {
    const reds = (rules: BookId): number =>
      dealt(rules, 'han', 60).filter((one) => /0[mps]|0\d*[mps]/.test(formatQuestion(one))).length;
    expect(reds(HOUSE)).toBeGreaterThan(0);
    expect(reds('wrc-2025')).toBe(0);
  });

  it('survive their link, options and all', () => {
    for (const question of [...dealt(HOUSE, 'han', 10), ...dealt(HOUSE, 'final-scores', 10)])
      expect(parseQuestion(formatQuestion(question))).toEqual(question);
  });

  it('make a quiz that everybody is asked alike, and whose link names the options', () => {
    const quiz = { rules: HOUSE, skills: ['han', 'final-scores'], level: 2, length: 6, seed: 'club' } as const;
    const link = formatQuiz(quiz);
    expect(link).toContain('wrc-2025~red-fives~uma-30-10');
    expect(parseQuiz(link)).toEqual({ quiz, isCurrent: true });
    expect(rulesOfLink(`#${link}`, 'ema-2016')).toBe(HOUSE);
    expect(questionsOf(quiz).every(({ rules }) => rules === HOUSE)).toBe(true);
  });

  it.each(['q=fu&in=wrc-2025~yakitori&c=123m', 'q=fu&in=wrc-2025~&c=123m', 'q=fu&in=ema-2016~red-fives&c=123m'])(
    'are none where the options do not exist: %s',
    (link) => {
      expect(parseQuestion(link)).toBeUndefined();
    },
  );

  it('go into the record of the rulebook only where the options change nothing', () => {
    const [han, scores] = [dealt(HOUSE, 'han', 60), dealt(HOUSE, 'final-scores', 5)];
    expect(scores.some(isOfBook)).toBe(false);
    const counted = han.filter(isOfBook);
    expect(counted.length).toBeGreaterThan(0);
    expect(counted.length).toBeLessThan(han.length);
    for (const question of counted) {
      const recorded = parseQuestion(recordedLink(question));
      expect(recorded?.rules).toBe('wrc-2025');
    }
    for (const question of dealt('wrc-2025', 'han', 5)) expect(isOfBook(question)).toBe(true);
  });

  it('share the record and the path of the rulebook', () => {
    const book = { ...NO_BOOK, facts: {}, errors: {} };
    expect(bookOf({ ...EMPTY, books: { 'wrc-2025': book } }, HOUSE)).toBe(book);
    expect(stopsOf(HOUSE)).toEqual(stopsOf('wrc-2025'));
  });
});
