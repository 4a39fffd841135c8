import '../quizzes/take-up-riichi.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keyOf } from '../../src/quizzes/exams/blueprint/blueprint.ts';
import { dealSheet } from '../../src/quizzes/exams/deal.ts';
import { commitmentTo, inCyrillic, readEventKey } from '../../src/quizzes/exams/event-key.ts';
import { formatExamQuestion } from '../../src/quizzes/exams/forms/index.ts';
import { formatInvitation, readInvitation } from '../../src/quizzes/exams/invitation.ts';
import { sealedSeat } from '../../src/quizzes/exams/sealed.ts';
import { GENERATOR } from '../../src/quizzes/quiz/quiz.ts';

/** Sealed links that were once sent, each with its key as it was posted, and the questions that both lead to. */
const SENT = JSON.parse(readFileSync('tests/fixtures/published/sealed.json', 'utf8')) as readonly {
  readonly link: string;
  readonly posted: string;
  readonly key: number;
  readonly questions: readonly string[];
}[];

test.each(SENT)('a published sealed link still opens with its key (exam $key)', ({ link, posted, key, questions }) => {
  const read = readInvitation(link);
  if (!read.ok || read.invitation.kind !== 'personal') throw new Error('no invitation');
  const { blueprint, token, attempt, generator, sealed } = read.invitation;
  expect([keyOf(blueprint), formatInvitation(read.invitation)]).toEqual([key, link]);
  for (const text of [posted, inCyrillic(posted)]) {
    const found = readEventKey(text);
    if (!found.ok) throw new Error(found.why);
    expect(commitmentTo(found.key)).toBe(sealed?.commitment);
    const dealt = dealSheet(blueprint, sealedSeat(blueprint, found.key, { token, attempt }));
    if (generator === GENERATOR) expect(dealt.ok && dealt.questions.map(formatExamQuestion)).toEqual(questions);
  }
});
