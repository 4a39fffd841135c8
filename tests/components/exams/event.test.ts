import '../../quizzes/take-up-riichi.ts';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readFeedback } from '../../../src/quizzes/exams/feedback.ts';
import { readInvitation } from '../../../src/quizzes/exams/invitation.ts';
import { note } from '../../../src/quizzes/exams/event.ts';
import { peopleOf } from '../../../src/quizzes/exams/people.ts';
import { PRESET_IDS, presetOf } from '../../../src/quizzes/exams/blueprint/presets.ts';
import RATES from '../../../src/content/exams/pass-rates.json';
import { setDeadline } from '../../../src/quizzes/exams/deadline.ts';
import { paperSeat } from '../../../src/quizzes/exams/sheets.ts';
import { NAMED } from '../named-words.ts';
import { AT_HAND_IDS } from '../../../src/engine/riichi/index.ts';
import { type Results, resultsOf } from '../../../src/quizzes/exams/results.ts';
import { importCodes } from '../../../src/quizzes/exams/submissions.ts';
import { parseQuiz } from '../../../src/quizzes/quiz/quiz.ts';
import {
  feedbackFor,
  missingMessage,
  openMessage,
  personalMessage,
} from '../../../src/components/features/exams/event/messages.ts';
import { SORTS, mostWithin, passRatesOf } from '../../../src/components/features/exams/event/pass-rates.ts';
import { resultsCsv } from '../../../src/components/features/exams/event/results-csv.ts';
import { countedSheets } from '../../../src/components/features/exams/event/counted-sheets.ts';
import { examWords } from '../../../src/components/features/exams/strings.ts';
import { dropDraft, readDraft, writeDraft } from '../../../src/components/features/exams/supervised/draft.ts';
import { seatKey, tokenOf } from '../../../src/components/features/exams/sit/seat.ts';
import { openTokenOf } from '../../../src/quizzes/exams/open-link.ts';
import { browserVault } from '../../../src/stores/exams/vault.ts';
import { FakeStorage } from '../../quizzes/fake-storage.ts';
import { parseCsv } from '../../../src/components/base/files/csv.ts';
import { codeBy, eventOf, vaultOf } from '../../quizzes/exams/made.ts';
import english from '../../../src/content/i18n/en.json';

const SPEECH = { words: examWords({ all: () => english }, 'event'), lang: 'en', locale: undefined };
const NAMES = { words: examWords(NAMED, 'event'), lang: 'en', locale: undefined };
const HOSTILE = '=HYPERLINK("x") {{link}} <b>';

const blank = eventOf(3);
const [first, second, third] = peopleOf(blank);
if (!first || !second || !third) throw new Error('nobody');
const hand = { by: 'A', at: 50, vault: vaultOf('event page') };
const event = note(blank, { kind: 'person', ...third, name: HOSTILE }, hand);

let results: Results;
let graded = event;
beforeAll(async () => {
  const codes = [await codeBy(event, first), await codeBy(event, second, () => undefined), await codeBy(event, third)];
  graded = (await importCodes(event, codes.join(' '), hand)).event;
  results = await resultsOf(graded, hand.vault);
});
beforeEach(() => vi.stubGlobal('location', { origin: 'https://club.example' }));

const standing = (number: number) => {
  const found = results.standings.find(({ person }) => person.number === number);
  if (!found) throw new Error(`nobody has ${number}`);
  return found;
};
const linksIn = (text: string): readonly URL[] => [...text.matchAll(/https:\S+/g)].map(([link]) => new URL(link));

describe('the message to a candidate', () => {
  test('has his own link, in his language, and one to practise', () => {
    const [own, quiz] = linksIn(personalMessage(event, { ...second, timeFactor: 150, language: 'ru' }, 2, SPEECH));
    expect(own?.pathname).toBe('/ru/qualify/sit/');
    const read = readInvitation(own?.hash ?? '');
    expect(read).toMatchObject({ ok: true, invitation: { number: 2, attempt: 2, token: second.token } });
    expect(parseQuiz(quiz?.hash ?? '')?.quiz.skills).toEqual(['payment', 'whole']);
  });

  test('tells him the time that he has', () => {
    const said = personalMessage(event, { ...second, timeFactor: 150 }, 1, SPEECH);
    expect(said).toContain('4 questions, 30 minutes');
    expect(personalMessage(event, second, 1, SPEECH)).toContain('4 questions, 20 minutes');
  });

  test('rounds his time up, as the exam itself does', () => {
    const short = { ...event, blueprint: { ...event.blueprint, minutes: 21 } };
    expect(personalMessage(short, { ...second, timeFactor: 125 }, 1, SPEECH)).toContain('4 questions, 27 minutes');
  });

  test('says by when it is to be back, which rulebook and which tables', () => {
    const until = setDeadline(event, Date.UTC(2027, 3, 1, 18, 30), hand);
    const unnamed = { ...until, name: '', blueprint: { ...until.blueprint, scoreTable: false } };
    const link = 'https://club.example/#sit';
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' }).format(
      Date.UTC(2027, 3, 1, 18, 30),
    );
    const said = (text: string): string => text.replaceAll(/https:\S+/g, '…');
    for (const part of [
      'event=Spring',
      'book=samara-2019',
      'questions=mail.questions.other(n=4)',
      'minutes=mail.minutes.other(n=20)',
      'table=mail.table',
      'until=mail.back',
    ])
      expect(said(openMessage(event, link, NAMES))).toContain(part);
    expect(openMessage(event, link, NAMES)).toContain(`link=${link}`);
    expect(said(openMessage(unnamed, link, NAMES))).toContain('event=unnamed');
    expect(openMessage(unnamed, link, NAMES)).toContain(`mail.until(time=${day})`);
    expect(personalMessage(unnamed, second, 1, NAMES)).toContain('table=mail.no-table');
    const [own] = linksIn(missingMessage(until, second, 3, SPEECH));
    expect(readInvitation(own?.hash ?? '')).toMatchObject({
      invitation: { attempt: 3, deadline: Date.UTC(2027, 3, 1, 18, 30) },
    });
  });

  test('never puts a name into an address, and fills nothing into a name', () => {
    const said = personalMessage(event, { ...third, name: HOSTILE }, 1, SPEECH);
    expect(said).toContain(`Hello ${HOSTILE},`);
    for (const link of linksIn(said)) expect(decodeURIComponent(link.href)).not.toContain('HYPERLINK');
  });
});

describe('feedback', () => {
  const messageTo = (number: number): string => feedbackFor(graded, standing(number), SPEECH) ?? '';
  const sheetOf = (number: number) => {
    const [link] = linksIn(messageTo(number));
    const read = readFeedback(link?.hash ?? '');
    return read.ok ? read.feedback : undefined;
  };

  test('names what was missed, and has the link to the own sheet, with what was answered', () => {
    expect(messageTo(2)).toContain('Question 1 (The whole hand), missed: yaku, han, fu, payment');
    expect(sheetOf(2)).toMatchObject({
      invitation: { number: 2, token: second.token, attempt: 1 },
      level: 'by-link',
      passed: false,
    });
    expect(sheetOf(2)?.readAnswers?.()).toEqual([undefined, undefined, undefined, undefined]);
    expect(sheetOf(2)?.had.flat()).toEqual(Array.from({ length: 10 }, () => false));
  });

  test('says if nothing was missed, and has no name in its link', () => {
    expect(messageTo(1)).toContain('Everything was right.');
    expect(sheetOf(1)).toMatchObject({ passed: true, invitation: { number: 1 } });
    expect(sheetOf(3)?.passed).toBe(true);
    for (const link of linksIn(messageTo(3))) expect(decodeURIComponent(link.href)).not.toContain('HYPERLINK');
  });

  test('names of a question the steps that were missed, and of one that asks for one thing only that it was', () => {
    const [one] = standing(1).submissions;
    if (!one) throw new Error('nothing was handed in');
    const point = (topic: string, had: boolean) => ({ topic, had });
    const marks = [
      [point('han', false), point('fu', true)],
      [point('han', true), point('fu', false)],
      [point('payment', false)],
      [point('payment', true)],
    ];
    const said = feedbackFor(graded, { ...standing(1), submissions: [{ ...one, marks }] }, NAMES) ?? '';
    for (const part of [
      'n=1 skill=skill.whole topics=step.han',
      'n=2 skill=skill.whole topics=step.fu',
      'topics=part.answer',
    ])
      expect(said).toContain(part);
    expect(said).not.toContain('n=4');
  });

  test('of a sheet on paper shows that sheet without what was answered, and how the desk ended', () => {
    const [one] = standing(1).submissions;
    if (!one) throw new Error('nothing was handed in');
    const { code, ...rest } = one;
    expect(code).toBeDefined();
    const paper = { ...rest, level: 'paper' as const };
    const shown = (more: object) => {
      const [link] = linksIn(feedbackFor(graded, { ...standing(1), submissions: [paper], ...more }, SPEECH) ?? '');
      const read = readFeedback(link?.hash ?? '');
      return read.ok ? read.feedback : undefined;
    };
    expect(shown({})).toMatchObject({ level: 'paper', desk: 'none', passed: true });
    expect(shown({})).not.toHaveProperty('readAnswers');
    expect(shown({})?.invitation.token).toBe(paperSeat(graded, { token: first.token, attempt: 1 }).token);
    expect(['open', 'through', 'out'].map((desk) => shown({ desk })?.desk)).toEqual(['none', 'through', 'out']);
    expect(shown({ state: 'failed' })?.passed).toBe(false);
  });

  test('does not exist while the organizer has still to choose a submission', () => {
    expect(feedbackFor(graded, { ...standing(1), state: 'twice' }, SPEECH)).toBeUndefined();
    expect(feedbackFor(graded, { ...standing(1), submissions: [] }, SPEECH)).toBeUndefined();
  });
});

test('a candidate has a token, by link or by name, and a place for each attempt', async () => {
  const common = {
    title: '',
    blueprint: blank.blueprint,
    generator: 1,
    language: 'en',
    timeFactor: 100,
    spoken: false,
  } as const;
  const personal = { ...common, kind: 'personal', attempt: 2, token: first.token, number: 1 } as const;
  const open = { ...common, kind: 'open', attempt: 1, key: 'ZYXWVTSRQPNM' } as const;
  expect([seatKey(personal), seatKey(open)]).toEqual([`${first.token}.2`, 'ZYXWVTSRQPNM.1']);
  expect(await tokenOf(personal, 'Anna')).toBe(first.token);
  expect(await tokenOf(open, 'Anna')).toBe(await openTokenOf(open.key, 'anna', browserVault));
});

test('marks are stored until the sheet is entered, for each event', () => {
  vi.stubGlobal('localStorage', new FakeStorage());
  const draft = { token: first.token, attempt: 1, had: [[true, 'follows' as const], [false]] };
  expect(readDraft('one')).toBeUndefined();
  writeDraft('one', draft);
  expect([readDraft('one'), readDraft('other')]).toEqual([draft, undefined]);
  localStorage.setItem('tensu:marking:one', JSON.stringify({ ...draft, had: [['maybe']] }));
  expect(readDraft('one')).toBeUndefined();
  writeDraft('one', draft);
  dropDraft('one');
  expect(readDraft('one')).toBeUndefined();
});

test('the results are a table that no spreadsheet runs', () => {
  const rows = parseCsv(resultsCsv(results.standings, SPEECH));
  expect(rows.map(([, name, state]) => [name, state]).slice(1)).toEqual([
    ['Player 1', 'passed'],
    ['Player 2', 'failed'],
    [`'${HOSTILE}`, 'passed'],
  ]);
  expect(rows.map(({ length }) => length)).toEqual(rows.map(() => rows[0]?.length));
});

describe('how often simulated players pass', () => {
  const preset = presetOf('mixed', 'samara-2019');

  test('is low for the weak and high for the strong, for a preset', () => {
    const rates = passRatesOf(preset);
    expect(rates?.weak.once[1]).toBeLessThan(50);
    expect(rates?.strong.once[0]).toBeGreaterThan(70);
    expect(passRatesOf({ ...preset, passMark: 0.9 })?.weak.once[1]).toBeLessThan(rates?.weak.once[1] ?? 0);
  });

  test.each(PRESET_IDS.flatMap((id) => AT_HAND_IDS.map((rules) => [id, rules] as const)))(
    'whoever cannot count fu fails at %s of %s, with the mark that is offered',
    (id, rules) => expect(passRatesOf(presetOf(id, rules))?.guessing?.once[1]).toBeLessThan(15),
  );

  test('within several attempts is never more than for independent ones', () => {
    expect([1, 2, 3].map((attempts) => mostWithin([20, 50], attempts))).toEqual([50, 75, 88]);
    expect([mostWithin([0, 0], 15), mostWithin([90, 100], 2)]).toEqual([0, 100]);
  });

  test('has a row for every group, whichever exam it is', () => {
    const told = [preset, presetOf('mixed', 'mers-2014')].flatMap((one) => Object.keys(passRatesOf(one) ?? {}));
    expect(told).toContain('halfOfFan');
    expect(new Set(told)).toEqual(new Set(SORTS));
  });

  const simulated = Object.keys(RATES.rates) as (keyof typeof RATES.rates)[];
  test.each(simulated.flatMap((rules) => PRESET_IDS.map((id) => [id, rules] as const)))(
    'at %s of %s is what was found, with every mark and every count of authored questions',
    (id, rules) => {
      for (const [place, mark] of RATES.marks.entries())
        for (const count of [0, 4, 10] as const) {
          const authored = count === 0 ? [] : [{ topic: 'penalties', count, print: 0, even: true as const }];
          const found = Object.entries(RATES.rates[rules][id][count]).map(([sort, { once, twice }]) => [
            sort,
            { once: once[place], twice: twice[place] },
          ]);
          const told = passRatesOf({ ...presetOf(id, rules), passMark: mark / 100, authored });
          expect(told).toEqual(Object.fromEntries(found));
        }
    },
  );

  test('nobody guesses fu in MCR', () => expect(passRatesOf(presetOf('mixed', 'mers-2014'))?.guessing).toBeUndefined());

  test('covers up to ten questions about the rules, on any topics', () => {
    const topic = 'penalties';
    const withRules = (count: number) => ({ ...preset, authored: [{ topic, count, print: 0, even: true as const }] });
    const [four, seven, ten] = [4, 7, 10].map((count) => passRatesOf(withRules(count)));
    if (!four || !seven || !ten) throw new Error('nothing told');
    expect(seven.middling.once).toEqual([
      Math.min(four.middling.once[0], ten.middling.once[0]),
      Math.max(four.middling.once[1], ten.middling.once[1]),
    ]);
    expect(passRatesOf(withRules(11))).toBeUndefined();
    expect(passRatesOf({ ...preset, authored: [{ topic, count: 4, print: 0 }] })).toBeUndefined();
  });

  test.each([
    ['another pass mark', { ...preset, passMark: 0.77 }],
    ['other questions', { ...preset, parts: preset.parts.slice(1) }],
    ['other topics to pass', { ...preset, mustPass: [] }],
  ])('is left out for %s', (_, blueprint) => expect(passRatesOf(blueprint)).toBeUndefined());
});

test('the sheets that count are those that were handed in with answers, question by question of the blueprint', () => {
  const counted = countedSheets(graded, results.standings);
  const handed = results.standings.filter(({ submissions }) =>
    submissions.some(({ not, marks }) => !not && marks.length > 0),
  );
  expect(counted.map(({ person }) => person.token)).toEqual(handed.map(({ person }) => person.token));
  expect(counted.length).toBeGreaterThan(0);
  for (const { submission, slots } of counted)
    expect(slots.toSorted((a, b) => a - b)).toEqual(submission.marks.map((_, place) => place));
  expect(
    countedSheets(
      graded,
      results.standings.map((one) => ({ ...one, submissions: [] })),
    ),
  ).toEqual([]);
  const exempt = results.standings.map((one) => ({ ...one, state: 'exempt' as const }));
  expect(countedSheets(graded, exempt)).toEqual([]);
});
