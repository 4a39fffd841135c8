import '../quizzes/take-up-riichi.ts';
import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readEvent } from '../../src/quizzes/exams/event-file.ts';
import { resultsOf } from '../../src/quizzes/exams/results.ts';
import { isSaved } from '../../src/quizzes/exams/saved.ts';

const TEXT = readFileSync('tests/fixtures/published/exam-event.json', 'utf8');
const vault = {
  draw: (count: number) => new Uint8Array(count),
  digest: (text: string) => Promise.resolve(new Uint8Array(createHash('sha256').update(text).digest())),
};

test('an event that was saved once is read whole, and its codes are graded by the hands in it', async () => {
  const read = readEvent(TEXT);
  if (!read.ok) throw new Error(read.why);
  expect([read.lost, isSaved(read.event)]).toEqual([0, true]);
  const { standings, strays } = await resultsOf(read.event, vault);
  expect(standings.map(({ state }) => state)).toEqual(['passed', 'failed', 'exempt', 'passed']);
  expect(standings.map(({ sittings }) => sittings[0]?.grade.had)).toEqual([10, 0, undefined, undefined]);
  expect(strays).toEqual([]);
});
