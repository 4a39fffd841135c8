import '../../quizzes/take-up-riichi.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type ExamAttempt, answerAt, beginAttempt, formatAttempt, handIn } from '../../../src/quizzes/exams/attempt.ts';
import { solveExamQuestion } from '../../../src/quizzes/exams/forms/index.ts';
import {
  $earlier,
  $isAttemptSaved,
  $attempt,
  changeAttempt,
  followAttempt,
  openAttempt,
  shelveAttempt,
  startAttempt,
  resumeAttempt,
} from '../../../src/stores/exams/attempt.ts';
import { keyOf } from '../../../src/quizzes/exams/blueprint/blueprint.ts';
import { INVITED, SHORT } from '../../quizzes/exams/made.ts';
import { FakeStorage } from '../../quizzes/fake-storage.ts';

const SEAT = '0123456789AB.1';
const KEY = `tensu:sit:${SEAT}.${String(keyOf(SHORT))}`;
const invitation = {
  ...INVITED,
  kind: 'personal',
  token: '0123456789AB',
  number: 1,
} as const;

function begun(now: number): ExamAttempt {
  const attempt = beginAttempt(invitation, invitation.token, '', now);
  if (!attempt) throw new Error('nothing dealt');
  return attempt;
}
const first = begun(1000);
const answering =
  (place: number) =>
  (attempt: ExamAttempt): ExamAttempt => {
    const question = attempt.questions[place];
    return question ? answerAt(attempt, place, solveExamQuestion(question), 2000) : attempt;
  };
const answeredIn = (attempt: ExamAttempt | undefined) => attempt?.answers.map((one) => one !== undefined);

let storage = new FakeStorage();
let tell: (event: Partial<StorageEvent>) => void = () => undefined;

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', (_: string, listener: typeof tell) => (tell = listener));
  vi.stubGlobal('removeEventListener', () => undefined);
  openAttempt(SEAT, SHORT);
  followAttempt();
});

describe('an exam that is sat', () => {
  test('is there again when its link is opened again', () => {
    startAttempt(first);
    changeAttempt(answering(1));
    openAttempt('ANOTHERSEAT0.1', SHORT);
    expect($attempt.get()).toBeUndefined();
    openAttempt(SEAT, SHORT);
    expect(answeredIn($attempt.get())).toEqual([false, true, false, false]);
  });

  test('is one in two tabs: the second joins the first, and no answer of either is lost', () => {
    storage.setItem(KEY, formatAttempt(first));
    startAttempt(begun(9000));
    expect($attempt.get()?.began).toBe(1000);
    storage.setItem(KEY, formatAttempt(answering(2)(first)));
    changeAttempt(answering(0));
    expect(answeredIn($attempt.get())).toEqual([true, false, true, false]);
    storage.setItem(KEY, formatAttempt(handIn(first, 'TENSUQU-1', 3000)));
    tell({ key: KEY });
    changeAttempt(answering(3));
    expect($attempt.get()?.handed?.code).toBe('TENSUQU-1');
  });

  test('goes on where the browser keeps nothing, and says so', () => {
    storage.full = true;
    startAttempt(first);
    changeAttempt(answering(0));
    changeAttempt(answering(1));
    expect([$isAttemptSaved.get(), answeredIn($attempt.get())]).toEqual([false, [true, true, false, false]]);
    storage.full = false;
    changeAttempt(answering(2));
    expect([$isAttemptSaved.get(), answeredIn($attempt.get())]).toEqual([true, [true, true, true, false]]);
  });

  test('outlives that the browser’s memory is emptied while it is open', () => {
    startAttempt(first);
    storage.removeItem(KEY);
    tell({ key: null });
    expect(storage.getItem(KEY)).toBe(formatAttempt(first));
  });

  test('begins anew by a link that asks something else, and what was answered before stays at the earlier link', () => {
    startAttempt(first);
    changeAttempt(answering(1));
    const other = { ...SHORT, parts: SHORT.parts.slice(0, 1) };
    openAttempt(SEAT, other);
    expect([$attempt.get(), answeredIn($earlier.get())]).toEqual([undefined, [false, true, false, false]]);
    openAttempt(SEAT, { ...SHORT, minutes: 30 });
    expect([answeredIn($attempt.get()), $earlier.get()]).toEqual([[false, true, false, false], undefined]);
  });

  test('that was kept before it said of which exam it is goes on, unless other questions are asked', () => {
    storage.setItem(`tensu:sit:${SEAT}`, formatAttempt(answering(1)(first)).replace(/"key":\d+,/, ''));
    openAttempt(SEAT, { ...SHORT, parts: SHORT.parts.slice(0, 1) });
    expect([$attempt.get(), answeredIn($earlier.get())]).toEqual([undefined, [false, true, false, false]]);
    openAttempt(SEAT, SHORT);
    changeAttempt(answering(2));
    openAttempt(SEAT, SHORT);
    expect(answeredIn($attempt.get())).toEqual([false, true, true, false]);
  });

  test('that was handed in makes room for the next person, and is found again', () => {
    startAttempt(first);
    shelveAttempt('OWN.1');
    expect($attempt.get()).toBe(first);
    changeAttempt((attempt) => handIn(attempt, 'TENSUQU-1', 3000));
    shelveAttempt('OWN.1');
    expect([$attempt.get(), resumeAttempt('OTHER.1')]).toEqual([undefined, false]);
    expect([resumeAttempt('OWN.1'), $attempt.get()?.handed?.code]).toEqual([true, 'TENSUQU-1']);
  });
});
