import '../../quizzes/take-up-riichi.ts';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import {
  countedOf,
  levelOf,
  sayLevel,
  sayNotes,
  sayOfSubmission,
  sayPoints,
} from '../../../src/components/features/exams/event/say-standing.ts';
import { resultsCsv } from '../../../src/components/features/exams/event/results-csv.ts';
import { examWords } from '../../../src/components/features/exams/strings.ts';
import type { NotCounted, Submission } from '../../../src/quizzes/exams/graded-submissions.ts';
import type { CandidateStatus } from '../../../src/quizzes/exams/results.ts';
import { NAMED } from '../named-words.ts';

const words = examWords(NAMED, 'event');
const grade = (had: number, short: readonly string[] = []) => ({ had, most: 10, passed: had >= 8, short });
const sat = (attempt: number, had: number, more: Partial<Submission> = {}): Submission => ({
  ...{ entry: `e${String(attempt)}`, entries: [], at: 0, by: 'A', attempt, level: 'by-link', marks: [] },
  ...{ grade: grade(had), isLetCount: false, otherAllowance: false },
  ...more,
});
const not = (why: NotCounted, attempt = 1): Submission => sat(attempt, 9, { not: why });
const person = { number: 7, name: 'Anna', token: '0', language: 'en', timeFactor: 100, spoken: false } as const;
const stood = (
  state: CandidateStatus['state'],
  submissions: readonly Submission[],
  more: Partial<CandidateStatus> = {},
): CandidateStatus => ({
  ...{ person, state, submissions },
  ...more,
});
const WHYS = ['late', 'after-deadline', 'before-grant', 'not-granted', 'other-hands', 'not-chosen', 'second'] as const;

const STANDINGS: readonly (readonly [what: string, standing: CandidateStatus])[] = [
  ['nobody heard of him', stood('missing', [])],
  ['passed by link', stood('passed', [sat(1, 9)])],
  ['failed on paper', stood('failed', [sat(1, 3, { level: 'paper' })])],
  ['passed the second time', stood('passed', [sat(1, 3), sat(2, 8)])],
  ['passed the first time', stood('passed', [sat(1, 8), sat(2, 3)])],
  ['failed twice', stood('failed', [sat(1, 7), sat(2, 3)])],
  ['to be chosen from', stood('twice', [sat(1, 9), sat(1, 3)])],
  ['a referee', stood('exempt', [], { exempt: 'a referee' })],
  ['through at the desk', stood('passed', [], { desk: 'through' })],
  ['out at the desk after a link', stood('failed', [sat(1, 9)], { desk: 'out' })],
  ['through at the desk after a sheet on paper', stood('passed', [sat(1, 9, { level: 'paper' })], { desk: 'through' })],
  ['still at the desk', stood('missing', [], { desk: 'open' })],
  ['still at the desk after a link', stood('passed', [sat(1, 9)], { desk: 'open' })],
  ['like somebody before', stood('missing', [], { looksLike: 3 })],
  ...WHYS.map((why) => [why, stood('missing', [not(why)])] as const),
  ['late beside one that counts', stood('passed', [sat(1, 9), not('late', 2)])],
  ['late twice', stood('missing', [not('late'), not('late', 2)])],
  ['first of two', stood('passed', [sat(1, 9), not('second')])],
  ['in time by the chat', stood('passed', [sat(1, 9, { isByChat: true })])],
  ['by a sealed link', stood('passed', [sat(1, 9)], { isSealed: true })],
  ['by a sealed link and at the desk', stood('passed', [sat(1, 9)], { isSealed: true, desk: 'through' })],
  ['before the key', stood('passed', [sat(1, 9, { isBeforeKey: true })])],
  ['too fast', stood('passed', [sat(1, 10, { isTooFast: true })])],
  ['like somebody in his errors', stood('failed', [sat(1, 3)], { equalErrors: { number: 3, equal: 9, of: 10 } })],
  ['let count', stood('passed', [sat(1, 9, { isLetCount: true })])],
  ['short of two topics', stood('failed', [sat(1, 9, { grade: { ...grade(9, ['fu', 'payment']), passed: false } })])],
  ['other time', stood('passed', [sat(1, 9, { otherAllowance: true })])],
  ['passed before a rule was mended', stood('failed', [sat(1, 7, { before: grade(8) })])],
  ['failed before a rule was mended', stood('passed', [sat(1, 8, { before: grade(7) })])],
];

test('a result says what counts, at which level, and what to know about it', async () => {
  const said = STANDINGS.map(([what, standing]) => {
    const counted = countedOf(standing);
    const points = sayPoints(counted?.grade, words);
    return `${what} · ${JSON.stringify([counted?.attempt ?? 'nothing', points, sayLevel(levelOf(standing), words), sayNotes(standing, words)])}\n`;
  });
  await expect(said.join('')).toMatchFileSnapshot(resolve('tests/fixtures/said/standings.txt'));
});

test('the CSV of results says the same', async () => {
  const csv = resultsCsv(
    STANDINGS.map(([, standing]) => standing),
    { words, lang: 'en', locale: undefined },
  );
  await expect(csv.replaceAll('\r', '')).toMatchFileSnapshot(resolve('tests/fixtures/said/results-of-an-event.txt'));
});

test('what was not asked has no points, and what does not count only a reason', () => {
  expect(sayPoints(undefined, words)).toBe('');
  expect(sayPoints({ had: 0, most: 0 }, words)).toBe('');
  expect(sayPoints({ had: 0, most: 1 }, words)).toBe('points.of(had=0 most=1)');
  expect(sayOfSubmission({ ...not('late'), isLetCount: true, otherAllowance: true }, words)).toEqual(['not.late']);
});
