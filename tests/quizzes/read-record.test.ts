import { describe, expect, test } from 'vitest';
import { BOOK_IDS } from '../../src/engine/rulebooks/ids.ts';
import { readRecord } from '../../src/quizzes/memory/read.ts';
import { EMPTY, LONGEST_SAMPLE, NO_BOOK, NO_SKILL } from '../../src/quizzes/memory/record.ts';

const RULES = 'ema-2016';
const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 20, 12);
const CARD = { due: NOON + DAY, stability: 2, difficulty: 5, reps: 1, lapses: 0, state: 2, steps: 0, last: NOON };
const ERROR = { skill: 'fu', times: 1, last: NOON, days: [], own: ['q=fu'] };

const read = (part: object) => readRecord(JSON.stringify({ ...EMPTY, ...part }), BOOK_IDS);
const ofBook = (part: object) => {
  const { record, trouble } = read({ books: { [RULES]: { ...NO_BOOK, ...part } } });
  return { book: record.books[RULES], trouble };
};
const ofSkill = (part: object) => {
  const { book, trouble } = ofBook({ skills: { fu: { ...NO_SKILL, right: 1, ...part } } });
  return { skill: book?.skills.fu, trouble };
};
const some = (count: number, name: (n: number) => string, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [name(n), value]));

describe('the record of a skill', () => {
  test.each<[string, object]>([
    ['forty answers', { lately: '01'.repeat(20) }],
    ['forty times', { times: Array.from({ length: 40 }, () => 0) }],
    ['mixed answers', { mixed: 3 }],
    ['a day', { begun: '2026-11-20', since: '2026-11-20' }],
    ['no card yet', { card: null }],
    ['a card in learning', { card: { ...CARD, state: 1 } }],
    ['a card in learning anew', { card: { ...CARD, state: 3 } }],
    ['the easiest card', { card: { ...CARD, difficulty: 1 } }],
    ['the hardest card', { card: { ...CARD, difficulty: 10 } }],
    ['the weakest card', { card: { ...CARD, stability: 0.001 } }],
    ['the firmest card', { card: { ...CARD, stability: 36_500, due: NOON + 36_501 * DAY } }],
    ['a card that is due at once', { card: { ...CARD, due: NOON } }],
  ])('reads back: %s', (_, part) => {
    expect(ofSkill(part)).toEqual({ skill: { ...NO_SKILL, right: 1, ...part }, trouble: 'none' });
  });

  test.each<[string, object]>([
    ['an answer too many', { lately: `1${'01'.repeat(20)}` }],
    ['an answer that is neither right nor wrong', { lately: '012' }],
    ['a time too many', { times: Array.from({ length: 41 }, () => 0) }],
    ['a time below nothing', { times: [-1] }],
    ['a grade that there is not', { grade: 'expert' }],
    ['less than none mixed', { mixed: -1 }],
    ['a day that is none', { begun: '2026-02-30' }],
    ['a card that was never reviewed', { card: { ...CARD, state: 0 } }],
    ['a card beyond all states', { card: { ...CARD, state: 4 } }],
    ['a card easier than any', { card: { ...CARD, difficulty: 0.9 } }],
    ['a card harder than any', { card: { ...CARD, difficulty: 10.1 } }],
    ['a card without hold', { card: { ...CARD, stability: 0 } }],
    ['a card firmer than any', { card: { ...CARD, stability: 36_501 } }],
    ['a card that is due before it was seen', { card: { ...CARD, due: NOON - 1 } }],
    ['a card that waits for longer than a century', { card: { ...CARD, due: NOON + 36_501 * DAY + 1 } }],
  ])('is repaired and reported if it is %s', (_, part) => {
    expect(ofSkill(part)).toEqual({ skill: { ...NO_SKILL, right: 1 }, trouble: 'damaged' });
  });
});

describe('the record under a rulebook', () => {
  test.each<[string, object]>([
    ['a fact with a long name', { facts: { [`fu:${'x'.repeat(77)}`]: CARD } }],
    ['as many facts as there can be', { facts: some(5000, (n) => `fu:${String(n)}`, CARD) }],
    ['a leaning', { leanings: { 'fu-unrounded': -1.5 } }],
    ['a misconception', { errors: { 'fu-unrounded': ERROR } }],
    ['one that perhaps showed', { errors: { 'fu-unrounded': { ...ERROR, isDoubt: true } } }],
    [
      'one that did not show on three days',
      { errors: { 'fu-unrounded': { ...ERROR, days: Array(3).fill('2026-11-20') } } },
    ],
    ['one with ten questions', { errors: { 'fu-unrounded': { ...ERROR, own: Array(10).fill('q'.repeat(2000)) } } }],
    ['answers that tell', { sample: Array(LONGEST_SAMPLE).fill(['fu', 3, true, false]) }],
    ['no such answers', { sample: [] }],
  ])('reads back: %s', (_, part) => {
    expect(ofBook(part)).toEqual({ book: { ...NO_BOOK, ...part }, trouble: 'none' });
  });

  test.each<[string, object]>([
    ['a fact with a longer name', { facts: { [`fu:${'x'.repeat(78)}`]: CARD } }],
    ['a fact without a kind', { facts: { tsumo: CARD } }],
    ['a leaning that is no number', { leanings: { 'fu-unrounded': 'x' } }],
    ['a misconception of no skill', { errors: { 'fu-unrounded': { ...ERROR, skill: 'juggling' } } }],
    ['a misconception with an odd name', { errors: { fu_1: ERROR } }],
    ['one with a day too many', { errors: { 'fu-unrounded': { ...ERROR, days: Array(4).fill('2026-11-20') } } }],
    ['one with a day that is none', { errors: { 'fu-unrounded': { ...ERROR, days: ['2026-02-30'] } } }],
    ['one with eleven questions', { errors: { 'fu-unrounded': { ...ERROR, own: Array(11).fill('q=fu') } } }],
    ['one with a question that goes on and on', { errors: { 'fu-unrounded': { ...ERROR, own: ['q'.repeat(2001)] } } }],
    ['a skill that there is not', { skills: { juggling: NO_SKILL } }],
  ])('is left out and reported if it is %s', (_, part) => {
    expect(ofBook(part)).toEqual({ book: NO_BOOK, trouble: 'damaged' });
  });

  test('is cut, and reported, if it has more than anybody can practise', () => {
    const { book, trouble } = ofBook({ facts: some(5001, (n) => `fu:${String(n)}`, CARD) });
    expect([Object.keys(book?.facts ?? {}).length, trouble]).toEqual([5000, 'damaged']);
  });

  test.each([['x'], [{}], [7]])('has no recent answers if they are no list, which is reported: %j', (sample) => {
    expect(ofBook({ sample })).toEqual({ book: { ...NO_BOOK, sample: [] }, trouble: 'damaged' });
  });

  test('has the latest recent answers, and more of them are no damage', () => {
    const [first, then] = [
      ['fu', 1, true, false],
      ['han', 1, true, false],
    ] as const;
    const { book, trouble } = ofBook({ sample: [first, ...Array<unknown>(LONGEST_SAMPLE).fill(then)] });
    expect([book?.sample?.length, book?.sample?.[0], trouble]).toEqual([LONGEST_SAMPLE, then, 'none']);
  });
});

describe('the record across rulebooks', () => {
  test('has the most right answers in a minute by rulebook and skill only', () => {
    expect(read({ best: { 'ema-2016/fu': 12, 'mers-2014/eight': 0 } })).toEqual({
      record: { ...EMPTY, best: { 'ema-2016/fu': 12, 'mers-2014/eight': 0 } },
      trouble: 'none',
    });
    for (const key of ['ema-2016/fu/x', 'ema-2016/fu/', 'ema-2016', 'ema-2016/juggling', 'no-book/fu', '/fu'])
      expect(read({ best: { [key]: 12 } }), key).toEqual({ record: EMPTY, trouble: 'damaged' });
  });

  test('has the right and wrong answers per day, up to more than anybody gives', () => {
    const days = { '2026-11-20': [1e9, 0], '2026-11-21': [0, 1] };
    expect(read({ days })).toEqual({ record: { ...EMPTY, days }, trouble: 'none' });
    for (const [right, wrong] of [[1e9 + 1, 0], [0, -1], [0.5, 0], [1]])
      expect(read({ days: { '2026-11-20': [right, wrong] } })).toEqual({ record: EMPTY, trouble: 'damaged' });
  });

  test('has reading aloud only if it was chosen', () => {
    expect([true, false, 'yes', 1].map((readAloud) => read({ readAloud }).record.readAloud)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a record of the first version', () => {
  const was = (facts: object) =>
    read({ version: 1, books: { [RULES]: { skills: { fu: { ...NO_SKILL, right: 2 } }, facts, leanings: {} } } });

  test('merges the cells of a payment rule into the one due first', () => {
    const [soon, late] = [
      { ...CARD, due: NOON + DAY },
      { ...CARD, due: NOON + 2 * DAY },
    ];
    for (const [first, then] of [
      [soon, late],
      [late, soon],
    ])
      expect(was({ 'pay:east-ron:3:40': first, 'pay:east-ron:2:30': then, 'pay:other-tsumo:3:40': late })).toEqual({
        record: {
          ...EMPTY,
          books: {
            [RULES]: {
              ...NO_BOOK,
              skills: { fu: { ...NO_SKILL, right: 2 } },
              facts: { 'pay:east-ron': soon, 'pay:other-tsumo': late },
            },
          },
        },
        trouble: 'none',
      });
  });

  test('keeps all other facts by name', () => {
    expect(Object.keys(was({ 'fu:tsumo': CARD, 'limit:mangan': CARD }).record.books[RULES]?.facts ?? {})).toEqual([
      'fu:tsumo',
      'limit:mangan',
    ]);
  });
});
