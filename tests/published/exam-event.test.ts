import '../quizzes/take-up-riichi.ts';
import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { formatExamQuestion } from '../../src/quizzes/exams/forms/index.ts';
import { keyOf } from '../../src/quizzes/exams/blueprint/blueprint.ts';
import { dealSheet } from '../../src/quizzes/exams/deal.ts';
import { readEvent } from '../../src/quizzes/exams/event-file.ts';
import { formatInvitation, readInvitation } from '../../src/quizzes/exams/invitation.ts';
import { resultsOf } from '../../src/quizzes/exams/results.ts';
import { isSaved } from '../../src/quizzes/exams/saved.ts';
import { MCR_GAME } from '../../src/quizzes/games/mcr/game.ts';
import { GENERATOR } from '../../src/quizzes/quiz/quiz.ts';
import { registerGame } from '../../src/quizzes/games/game.ts';

registerGame(MCR_GAME);

const TEXT = readFileSync('tests/fixtures/published/exam-event.json', 'utf8');
const vault = {
  draw: (count: number) => new Uint8Array(count),
  digest: (text: string) => Promise.resolve(new Uint8Array(createHash('sha256').update(text).digest())),
};

test('a saved event is read whole, and its codes are graded', async () => {
  const read = readEvent(TEXT);
  if (!read.ok) throw new Error(read.why);
  expect([read.lost, isSaved(read.event)]).toEqual([0, true]);
  const { standings, strays } = await resultsOf(read.event, vault);
  expect(standings.map(({ state }) => state)).toEqual(['passed', 'failed', 'exempt', 'passed']);
  expect(standings.map(({ submissions }) => submissions[0]?.grade.had)).toEqual([10, 0, undefined, undefined]);
  expect(strays).toEqual([]);
});

/** Links that were once sent, with the key of each exam and its questions. */
const SENT = JSON.parse(readFileSync('tests/fixtures/published/exam-sheets.json', 'utf8')) as readonly {
  readonly link: string;
  readonly key: number;
  readonly questions: readonly string[];
}[];

test.each(SENT)('a published link still leads to its sheet (key $key)', ({ link, key, questions }) => {
  const read = readInvitation(link);
  if (!read.ok || read.invitation.kind !== 'personal') throw new Error('no invitation');
  const { blueprint, token, attempt, generator } = read.invitation;
  expect([keyOf(blueprint), formatInvitation(read.invitation)]).toEqual([key, link]);
  const dealt = dealSheet(blueprint, { token, attempt });
  if (generator === GENERATOR) expect(dealt.ok && dealt.questions.map(formatExamQuestion)).toEqual(questions);
});
