import '../take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { formatCode } from '../../../src/quizzes/exams/code.ts';
import { findCodes } from '../../../src/quizzes/exams/find-codes.ts';
import type { Invitation, PersonalInvitation } from '../../../src/quizzes/exams/invitation.ts';
import { openKeyOf, openTokenOf } from '../../../src/quizzes/exams/open-link.ts';
import { peopleOf } from '../../../src/quizzes/exams/people.ts';
import { resultsOf } from '../../../src/quizzes/exams/results.ts';
import { importCodes } from '../../../src/quizzes/exams/submissions.ts';
import {
  type ExamAttempt,
  answerAt,
  beginAttempt,
  formatAttempt,
  goTo,
  handIn,
  handedOf,
  isClosed,
  isAttemptOf,
  openIn,
  parseAttempt,
} from '../../../src/quizzes/exams/attempt.ts';
import { minutesOf } from '../../../src/quizzes/exams/minutes.ts';
import { solveExamQuestion } from '../../../src/quizzes/exams/forms/index.ts';
import { putAt } from '../../put-at.ts';
import { INVITED, SHORT, eventOf, vaultOf } from './made.ts';

const vault = vaultOf('attempt');
const MINUTE = 60_000;
const event = eventOf(2);
const [, second] = peopleOf(event);
const PERSONAL: PersonalInvitation = { ...INVITED, kind: 'personal', token: second?.token ?? '', number: 2 };

function begun(invitation: Invitation, token: string, name = ''): ExamAttempt {
  const attempt = beginAttempt(invitation, token, name, 1000);
  if (!attempt) throw new Error('nothing dealt');
  return attempt;
}

const attempt = begun(PERSONAL, PERSONAL.token);
const right = (place: number): unknown => solveExamQuestion(attempt.questions[place] ?? (undefined as never));
const all = attempt.questions.reduce((now, _, place) => answerAt(now, place, right(place), 2000), attempt);

describe('a candidate', () => {
  test('goes on to the next question after each answer, and back to the overview after a changed one', () => {
    const one = answerAt(attempt, 0, right(0), 2000);
    expect([one.at, openIn(one)]).toEqual([1, 3]);
    expect(answerAt(goTo(one, 0), 0, right(0), 2000).at).toBe(4);
    expect([all.at, openIn(all)]).toEqual([4, 0]);
  });

  test('cannot answer after the time is up, which a time factor extends', () => {
    expect(attempt.ends).toBe(1000 + 20 * MINUTE);
    expect(minutesOf({ ...PERSONAL, timeFactor: 125 })).toBe(25);
    expect(isClosed(attempt, attempt.ends - 1)).toBe(false);
    expect(answerAt(attempt, 0, right(0), attempt.ends)).toBe(attempt);
    expect(handedOf(all, PERSONAL, attempt.ends + 90 * MINUTE).seconds).toBe(20 * 60);
  });

  test('cannot change a submission', () => {
    const handed = handIn(all, 'TENSUQU-1', 3000);
    for (const after of [answerAt(handed, 0, right(1), 3000), goTo(handed, 1), handIn(handed, 'TENSUQU-2', 4000)])
      expect(after).toBe(handed);
  });

  test('finds everything as he left it, blanks included', () => {
    const one = answerAt(attempt, 2, right(2), 2000);
    expect(parseAttempt(formatAttempt(one))).toEqual(one);
    expect(parseAttempt(formatAttempt(handIn(one, 'TENSUQU-1', 3)))).toEqual(handIn(one, 'TENSUQU-1', 3));
  });

  test('submits a code with which the event lets him pass', async () => {
    const code = await formatCode(handedOf(all, PERSONAL, 5000), PERSONAL.token, vault, 'riichi');
    expect(findCodes(code)[0]?.ok).toBe(true);
    const taken = await importCodes(event, code, { by: 'A', at: 1, vault });
    expect((await resultsOf(taken.event, vault)).standings.map(({ state }) => state)).toEqual(['missing', 'passed']);
  });

  test('is never marked against other hands than his own', async () => {
    const other = { ...event, blueprint: { ...SHORT, shuffled: true as const } };
    const handed = handedOf(all, { ...PERSONAL, blueprint: other.blueprint }, 5000);
    const code = await formatCode(handed, PERSONAL.token, vault, 'riichi');
    const taken = await importCodes(other, code, { by: 'A', at: 1, vault });
    const { standings, strays } = await resultsOf(taken.event, vault);
    expect([standings[1]?.state, strays.map(({ why }) => why)]).toEqual(['missing', ['other-exam']]);
  });

  test('passes by an open link under the name he typed', async () => {
    const open: Invitation = { ...INVITED, kind: 'open', key: await openKeyOf(event, vault) };
    const token = await openTokenOf(open.key, 'Zoë', vault);
    const own = begun(open, token, ' Zoë ');
    const sat = own.questions.reduce((now, question, i) => answerAt(now, i, solveExamQuestion(question), 2000), own);
    const taken = await importCodes(event, await formatCode(handedOf(sat, open, 5000), token, vault, 'riichi'), {
      by: 'A',
      at: 1,
      vault,
    });
    const { standings } = await resultsOf(taken.event, vault);
    expect(standings.map(({ person, state }) => [person.name, state])[2]).toEqual(['Zoë', 'passed']);
  });
});

describe('a stored attempt', () => {
  const text = formatAttempt(all);
  test.each([
    '',
    'null',
    '{}',
    '{"version":2}',
    text.slice(0, -5),
    text.replace('"q=', '"x='),
    text.replace('"at":', '"a":'),
  ])('that cannot be continued is ignored: %.30s', (kept) => expect(parseAttempt(kept)).toBeUndefined());

  test.each<[path: string, taken: readonly unknown[], refused: readonly unknown[]]>([
    ['version', [1], [0, 2]],
    ['key', [undefined, 0], [-1, 0.5]],
    ['generator', [0, 7], [-1, 'x']],
    ['name', ['', 'Zoë'], [7]],
    ['began', [0], [-1]],
    ['ends', [0], [-1]],
    ['at', [0, 4, 9], [-1, 1.5]],
    ['questions', [], [[]]],
    ['handed', [undefined, { code: 'x'.repeat(50_000), at: 0 }], [{ code: 'x'.repeat(50_001), at: 0 }, { code: 'x' }]],
  ])('reads its %s back, or is ignored', (path, taken, refused) => {
    const isKept = (value: unknown): boolean =>
      parseAttempt(JSON.stringify(putAt(JSON.parse(text), path, value))) !== undefined;
    expect([taken.map(isKept), refused.map(isKept)]).toEqual([taken.map(() => true), refused.map(() => false)]);
  });

  test('past its end continues at the end', () => {
    expect(parseAttempt(text.replace('"at":4', '"at":9'))?.at).toBe(4);
    expect([goTo(attempt, -1).at, goTo(attempt, 9).at]).toEqual([0, 4]);
  });

  test('belongs to the exam with its key; before keys, to one with as many questions', () => {
    const other = { ...SHORT, rules: 'ema-2016' as const };
    const longer = { ...SHORT, parts: [...SHORT.parts, ...SHORT.parts] };
    expect([SHORT, { ...SHORT, minutes: 5 }, other].map((one) => isAttemptOf(attempt, one))).toEqual([
      true,
      true,
      false,
    ]);
    const { key, ...keyless } = attempt;
    expect(key).toBeDefined();
    expect([SHORT, other, longer].map((one) => isAttemptOf(keyless, one))).toEqual([true, true, false]);
    expect(isAttemptOf(handIn(keyless, 'TENSUQU-1', 3), longer)).toBe(true);
  });

  test('loses only answers of a wrong form', () => {
    const kept = JSON.parse(text) as { answers: unknown[] };
    kept.answers[1] = { given: { yaku: 'lots' } };
    expect(parseAttempt(JSON.stringify(kept))?.answers.map((one) => one !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  test('still has its code when its questions can no longer be read', () => {
    const kept = formatAttempt(handIn(all, 'TENSUQU-1', 3)).replaceAll('"q=', '"x=');
    expect(parseAttempt(kept)?.handed?.code).toBe('TENSUQU-1');
  });
});

test.each<[number, Invitation['timeFactor'], number]>([
  [240, 100, 240],
  [20, 150, 30],
  [25, 125, 32],
  [33, 125, 42],
])('%d minutes at %d percent are %d, rounded up', (minutes, timeFactor, all) => {
  expect(minutesOf({ blueprint: { ...SHORT, minutes }, timeFactor })).toBe(all);
});
