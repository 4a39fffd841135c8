import '../../quizzes/take-up-riichi.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type ExamAttempt, answerAt, beginAttempt, formatAttempt, handIn } from '../../../src/quizzes/exams/attempt.ts';
import { GENERATOR } from '../../../src/quizzes/quiz/quiz.ts';
import { solveExamQuestion } from '../../../src/quizzes/exams/forms/index.ts';
import {
  $earlier,
  $isTakingKept,
  $taking,
  changeTaking,
  followTaking,
  openTaking,
  putTakingAside,
  startTaking,
  takeUpTaking,
} from '../../../src/stores/exams/taking.ts';
import { keyOf } from '../../../src/quizzes/exams/blueprint/blueprint.ts';
import { SHORT } from '../../quizzes/exams/made.ts';
import { FakeStorage } from '../../quizzes/fake-storage.ts';

const SEAT = '0123456789AB.1';
const KEY = `tensu:sit:${SEAT}.${String(keyOf(SHORT))}`;
const invitation = {
  kind: 'personal',
  title: '',
  blueprint: SHORT,
  generator: GENERATOR,
  attempt: 1,
  language: 'en',
  timeFactor: 100,
  spoken: false,
  token: '0123456789AB',
  number: 1,
} as const;

function begun(now: number): ExamAttempt {
  const taking = beginAttempt(invitation, invitation.token, '', now);
  if (!taking) throw new Error('nothing dealt');
  return taking;
}
const first = begun(1000);
const answering =
  (place: number) =>
  (taking: ExamAttempt): ExamAttempt => {
    const question = taking.questions[place];
    return question ? answerAt(taking, place, solveExamQuestion(question), 2000) : taking;
  };
const answeredIn = (taking: ExamAttempt | undefined) => taking?.answers.map((one) => one !== undefined);

let storage = new FakeStorage();
let tell: (event: Partial<StorageEvent>) => void = () => undefined;

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', (_: string, listener: typeof tell) => (tell = listener));
  vi.stubGlobal('removeEventListener', () => undefined);
  openTaking(SEAT, SHORT);
  followTaking();
});

describe('an exam that is sat', () => {
  test('is there again when its link is opened again', () => {
    startTaking(first);
    changeTaking(answering(1));
    openTaking('ANOTHERSEAT0.1', SHORT);
    expect($taking.get()).toBeUndefined();
    openTaking(SEAT, SHORT);
    expect(answeredIn($taking.get())).toEqual([false, true, false, false]);
  });

  test('is one in two tabs: the second joins the first, and no answer of either is lost', () => {
    storage.setItem(KEY, formatAttempt(first));
    startTaking(begun(9000));
    expect($taking.get()?.began).toBe(1000);
    storage.setItem(KEY, formatAttempt(answering(2)(first)));
    changeTaking(answering(0));
    expect(answeredIn($taking.get())).toEqual([true, false, true, false]);
    storage.setItem(KEY, formatAttempt(handIn(first, 'TENSUQU-1', 3000)));
    tell({ key: KEY });
    changeTaking(answering(3));
    expect($taking.get()?.handed?.code).toBe('TENSUQU-1');
  });

  test('goes on where the browser keeps nothing, and says so', () => {
    storage.full = true;
    startTaking(first);
    changeTaking(answering(0));
    changeTaking(answering(1));
    expect([$isTakingKept.get(), answeredIn($taking.get())]).toEqual([false, [true, true, false, false]]);
    storage.full = false;
    changeTaking(answering(2));
    expect([$isTakingKept.get(), answeredIn($taking.get())]).toEqual([true, [true, true, true, false]]);
  });

  test('outlives that the browser’s memory is emptied while it is open', () => {
    startTaking(first);
    storage.removeItem(KEY);
    tell({ key: null });
    expect(storage.getItem(KEY)).toBe(formatAttempt(first));
  });

  test('begins anew by a link that asks something else, and what was answered before stays at the earlier link', () => {
    startTaking(first);
    changeTaking(answering(1));
    const other = { ...SHORT, parts: SHORT.parts.slice(0, 1) };
    openTaking(SEAT, other);
    expect([$taking.get(), answeredIn($earlier.get())]).toEqual([undefined, [false, true, false, false]]);
    openTaking(SEAT, { ...SHORT, minutes: 30 });
    expect([answeredIn($taking.get()), $earlier.get()]).toEqual([[false, true, false, false], undefined]);
  });

  test('that was kept before it said of which exam it is goes on, unless other questions are asked', () => {
    storage.setItem(`tensu:sit:${SEAT}`, formatAttempt(answering(1)(first)).replace(/"key":\d+,/, ''));
    openTaking(SEAT, { ...SHORT, parts: SHORT.parts.slice(0, 1) });
    expect([$taking.get(), answeredIn($earlier.get())]).toEqual([undefined, [false, true, false, false]]);
    openTaking(SEAT, SHORT);
    changeTaking(answering(2));
    openTaking(SEAT, SHORT);
    expect(answeredIn($taking.get())).toEqual([false, true, true, false]);
  });

  test('that was handed in makes room for the next person, and is found again', () => {
    startTaking(first);
    putTakingAside('OWN.1');
    expect($taking.get()).toBe(first);
    changeTaking((taking) => handIn(taking, 'TENSUQU-1', 3000));
    putTakingAside('OWN.1');
    expect([$taking.get(), takeUpTaking('OTHER.1')]).toEqual([undefined, false]);
    expect([takeUpTaking('OWN.1'), $taking.get()?.handed?.code]).toEqual([true, 'TENSUQU-1']);
  });
});
