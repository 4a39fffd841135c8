import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { BOOK_IDS } from '../../src/engine/rulebooks/ids.ts';
import { beginSession, toLike, toReplay, toSkill } from '../../src/quizzes/agenda/begin.ts';
import { answered } from '../../src/quizzes/games/answered.ts';
import { formatQuestion } from '../../src/quizzes/games/link.ts';
import { skillOf, solved } from '../../src/quizzes/games/skills.ts';
import { countedBy } from '../../src/quizzes/lines/count.ts';
import { merge } from '../../src/quizzes/memory/merge.ts';
import { MOST_MISSED, missedAfter, missedBy, otherMissed } from '../../src/quizzes/memory/missed.ts';
import { readRecord } from '../../src/quizzes/memory/read.ts';
import { recordStep } from '../../src/quizzes/memory/record-answer.ts';
import { EMPTY, NO_BOOK, type PracticeRecord } from '../../src/quizzes/memory/record.ts';
import { type SessionState, step } from '../../src/quizzes/session/step.ts';
import { PAIR_WAIT_FU } from './pair-wait-hand.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const MOMENT = { now: NOW, day: '2026-11-20' };

const missedIn = (record: PracticeRecord) => record.books['ema-2016']?.missed ?? [];

/** The record after the first question of a session was answered right or wrong. */
function afterAnswer(record: PracticeRecord, session: SessionState | undefined, right: boolean): PracticeRecord {
  if (!session) throw new Error('nothing to ask');
  const { question } = session.session;
  const known = solved(question);
  const given = answered(question, (right ? known : Number(known) + 10) as never);
  const now = step(session, { kind: 'answer', answered: given, now: NOW, leanings: {} });
  return recordStep(record, session.session, now.session, MOMENT);
}

const replayed = () => {
  const invitation = toReplay([PAIR_WAIT_FU]);
  return invitation && beginSession(invitation, 'a');
};
const missed = afterAnswer(EMPTY, beginSession(toSkill(EMPTY, 'ema-2016', 'fu', MOMENT, { stage: 4 }), 'a'), false);

describe('a missed question', () => {
  test('is listed with the facts that were not known', () => {
    expect(missedIn(missed)).toHaveLength(1);
    expect(missedIn(missed)[0]?.last).toBe(NOW);
  });

  test('leaves the list after a right replay, and stays after a wrong one', () => {
    const before = {
      ...EMPTY,
      books: { 'ema-2016': { ...NO_BOOK, missed: [{ question: formatQuestion(PAIR_WAIT_FU), last: 1 }] } },
    };
    expect(missedIn(afterAnswer(before, replayed(), true))).toEqual([]);
    const again = afterAnswer(before, replayed(), false);
    expect(missedIn(again).map(({ question, last }) => [question, last])).toEqual([
      [formatQuestion(PAIR_WAIT_FU), NOW],
    ]);
  });

  test('stays after a right answer to another question, and as time passes', () => {
    const [one] = missedIn(missed);
    const before = [{ question: 'another', last: 1 }, ...(one ? [one] : [])];
    expect(missedAfter(before, { question: 'third', last: NOW + 1e10 }, true)).toBe(before);
  });

  test('brings new questions of its skill under its rulebook', () => {
    const like = toLike(missed, PAIR_WAIT_FU, 'fu:wait-single');
    expect(like).toMatchObject({ rules: 'ema-2016', skill: 'fu', length: 3 });
    expect(like.agenda).toMatchObject({ wishes: [{ fact: 'fu:wait-single' }, {}, {}] });
  });
});

describe('the list of missed questions', () => {
  test('omits those listed with an open misconception', () => {
    const entry = { skill: 'fu', times: 1, last: NOW, days: [], own: ['shown'] } as const;
    const both = [
      { question: 'shown', last: 1 },
      { question: 'other', last: 2 },
      { question: 'latest', last: 3 },
    ];
    const listed = otherMissed({ errors: { 'fu-unrounded': entry }, missed: both });
    expect(listed.map(({ question }) => question)).toEqual(['latest', 'other']);
  });

  test('puts each question beside the open misconception that it came from, and the rest by themselves', () => {
    const entry = { skill: 'fu', times: 1, last: NOW, days: [], own: ['own'] } as const;
    const book = {
      errors: { 'fu-unrounded': entry },
      missed: [
        { question: 'first', cause: 'fu-unrounded', last: 1 },
        { question: 'second', cause: 'fu-unrounded', last: 2 },
        { question: 'third', cause: 'wait-forgotten', last: 3 },
      ],
    };
    expect(missedBy(book, 'fu-unrounded')).toEqual(['second', 'first', 'own']);
    expect(otherMissed(book).map(({ question }) => question)).toEqual(['third']);
    const retired = { ...entry, days: ['2026-11-21', '2026-11-22', '2026-11-23'] };
    expect(otherMissed({ ...book, errors: { 'fu-unrounded': retired } })).toHaveLength(3);
  });

  test('names the misconception that explains the answer', () => {
    const session = replayed();
    const count = skillOf('fu').byLines?.count(PAIR_WAIT_FU);
    if (!session || !count) throw new Error('nothing to ask');
    const given = answered(session.session.question, { ...countedBy(count), sum: 32 });
    const now = step(session, { kind: 'answer', answered: given, now: NOW, leanings: {} });
    const [listed] = missedIn(recordStep(EMPTY, session.session, now.session, MOMENT));
    expect(listed?.cause).toBe('fu-unrounded');
  });

  test('drops the oldest when it is full', () => {
    let list = missedAfter([], { question: 'q0', last: 0 }, false);
    for (let n = 1; n <= MOST_MISSED; n++) list = missedAfter(list, { question: `q${String(n)}`, last: n }, false);
    expect(list).toHaveLength(MOST_MISSED);
    expect(list[0]?.question).toBe('q1');
    expect(list.at(-1)?.question).toBe(`q${String(MOST_MISSED)}`);
  });

  test('is stored with the record, and read without invalid entries', () => {
    expect(readRecord(JSON.stringify(missed), BOOK_IDS)).toEqual({ record: missed, trouble: 'none' });
    const book = missed.books['ema-2016'] ?? NO_BOOK;
    const spoiled = { ...book, missed: [...missedIn(missed), { question: 7, last: 1 }, null] };
    const { record, trouble } = readRecord(JSON.stringify({ ...missed, books: { 'ema-2016': spoiled } }), BOOK_IDS);
    expect(missedIn(record)).toEqual(missedIn(missed));
    expect(trouble).toBe('damaged');
  });

  test('comes from the record with more answers in a merge', () => {
    for (const both of [merge(EMPTY, missed), merge(missed, EMPTY)]) expect(missedIn(both)).toEqual(missedIn(missed));
  });
});
