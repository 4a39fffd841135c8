import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { formatQuiz, parseQuiz, questionsOf } from '../../src/quizzes/quiz/quiz.ts';
import { MOST_CHARACTERS, parseFace, tidyFace } from '../../src/quizzes/quiz/quiz-face.ts';
import { minutesFor } from '../../src/quizzes/memory/quiz-time.ts';
import { formatResult, parseResult } from '../../src/quizzes/quiz/result.ts';
import { EMPTY, NO_BOOK, NO_SKILL } from '../../src/quizzes/memory/record.ts';

const PLAIN = { rules: 'ema-2016', skills: ['fu', 'payment'], level: 2, length: 10, seed: 'k3x9' } as const;
const NAMED = { ...PLAIN, title: 'Club night & friends', author: 'Вика = 麻雀' };

describe('the title of a quiz', () => {
  test('is in its link, and changes none of its questions', () => {
    const link = formatQuiz(NAMED);
    expect(link).toMatch(/^quiz=1\.ema-2016\.fu\+payment\.2\.10\.k3x9-[a-z0-9]{2}&t=Club%20night%20%26%20friends&by=/);
    expect(parseQuiz(`#${link}`)).toEqual({ quiz: NAMED, isCurrent: true });
    expect(questionsOf(NAMED)).toEqual(questionsOf(PLAIN));
    expect(formatQuiz(PLAIN)).not.toContain('&');
  });

  test('is in the link to a result', () => {
    const link = formatResult({ quiz: NAMED, right: 8, seconds: 95 });
    expect(parseResult(`#${link}`)).toEqual({ quiz: NAMED, right: 8, seconds: 95, isCurrent: true });
  });

  test.each([
    ['&t=%E0%A4%A', {}],
    ['&t=', {}],
    ['&t', {}],
    ['&x=1&by=Ann', { author: 'Ann' }],
    ['&t=%20a%0A%0Db%20%20c', { title: 'a b c' }],
    ['&t=a%E2%80%AEb', { title: 'a b' }],
    ['&t=%3Cb%3Ex%3C%2Fb%3E', { title: '<b>x</b>' }],
  ])('is read from %s as a line of text, or not at all', (fields, face) => {
    expect(parseFace(fields)).toEqual(face);
  });

  test('is cut if too long, never within a character', () => {
    const { title, author } = tidyFace({ title: '🀄'.repeat(70), author: `${'a'.repeat(39)}\ud83c` });
    expect(Array.from(title ?? '')).toHaveLength(MOST_CHARACTERS.title);
    expect(author).toBe('a'.repeat(39));
    const longest = { ...PLAIN, title: title ?? '', author: '🀄'.repeat(MOST_CHARACTERS.author) };
    expect(parseQuiz(formatQuiz(longest))?.quiz).toEqual(longest);
  });
});

describe('the duration of a quiz', () => {
  const known = (times: readonly number[]) => ({
    ...EMPTY,
    books: { 'ema-2016': { ...NO_BOOK, skills: { fu: { ...NO_SKILL, times } } } },
  });

  test.each([
    ['half a minute each, of somebody new', EMPTY, 5],
    ['what he usually takes, where that is known', known([10_000, 90_000, 11_000]), 3],
    ['half a minute after one answer', known([1000]), 5],
  ])('is given as %s', (_, record, minutes) => {
    expect(minutesFor(record, PLAIN)).toBe(minutes);
  });

  test('is a minute at least', () => {
    expect(minutesFor(EMPTY, { ...PLAIN, length: 1 })).toBe(1);
  });
});
