import '../take-up-riichi.ts';
import { MCR_GAME } from '../../../src/quizzes/games/mcr/game.ts';
import { registerGame } from '../../../src/quizzes/games/game.ts';
import { BOOK_IDS } from '../../../src/engine/rulebooks/ids.ts';
import { presetOf } from '../../../src/quizzes/exams/blueprint/presets.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseExamQuestion, solveExamQuestion } from '../../../src/quizzes/exams/forms/index.ts';
import { AUTHORED_FORM } from '../../../src/quizzes/exams/forms/authored-form.ts';
import { authoredPartOf } from '../../../src/quizzes/exams/forms/authored-part.ts';
import { authoredTopics, entriesOn, registerChapterQuestions } from '../../../src/quizzes/exams/forms/pool.ts';
import {
  type AuthoredQuestion,
  formatAuthored,
  parseAuthored,
} from '../../../src/quizzes/exams/forms/authored-question.ts';
import { type Blueprint, blueprintForm, keyOf, sheetLength } from '../../../src/quizzes/exams/blueprint/blueprint.ts';
import { dealSheet } from '../../../src/quizzes/exams/deal.ts';
import { formatEvent, readEvent } from '../../../src/quizzes/exams/event-file.ts';
import { gradeOf, marksOf } from '../../../src/quizzes/exams/grade.ts';
import { formatInvitation, readInvitation } from '../../../src/quizzes/exams/invitation.ts';
import { peopleOf } from '../../../src/quizzes/exams/people.ts';
import { resultsOf } from '../../../src/quizzes/exams/results.ts';
import { importCodes } from '../../../src/quizzes/exams/submissions.ts';
import { GENERATOR } from '../../../src/quizzes/quiz/quiz.ts';
import { beginAttempt, formatAttempt, parseAttempt } from '../../../src/quizzes/exams/attempt.ts';
import { SHORT, codeBy, eventOf, questionsFor, vaultOf } from './made.ts';

const TOPIC = 'ema-2016/play';
const asked = (n: number, revision = 1): AuthoredQuestion => ({
  skill: 'authored',
  rules: 'samara-2019',
  id: `${TOPIC}/question-${String(n)}`,
  revision,
  right: n,
});
/** The first two are easy, the next two harder, the last one hard. */
const pitfallsOf = (n: number): number => [1, 1, 2, 2, 4][n - 1] ?? 1;
const pool = (revision = 1) => ({
  'samara-2019': [1, 2, 3, 4, 5].map((n) => ({
    question: asked(n, n === 3 ? revision : 1),
    article: String(n),
    pitfalls: pitfallsOf(n),
  })),
});
const seat = (token: string) => ({ token, attempt: 1 });

const made = (): Blueprint => ({
  ...SHORT,
  parts: SHORT.parts.slice(1),
  authored: [authoredPartOf('samara-2019', TOPIC, 3), authoredPartOf('samara-2019', 'penalties', 2)],
});

registerGame(MCR_GAME);

test.each(BOOK_IDS)('every topic that an organizer can pick under %s makes an exam', (rules) => {
  registerChapterQuestions({});
  for (const topic of authoredTopics(rules)) {
    expect(entriesOn(rules, topic).length, topic).toBeGreaterThan(0);
    const blueprint = { ...presetOf('mixed', rules), authored: [authoredPartOf(rules, topic, 3)] };
    expect(blueprintForm.safeParse(blueprint).success, topic).toBe(true);
  }
  registerChapterQuestions(pool());
});

beforeAll(() => registerChapterQuestions(pool()));
afterAll(() => registerChapterQuestions({}));

describe('sheets are equally hard', () => {
  const hardnessOf = (token: string, count: number): readonly number[] =>
    questionsFor({ ...made(), authored: [authoredPartOf('samara-2019', TOPIC, count)] }, seat(token))
      .filter(AUTHORED_FORM.owns)
      .map(({ right }) => pitfallsOf(right));

  test.each([
    [1, [1]],
    [2, [1, 2]],
    [3, [1, 2, 4]],
    [4, [1, 1, 2, 4]],
    [5, [1, 1, 2, 2, 4]],
  ])('with %i questions, everybody gets the same number of hard ones, at the same places', (count, hardness) => {
    for (const token of ['ANNA', 'BO', 'CID', 'DEA', 'EVE', 'FAY']) expect(hardnessOf(token, count)).toEqual(hardness);
  });

  test('half of the scenes are as told, and half have their twist', () => {
    const authored = [authoredPartOf('mers-2014', 'mcr-penalties', 6)];
    const blueprint: Blueprint = { ...SHORT, rules: 'mers-2014', parts: [], authored };
    for (const token of ['ANNA', 'BO', 'CID']) {
      const scenes = questionsFor(blueprint, seat(token)).filter((one) => one.skill === 'mcr-penalties');
      expect(new Set(scenes.map(({ id }) => id)).size).toBe(6);
      expect(scenes.filter(({ twist }) => twist)).toHaveLength(3);
    }
  });

  test('another difficulty changes the fingerprint, so that nobody gets a sheet unknown to the organizer', () => {
    const part = authoredPartOf('samara-2019', TOPIC, 3);
    registerChapterQuestions({ 'samara-2019': pool()['samara-2019'].map((one) => ({ ...one, pitfalls: 1 })) });
    expect(dealSheet({ ...made(), authored: [part] }, seat('ANNA'))).toEqual({ ok: false, part });
    registerChapterQuestions(pool());
  });
});

describe('events made before sheets were equally hard', () => {
  const LINK =
    'sit=20PWV1DNGQ4R9D68R32E8110EW31F5PPAVKM884800A03X000MH10TSBDC4PK4C1H6RQQ0V31F47WKMQR7104SBE000000006ADR74TBECY02468ACEGJMP00G3WKD739';
  const before = { ...made(), authored: [{ topic: TOPIC, count: 3, print: 4067737102 }] };

  test('keep their key, their link and their sheets', () => {
    expect(keyOf(before)).toBe(3137885216);
    const read = readInvitation(LINK);
    expect(read.ok && read.invitation.blueprint).toEqual(before);
    const ids = (token: string) =>
      questionsFor(before, seat(token))
        .filter(AUTHORED_FORM.owns)
        .map(({ right }) => right);
    expect([ids('ANNA'), ids('BO')]).toEqual([
      [5, 3, 1],
      [4, 5, 1],
    ]);
  });
});

test('a candidate’s device never has the right answers to authored questions', () => {
  const token = 'ANNA00000000';
  const attempt = beginAttempt(
    {
      kind: 'personal',
      title: '',
      generator: GENERATOR,
      attempt: 1,
      language: 'en',
      timeFactor: 100,
      spoken: false,
      token,
      number: 1,
      blueprint: made(),
    },
    token,
    '',
    0,
  );
  const kept = attempt ? formatAttempt(attempt) : '';
  const rights = [...kept.matchAll(/authored=[^"]*right=(\d+)/g)].map(([, right]) => right);
  expect([rights.length > 2, new Set(rights)]).toEqual([true, new Set(['0'])]);
  expect(parseAttempt(kept)?.questions.map(({ skill }) => skill)).toEqual(
    questionsFor(made(), { token, attempt: 1 }).map(({ skill }) => skill),
  );
});

describe('authored questions', () => {
  test('come after the hands, by topic, without repeats, and follow from the token', () => {
    const questions = questionsFor(made(), seat('ANNA'));
    expect(questions.map(({ skill }) => skill)).toEqual([
      ...['payment', 'payment'],
      ...['authored', 'authored', 'authored'],
      ...['penalties', 'penalties'],
    ]);
    expect(sheetLength(made())).toBe(questions.length);
    const ids = questions.filter(AUTHORED_FORM.owns).map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(questionsFor(made(), seat('ANNA'))).toEqual(questions);
    const others = ['BO', 'CID', 'DEA', 'EVE'].map((token) =>
      JSON.stringify(questionsFor(made(), seat(token)).slice(2)),
    );
    expect(new Set(others).size).toBe(4);
  });

  test('can be about each chapter with questions, and about the cost of offences', () => {
    expect(authoredTopics('samara-2019')).toEqual([TOPIC, 'penalties']);
    expect(authoredTopics('mers-2014')).toEqual(['mcr-penalties']);
    expect(authoredTopics('wrc-2025')).toEqual(['penalties']);
    expect(authoredTopics('ema-2025')).toEqual([]);
  });

  test('are dealt only from the ids and revisions in the blueprint', () => {
    const before = made();
    registerChapterQuestions(pool(2));
    expect(dealSheet(before, seat('ANNA'))).toEqual({ ok: false, part: before.authored?.[0] });
    expect(keyOf(made())).not.toBe(keyOf(before));
    registerChapterQuestions(pool());
    expect(keyOf(made())).toBe(keyOf(before));
  });

  test('give one point each, by topic, and no more', () => {
    const [question] = questionsFor(made(), seat('ANNA')).filter(AUTHORED_FORM.owns);
    if (!question) throw new Error('none');
    expect(marksOf([question], [question.right])).toEqual([[{ topic: TOPIC, had: true }]]);
    for (const wrong of [question.right + 1, String(question.right), undefined, null, [question.right]])
      expect(marksOf([question], [wrong])).toEqual([[{ topic: TOPIC, had: false }]]);
    const blueprint = { ...made(), passMark: 0, mustPass: [{ topic: TOPIC, share: 1 }] };
    expect(gradeOf(marksOf([question], [undefined]), blueprint).short).toEqual([TOPIC]);
  });

  test('are marked by the stored sheet even after the site has changed them', async () => {
    const event = eventOf(2, made());
    const [anna] = peopleOf(event);
    if (!anna) throw new Error('nobody');
    const code = await codeBy(event, anna);
    const { event: taken } = await importCodes(event, code, { by: 'A', at: 9, vault: vaultOf('in') });
    const read = readEvent(formatEvent(taken));
    registerChapterQuestions({});
    const { standings } = await resultsOf(read.ok ? read.event : event, vaultOf('out'));
    registerChapterQuestions(pool());
    expect(standings.map(({ state }) => state)).toEqual(['passed', 'missing']);
  });

  test('leave codes and links short', async () => {
    const authored = [authoredPartOf('samara-2019', TOPIC, 5), authoredPartOf('samara-2019', 'penalties', 15)];
    const event = eventOf(1, { ...SHORT, parts: [], authored });
    const [anna] = peopleOf(event);
    if (!anna) throw new Error('nobody');
    expect((await codeBy(event, anna)).length).toBeLessThanOrEqual(120);
    const scenes = authoredPartOf('mers-2014', 'mcr-penalties', 20);
    const mers = eventOf(1, { ...SHORT, rules: 'mers-2014', parts: [], authored: [scenes] });
    const [bo] = peopleOf(mers);
    if (bo) expect((await codeBy(mers, bo)).length).toBeLessThanOrEqual(400);
  });

  test('are listed in the link; a link without them still has its old version', () => {
    const common = {
      title: 'Spring',
      generator: GENERATOR,
      attempt: 1,
      language: 'en',
      timeFactor: 100,
      spoken: false,
    };
    const link = (blueprint: Blueprint): string =>
      formatInvitation({ ...common, timeFactor: 100, blueprint, kind: 'personal', token: '0123456789AB', number: 1 });
    const read = readInvitation(link(made()));
    expect(read.ok && read.invitation.blueprint).toEqual(made());
    expect([link(SHORT).slice(0, 5), link(made()).slice(0, 5)]).toEqual(['sit=1', 'sit=3']);
    expect(link(made()).length - link({ ...made(), authored: undefined }).length).toBeLessThan(80);
  });

  test('may be all that an exam asks, but some question is needed', () => {
    expect(blueprintForm.safeParse({ ...made(), parts: [] }).success).toBe(true);
    expect(blueprintForm.safeParse({ ...SHORT, parts: [] }).success).toBe(false);
    expect(blueprintForm.safeParse({ ...made(), authored: [{ topic: '<b>', count: 1, print: 0 }] }).success).toBe(
      false,
    );
  });

  test('are written as text that reads back only as itself', () => {
    const text = formatAuthored(asked(4));
    expect(parseExamQuestion(text)).toEqual(asked(4));
    expect(solveExamQuestion(asked(4))).toBe(4);
    for (const wrong of [
      '',
      text.slice(1),
      text.replace('samara', 'sumara'),
      `${text}&x=1`,
      text.replace('right=4', 'right=-4'),
    ])
      expect(parseAuthored(wrong)).toBeUndefined();
  });
});
