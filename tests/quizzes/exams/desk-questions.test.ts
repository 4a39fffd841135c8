import '../take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import type { Question } from '../../../src/quizzes/games/question.ts';
import { authoredPartOf } from '../../../src/quizzes/exams/forms/authored-part.ts';
import { oralProgress, oralQuestions, minutesLeft } from '../../../src/quizzes/exams/oral-questions.ts';
import { type ExamEvent, note } from '../../../src/quizzes/exams/event.ts';
import { peopleOf } from '../../../src/quizzes/exams/people.ts';
import { versionOf } from '../../../src/quizzes/exams/sheets.ts';
import { isWithin } from '../../../src/quizzes/exams/forms/skill-form.ts';
import { formatExamQuestion } from '../../../src/quizzes/exams/forms/index.ts';
import { SHORT, eventOf, questionsFor, vaultOf } from './made.ts';

const event = eventOf(4);
const [anna, bo, cid] = peopleOf(event).map(({ token }) => token);
const handsOf = (of: ExamEvent, token = '') => {
  const dealt = oralQuestions(of, token);
  if (!dealt.ok) throw new Error('nothing dealt');
  return dealt.questions;
};
const linksOf = (of: ExamEvent, token = '') => handsOf(of, token).map(formatExamQuestion);

describe('in an oral exam', () => {
  test('everybody gets five whole hands of the same strata, shared with no one and no sheet', () => {
    expect(handsOf(event, anna).map(({ skill }) => skill)).toEqual(Array.from({ length: 5 }, () => 'whole'));
    const [stratum = {}] = SHORT.parts[0]?.strata ?? [];
    for (const hand of handsOf(event, bo)) expect(isWithin(stratum, hand as Question)).toBe(true);
    const sheet = questionsFor(SHORT, { token: anna ?? '', attempt: 1 }).map(formatExamQuestion);
    const others = new Set([...linksOf(event, bo), ...linksOf({ ...event, secret: 'X'.repeat(24) }, anna), ...sheet]);
    expect(linksOf(event, anna).some((link) => others.has(link))).toBe(false);
    expect(linksOf(event, anna)).toEqual(linksOf(event, anna));
  });

  test('an exam with two parts of whole hands uses the first', () => {
    const [hands] = SHORT.parts;
    if (!hands) throw new Error('no hands');
    const drawn = { ...hands, strata: [{ by: 'draw' as const }] };
    const two = {
      ...event,
      blueprint: { ...SHORT, parts: [drawn, { ...hands, strata: [{ by: 'discard' as const }] }] },
    };
    for (const hand of handsOf(two, anna)) expect(isWithin({ by: 'draw' }, hand as Question)).toBe(true);
  });

  test('an exam without whole hands uses those of the preset', () => {
    const payments = { ...event, blueprint: { ...SHORT, parts: SHORT.parts.slice(1) } };
    expect(handsOf(payments, anna)).toHaveLength(5);
  });

  test('after a pass it asks the same kinds as the sheet, one after another, with new hands', () => {
    const authored = [authoredPartOf('samara-2019', 'penalties', 2)];
    const mixed = { ...event, blueprint: { ...SHORT, authored } };
    const dealt = oralQuestions(mixed, anna ?? '', 'answered');
    const asked = dealt.ok ? dealt.questions : [];
    expect(asked.map(({ skill }) => skill)).toEqual(['whole', 'payment', 'penalties', 'whole', 'payment']);
    const sheet = questionsFor(mixed.blueprint, { token: anna ?? '', attempt: 1 }).map(formatExamQuestion);
    expect(asked.slice(0, 2).some((one) => sheet.includes(formatExamQuestion(one)))).toBe(false);
    expect(oralQuestions(mixed, anna ?? '', 'answered')).toEqual(dealt);
    const changed = { ...mixed, blueprint: { ...SHORT, authored: authored.map((part) => ({ ...part, print: 1 })) } };
    const rest = oralQuestions(changed, anna ?? '', 'answered');
    expect(rest.ok && rest.questions.map(({ skill }) => skill)).toEqual([
      ...['whole', 'payment', 'whole', 'payment', 'whole'],
    ]);
  });

  test('the rest takes as long as the exams so far, shared among the phones', () => {
    expect(minutesLeft(oralProgress(event), 2)).toBeUndefined();
    const desk = (of: ExamEvent, token = '', answers: boolean[] = [], seconds = 0, at = 1) =>
      note(of, { kind: 'desk', token, answers, seconds }, { by: 'A', at, vault: vaultOf(`${token}${String(at)}`) });
    let now = desk(event, anna, [true], 30, 1);
    expect(oralProgress(now)).toEqual({ left: 4, done: 0, each: undefined });
    now = desk(desk(now, anna, [true, true], 100, 2), bo, [false, false], 140, 3);
    expect(oralProgress(now)).toEqual({ left: 2, done: 2, each: 120 });
    expect([minutesLeft(oralProgress(now), 1), minutesLeft(oralProgress(now), 2)]).toEqual([4, 2]);
    const vault = vaultOf('exempt');
    now = note(now, { kind: 'exempt', token: cid ?? '', exempt: true, why: 'referee' }, { by: 'A', at: 4, vault });
    expect(oralProgress(now).left).toBe(1);
  });
});

test('a version identifies the hands of a sheet, in order', () => {
  const questions = questionsFor(SHORT, { token: anna ?? '', attempt: 1 });
  expect(versionOf(questions)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(versionOf([...questions])).toBe(versionOf(questions));
  expect(versionOf(questions.toReversed())).not.toBe(versionOf(questions));
});
