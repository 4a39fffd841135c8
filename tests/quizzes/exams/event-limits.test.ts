import { describe, expect, test } from 'vitest';
import { blueprintForm } from '../../../src/quizzes/exams/blueprint/blueprint.ts';
import { formatEvent, readEvent } from '../../../src/quizzes/exams/event-file.ts';
import type { Entry } from '../../../src/quizzes/exams/event.ts';
import { putAt } from '../../put-at.ts';
import { SHORT, eventOf } from './made.ts';

const ID = '0123456789ABCDEF';
const TOKEN = '0123456789AB';
const copies = <T>(one: T, many: number): T[] => Array.from({ length: many }, () => one);
const digits = (many: number): string => '0'.repeat(many);

const made = { id: ID, at: 5, by: 'A' };
const point = { topic: 'fu', had: true, carried: true } as const;
const ENTRIES: { readonly [K in Entry['kind']]: Extract<Entry, { readonly kind: K }> } = {
  person: {
    ...{ ...made, kind: 'person', number: 1, token: TOKEN },
    ...{ name: 'Anna', language: 'en', timeFactor: 100, spoken: false },
  },
  exempt: { ...made, kind: 'exempt', token: TOKEN, exempt: true, why: 'a referee' },
  retakes: { ...made, kind: 'retakes', token: TOKEN, attempts: 2 },
  code: { ...made, kind: 'code', digits: 'ABC', marked: { engine: 2, marks: [[point]] }, deadline: ID, attempts: 1 },
  paper: { ...made, kind: 'paper', token: TOKEN, attempt: 1, marks: [[point]] },
  desk: { ...made, kind: 'desk', token: TOKEN, answers: [true], seconds: 9, onAnswered: true, device: 'd' },
  choice: { ...made, kind: 'choice', token: TOKEN, attempt: 1, entry: ID },
  saved: { ...made, kind: 'saved', key: 7, people: 3 },
  deadline: { ...made, kind: 'deadline', until: 9, there: [ID] },
  snapshot: { ...made, kind: 'snapshot', entries: [ID], attempts: 1, deadline: ID },
  'snapshot-back': { ...made, kind: 'snapshot-back', entry: ID },
  number: { ...made, kind: 'number', token: TOKEN, number: 1001 },
  opens: { ...made, kind: 'opens', until: 9 },
  released: { ...made, kind: 'released' },
  'let-count': { ...made, kind: 'let-count', entry: ID, counts: true },
};

const event = eventOf(1);
const isKept = (entry: unknown): boolean => {
  const read = readEvent(JSON.stringify({ ...event, entries: [entry] }));
  return read.ok && read.lost === 0 && read.event.entries.length === 1;
};

type Row = readonly [path: string, taken: readonly unknown[], refused: readonly unknown[]];
const yesAndNo = ([, taken, refused]: Row): boolean[][] => [taken.map(() => true), refused.map(() => false)];

describe('an entry of an event', () => {
  test.each(Object.values(ENTRIES))(
    'of the kind $kind is kept, and none that says something strange besides',
    (entry) => {
      expect([isKept(entry), isKept({ ...entry, strange: true })]).toEqual([true, false]);
    },
  );

  test.each<readonly [Entry['kind'], ...Row]>([
    ['exempt', 'id', [ID], [`${ID}0`, ID.slice(1), 'o123456789ABCDEF']],
    ['exempt', 'at', [0, 8.64e15], [-1, 0.5, 8.64e15 + 2]],
    ['exempt', 'by', ['', 'x'.repeat(300)], ['x'.repeat(301)]],
    ['exempt', 'why', ['', 'x'.repeat(300)], ['x'.repeat(301)]],
    ['exempt', 'token', [TOKEN], [`${TOKEN}0`, TOKEN.slice(1), 'UUUUUUUUUUUU']],
    ['person', 'name', ['n', 'n'.repeat(80)], ['', 'n'.repeat(81)]],
    ['person', 'language', ['ru'], ['r', 'rus', 'RU']],
    ['person', 'timeFactor', [100, 125, 150, 200], [0, 175]],
    ['person', 'number', [1, 4000], [0, 4001]],
    ['retakes', 'attempts', [1, 15], [0, 16]],
    ['code', 'digits', ['Z'.repeat(40_000)], ['', 'Z'.repeat(40_001), 'TENSU']],
    ['code', 'attempts', [1, 15, undefined], [0, 16]],
    ['code', 'marked', [undefined, { engine: 0, marks: [] }], [{ marks: [] }, { engine: 1 }]],
    ['code', 'deadline', [undefined], ['']],
    [
      'code',
      'receipt',
      [undefined, {}, { sender: 'x'.repeat(80), sent: 0, isClaimed: true }],
      [{ sender: 'x'.repeat(81) }, { sent: -1 }, { isClaimed: false }, { who: 'x' }],
    ],
    ['paper', 'attempt', [1, 15], [0, 16]],
    ['paper', 'marks', [[], copies([point], 60)], [copies([point], 61)]],
    ['paper', 'marks.0', [[], copies(point, 30)], [copies(point, 31)]],
    ['paper', 'marks.0.0.carried', [undefined, true], [false]],
    ['paper', 'marks.0.0.topic', ['x'.repeat(300)], ['x'.repeat(301)]],
    ['desk', 'answers', [[], copies(false, 60)], [copies(false, 61)]],
    ['desk', 'onAnswered', [undefined], [false]],
    ['desk', 'device', [undefined, 'x'.repeat(300)], ['x'.repeat(301)]],
    ['deadline', 'until', [0, 4_102_444_800_000], [-1, 4_102_444_800_001]],
    ['deadline', 'there', [undefined, [], copies(ID, 20_000)], [copies(ID, 20_001)]],
    ['opens', 'until', [0, 4_102_444_800_000], [-1, 4_102_444_800_001]],
    ['snapshot', 'entries', [[], copies(ID, 20_000)], [copies(ID, 20_001), ['x']]],
    ['snapshot', 'attempts', [undefined, 15], [16]],
    ['snapshot', 'deadline', [undefined], ['x']],
    ['number', 'number', [1, 4000], [0, 4001]],
  ])('%s has no %s beyond its limits', (kind, ...row) => {
    const [path, taken, refused] = row;
    const kept = (value: unknown): boolean => isKept(putAt(ENTRIES[kind], path, value));
    expect([taken.map(kept), refused.map(kept)]).toEqual(yesAndNo(row));
  });
});

test('a sheet has at most sixty questions, each a link of at most two thousand characters', () => {
  const lostOf = (questions: readonly string[], attempt = '1'): unknown => {
    const read = readEvent(
      JSON.stringify({ ...event, sheets: { [`${TOKEN}.${attempt}`]: { generator: 1, engine: 2, questions } } }),
    );
    return read.ok ? [read.lost, Object.keys(read.event.sheets).length] : read.why;
  };
  const [kept, lost] = [
    [0, 1],
    [1, 0],
  ];
  expect([copies('q', 60), copies('q', 61), [digits(2000)], [digits(2001)]].map((one) => lostOf(one))).toEqual([
    kept,
    lost,
    kept,
    lost,
  ]);
  expect(['15', '123', '', '/1'].map((attempt) => lostOf([], attempt))).toEqual([kept, lost, lost, lost]);
});

test('an error in a required field of a file is named with its place', () => {
  const field = (path: string, value: unknown): unknown => {
    const read = readEvent(JSON.stringify(putAt(event, path, value)));
    return read.ok ? 'read' : [read.why, read.field];
  };
  expect(field('secret', digits(25))).toEqual(['damaged', 'secret']);
  expect(field('secret', digits(24))).toBe('read');
  expect(field('id', digits(15))).toEqual(['damaged', 'id']);
  expect(field('blueprint.minutes', 0)).toEqual(['damaged', 'blueprint.minutes']);
  expect(field('ownPaper', undefined)).toBe('read');
  expect(field('ownPaper', false)).toEqual(['damaged', 'ownPaper']);
  expect(field('name', 'x'.repeat(301))).toEqual(['damaged', 'name']);
  expect(field('version', 4)).toEqual(['newer', undefined]);
  expect([1, 2, 3].map((version) => field('version', version))).toEqual(['read', 'read', 'read']);
  expect(field('version', 0)).toEqual(['damaged', 'version']);
  expect(formatEvent(event)).toContain('"version":3');
});

const topic = { topic: 'ema-2016/scoring', count: 1, print: 0, even: true };
const must = { topic: 'fu', share: 0.5 };
const BLUEPRINT = { ...SHORT, authored: [topic], shuffled: true, mustPass: [must] };

test.each<Row>([
  ['rules', ['samara-2019', 'ema-2012'], ['mers-2014', 'nowhere', 7]],
  ['parts', [[], copies({ ...SHORT.parts[0], count: 1 }, 20)], [copies({ ...SHORT.parts[0], count: 1 }, 21)]],
  ['parts.0.skill', ['fu'], ['juggling', 'mcr-whole']],
  ['parts.0.level', [1, 2, 3], [0, 4]],
  ['parts.0.count', [1, 40], [0, 41, 1.5]],
  ['parts.0.strata', [[], copies({}, 40)], [copies({}, 41)]],
  ['parts.0.strata.0.by', ['draw', 'discard'], ['theft']],
  ['parts.0.strata.0.fu', ['low', 'middle', 'high'], ['none']],
  ['parts.0.strata.0.fans', ['few', 'some', 'many'], ['none']],
  ['parts.0.strata.0.tens', [30, 40, 50, 60], [20, 70]],
  ['parts.0.strata.0.tensByLot', [30, 40], [50]],
  ['parts.0.strata.0.colour', [], ['red']],
  ['authored', [undefined, [], copies(topic, 20)], [copies(topic, 21)]],
  ['authored.0.topic', ['penalties', `${'a'.repeat(40)}/${'b'.repeat(40)}`], ['', 'a/b/c', 'a'.repeat(41), 'A']],
  ['authored.0.count', [1, 40], [0, 41]],
  ['authored.0.print', [0, 2 ** 32 - 1], [-1, 2 ** 32]],
  ['authored.0.even', [undefined], [false]],
  ['shuffled', [undefined], [false]],
  ['passMark', [0, 1], [-0.1, 1.1]],
  ['mustPass', [[], copies(must, 31)], [undefined, copies(must, 32)]],
  ['mustPass.0.share', [0, 1], [-0.1, 1.1]],
  ['mustPass.0.topic', ['x'.repeat(200)], ['x'.repeat(201)]],
  ['minutes', [1, 480], [0, 481]],
  ['attempts', [1, 9], [0, 10]],
])('what an exam asks stays within its limits: %s', (...row) => {
  const [path, taken, refused] = row;
  const isSet = (value: unknown): boolean => blueprintForm.safeParse(putAt(BLUEPRINT, path, value)).success;
  expect([taken.map(isSet), refused.map(isSet)]).toEqual(yesAndNo(row));
});

test('an exam asks at least one question, and at most sixty', () => {
  const isSet = (counts: readonly number[], authored: readonly number[]): boolean =>
    blueprintForm.safeParse({
      ...BLUEPRINT,
      parts: counts.map((count) => ({ ...SHORT.parts[0], count })),
      authored: authored.map((count) => ({ ...topic, count })),
    }).success;
  expect([isSet([], []), isSet([], [1]), isSet([40], [20]), isSet([40], [21])]).toEqual([false, true, true, false]);
});
