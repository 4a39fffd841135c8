import './take-up-riichi.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $record, $trouble, $unread, exportMemory, loadMemory, remember } from '../../src/stores/practice/memory.ts';
import {
  DAYS_TO_RETIRE,
  type Notebook,
  type MisconceptionsSeen,
  notebookAfter,
  openMisconceptions,
} from '../../src/quizzes/memory/notebook.ts';
import { gradeAfter } from '../../src/quizzes/memory/grade.ts';
import { after as afterMoment } from '../../src/quizzes/memory/outcome.ts';
import { MIX_LENGTH, mixFor } from '../../src/quizzes/agenda/mix.ts';
import { nextSkill, skillIn } from '../../src/quizzes/memory/progress.ts';
import { readRecord as readBy } from '../../src/quizzes/memory/read.ts';
import type { SkillId } from '../../src/quizzes/base/skill-ids.ts';
import { type Card, EMPTY, NO_SKILL, type PracticeRecord } from '../../src/quizzes/memory/record.ts';
import { recallAfter, restOfAll, restedBy } from '../../src/quizzes/memory/retention.ts';
import { MODES, type Mode } from '../../src/quizzes/session/modes.ts';
import { SKILL_IDS } from '../../src/quizzes/base/skill-ids.ts';
import { RIICHI_IDS } from '../../src/stores/rulebook.ts';
import { FakeStorage } from './fake-storage.ts';
import { type Short, outcomeOf } from './outcome-of.ts';

const readRecord = (text: string) => readBy(text, RIICHI_IDS);
const momentOf = (now: number) => ({ now, day: new Date(now).toISOString().slice(0, 10) });
const after = (record: PracticeRecord, short: Short, now: number) =>
  afterMoment(record, outcomeOf(short), momentOf(now));

const KEY = 'tensu:practice';
const NOON = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;

let storage = new FakeStorage();

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  loadMemory();
});

describe('grades', () => {
  const of = (grade: 'new' | 'familiar' | 'proficient' | 'mastered', begun = '2026-11-18') => ({
    ...NO_SKILL,
    grade,
    begun,
    lately: '1',
  });
  test.each([
    [of('new'), '11', 0, 'new'],
    [of('new'), '10110', 0, 'familiar'],
    [of('familiar'), '1101111110', 0, 'proficient'],
    [of('familiar', '2026-11-20'), '1111111111', 0, 'familiar'],
    [of('familiar'), '1111111111', 3, 'proficient'],
    // A record from before it stored its first day: its answers were given on an earlier day.
    [of('familiar', ''), '1111111111', 0, 'proficient'],
    [NO_SKILL, '1111111111', 0, 'familiar'],
    [of('proficient'), '1111111111', 3, 'mastered'],
    [of('proficient'), '1111111111', 2, 'proficient'],
    [of('mastered'), '1111111000', 0, 'proficient'],
    [of('mastered'), '1110000000', 0, 'familiar'],
  ] as const)('%o and %s, %s right in mixes on later days: %s', (before, lately, mixed, grade) => {
    expect(gradeAfter(before, lately, mixed, '2026-11-20')).toBe(grade);
  });

  test('mastered takes several right answers among other skills, on a later day', () => {
    let record: PracticeRecord = EMPTY;
    const answer = (day: number, mixed: boolean) => {
      record = after(record, { ...outcome, mixed }, NOON + day * DAY);
      return skillIn(record, 'ema-2016', 'fu').grade;
    };
    for (let n = 0; n < 12; n++) expect(answer(0, true)).not.toBe('proficient');
    expect(answer(1, true)).toBe('proficient');
    expect(answer(1, true)).toBe('proficient');
    expect([answer(2, false), answer(2, true), answer(2, true)]).toEqual(['proficient', 'proficient', 'proficient']);
    expect(answer(2, true)).toBe('mastered');
  });
});

const outcome = {
  rules: 'ema-2016',
  skill: 'fu',
  facts: ['fu:tsumo'],
  right: true,
  milliseconds: 4000,
  mixed: false,
  leanings: {},
} as const;

describe('memory', () => {
  test('schedules facts: what was right is due later than what was wrong', () => {
    const right = after(EMPTY, outcome, NOON);
    const wrong = after(EMPTY, { ...outcome, right: false }, NOON);
    const due = (record: PracticeRecord): number => record.books['ema-2016']?.facts['fu:tsumo']?.due ?? 0;
    expect(due(right)).toBeGreaterThan(due(wrong));
    expect(due(wrong)).toBeGreaterThan(NOON);
    const again = after(after(right, outcome, NOON + DAY), outcome, NOON + 5 * DAY);
    expect(due(again)).toBeGreaterThan(NOON + 8 * DAY);
  });

  test('a daily mix asks about what is due', () => {
    const record = after(EMPTY, { ...outcome, right: false }, NOON);
    const wishes = mixFor(record, 'ema-2016', momentOf(NOON + DAY));
    expect(wishes).toHaveLength(MIX_LENGTH);
    expect(wishes).toContainEqual(expect.objectContaining({ skill: 'fu', fact: 'fu:tsumo' }));
    expect(nextSkill(EMPTY, 'ema-2016')).toBe('indicators');
  });

  test('a daily mix stays mixed, however much of one skill is due', () => {
    const facts = ['limit:mangan', 'limit:haneman', 'limit:baiman', 'limit:sanbaiman', 'limit:yakuman'] as const;
    const tried = SKILL_IDS.reduce((record, skill) => after(record, { ...outcome, skill, facts: [] }, NOON), EMPTY);
    const record = after(tried, { ...outcome, skill: 'limits', facts: [...facts, 'fu:tsumo'], right: false }, NOON);
    const asked = mixFor(record, 'ema-2016', momentOf(NOON + DAY)).filter(({ fact }) => fact !== undefined);
    expect(asked.filter(({ skill }) => skill === 'limits')).toHaveLength(3);
    expect(asked.map(({ fact }) => fact)).toContain('fu:tsumo');
  });

  describe('what to learn next', () => {
    const five = (skill: SkillId, right: boolean, record = EMPTY) =>
      Array.from({ length: 5 }).reduce<PracticeRecord>(
        (before, _, n) => after(before, { ...outcome, skill, right }, NOON + n),
        record,
      );

    test('is the first skill in teaching order that was never asked', () => {
      expect(nextSkill(EMPTY, 'ema-2016')).toBe('indicators');
      expect(nextSkill(five('indicators', true), 'ema-2016')).toBe('dora');
      expect(nextSkill(five('fu', true), 'ema-2016')).toBe('indicators');
    });

    test('is the skill practised last while too few of its latest answers are right', () => {
      const missed = five('fu', false);
      expect(nextSkill(missed, 'ema-2016')).toBe('fu');
      expect(nextSkill(five('fu', true, missed), 'ema-2016')).toBe('indicators');
    });

    test('returns to what is not yet proficient once all were asked', () => {
      const all = SKILL_IDS.reduce((record, skill, n) => after(record, { ...outcome, skill }, NOON + n), EMPTY);
      expect(nextSkill(all, 'ema-2016')).toBe('indicators');
    });
  });

  test('depends on the rulebook', () => {
    const record = after(EMPTY, outcome, NOON);
    expect(skillIn(record, 'ema-2016', 'fu').right).toBe(1);
    expect(skillIn(record, 'tesuji-2018', 'fu').right).toBe(0);
  });

  test('the record survives the browser and a file unchanged', () => {
    const record = after(
      after(EMPTY, outcome, NOON),
      { ...outcome, skill: 'payment', facts: ['pay:east-ron:3:40'] },
      NOON,
    );
    remember(record);
    loadMemory();
    expect($record.get()).toEqual(record);
    expect(readRecord(exportMemory())).toEqual({ record, trouble: 'none' });
  });

  test.each([
    '',
    'null',
    '[]',
    '{',
    '"x"',
    '{"version":1,"books":7}',
    '{"version":1,"books":{"ema-2016":{"skills":{"fu":{}}}}}',
    '{"books":{"__proto__":1}}',
  ])('a stored text like %s breaks nothing, is put aside whole, and is reported', (text) => {
    storage.kept.set(KEY, text);
    loadMemory();
    expect($trouble.get()).toBe('damaged');
    remember(after($record.get(), outcome, NOON));
    expect(storage.kept.get(`${KEY}:aside`)).toBe(text);
    expect($unread.get()).toBe(text);
    expect(readRecord(storage.kept.get(KEY) ?? '').trouble).toBe('none');
  });

  test('one damaged entry costs only that entry', () => {
    const record = after(after(EMPTY, outcome, NOON), { ...outcome, skill: 'payment' }, NOON);
    const text = JSON.stringify(record).replace('"right":1', '"right":"x"');
    const read = readRecord(text);
    expect(read.trouble).toBe('damaged');
    expect(skillIn(read.record, 'ema-2016', 'payment').right).toBe(1);
    expect(skillIn(read.record, 'ema-2016', 'fu').right).toBe(0);
  });

  test.each([
    ['"state":1', '"state":7'],
    ['"difficulty":', '"difficulty":0,"was":'],
    ['"stability":', '"stability":-1,"was":'],
    ['"last":', '"last":1e300,"was":'],
    ['"due":', '"due":5,"was":'],
  ])('a damaged card, %s as %s, costs only that card: the skill keeps its answers and is still asked', (was, is) => {
    const text = JSON.stringify(after(EMPTY, outcome, NOON)).replaceAll(was, is);
    const { record, trouble } = readRecord(text);
    expect(trouble).toBe('damaged');
    expect(skillIn(record, 'ema-2016', 'fu')).toMatchObject({ right: 1, lately: '1', card: null });
    expect(skillIn(after(record, outcome, NOON + DAY), 'ema-2016', 'fu').card?.reps).toBe(1);
  });

  test.each([
    ['a day that is none', { days: { '2026-02-30': [1, 0], '2024-02-29': [1, 0] } }, ['2024-02-29']],
    [
      'more days than a life',
      { days: Object.fromEntries(Array.from({ length: 9999 }, (_, i) => [`d${String(i)}`, [1, 0]])) },
      [],
    ],
    ['answers without number', { days: { '2026-11-20': [1e12, 0] } }, []],
  ])('%s is left out and reported', (_, part, days) => {
    const { record, trouble } = readRecord(JSON.stringify({ ...EMPTY, ...part }));
    expect([Object.keys(record.days), trouble]).toEqual([days, 'damaged']);
  });

  test('the record of a newer version is never overwritten', () => {
    const text = '{"version":99,"books":{}}';
    storage.kept.set(KEY, text);
    loadMemory();
    expect($trouble.get()).toBe('newer');
    remember(after(EMPTY, outcome, NOON));
    expect(storage.kept.get(KEY)).toBe(text);
  });

  test('a record without a version is accepted', () => {
    const old = JSON.stringify(after(EMPTY, outcome, NOON)).replace('"version":2,', '');
    expect(readRecord(old)).toEqual({ record: after(EMPTY, outcome, NOON), trouble: 'none' });
  });

  test('a full storage is reported, and the page still works', () => {
    storage.full = true;
    remember(after(EMPTY, outcome, NOON));
    expect($trouble.get()).toBe('not-kept');
    expect(skillIn($record.get(), 'ema-2016', 'fu').right).toBe(1);
    storage.full = false;
    remember($record.get());
    expect($trouble.get()).toBe('none');
  });

  test('a blocked storage is reported, and the page still works', () => {
    vi.stubGlobal('localStorage', undefined);
    loadMemory();
    remember(after(EMPTY, outcome, NOON));
    expect($trouble.get()).toBe('not-kept');
    expect(skillIn($record.get(), 'ema-2016', 'fu').right).toBe(1);
  });
});

describe('the notebook of misconceptions', () => {
  const seen = (more: Partial<MisconceptionsSeen> & { readonly question: string }): MisconceptionsSeen => ({
    named: [],
    doubted: [],
    overcome: [],
    ...more,
  });
  const named = (question: string, id = 'tsumo-forgotten') => seen({ question, named: [{ id, skill: 'fu' }] });
  const overcome = (question: string) => seen({ question, overcome: ['tsumo-forgotten'] });
  const after = (...answers: readonly (readonly [day: number, MisconceptionsSeen])[]) =>
    answers.reduce<Notebook>((errors, [day, one]) => notebookAfter(errors, one, momentOf(NOON + day * DAY)), {});
  const shown = named('q1');

  test('records how often each showed, and its latest questions without repeats', () => {
    const links = ['q1', 'q2', 'q3', 'q2', 'q4'];
    const entry = after(...links.map((link, i) => [i, named(link)] as const))['tsumo-forgotten'];
    expect(entry).toMatchObject({ times: 5, last: NOON + 4 * DAY, days: [], own: ['q4', 'q2', 'q3'] });
  });

  test('retires one that could have shown on several days and did not, and revives it when it does', () => {
    const right = Array.from({ length: DAYS_TO_RETIRE }, (_, i) => [i + 1, overcome(`r${String(i)}`)] as const);
    expect(openMisconceptions(after([0, shown], ...right.slice(1)))).toHaveLength(1);
    expect(openMisconceptions(after([0, shown], ...right.map(([, one]) => [1, one] as const)))).toHaveLength(1);
    expect(openMisconceptions(after([0, shown], ...right))).toEqual([]);
    expect(openMisconceptions(after([0, shown], ...right, [9, shown]))).toHaveLength(1);
  });

  test('lists the latest first, and nothing that never showed', () => {
    const errors = after(
      [0, shown],
      [1, named('q2', 'wait-forgotten')],
      [2, seen({ question: 'q3', overcome: ['never'] })],
    );
    expect(openMisconceptions(errors).map(([id]) => id)).toEqual(['wait-forgotten', 'tsumo-forgotten']);
  });
});

describe('how long facts have rested', () => {
  const card = (stability: number, last = NOON): Card => ({
    due: last + DAY,
    stability,
    difficulty: 5,
    reps: 3,
    lapses: 0,
    state: 2,
    steps: 0,
    last,
  });
  const book = (...cards: readonly Card[]) => ({
    facts: Object.fromEntries(cards.map((one, i) => [`fu:${String(i)}`, one])),
  });
  const rest = (days: number, ...cards: readonly Card[]): number =>
    restedBy(book(...cards), { 'fu:': 1 }, NOON + days * DAY).rest.slower;
  const recalled = (days: number, pace: number, ...cards: readonly Card[]) =>
    restedBy(book(...cards), { 'fu:': 1 }, NOON + days * DAY).at(pace, 'slower');

  test('is nothing at once, and grows with time, less for firmer facts', () => {
    expect(rest(0, card(5))).toBe(0);
    expect(rest(6, card(9))).toBeCloseTo(2);
    expect(rest(6, card(1))).toBeCloseTo(6);
    expect(rest(6, card(9), card(1))).toBeCloseTo(4);
  });

  test('leaves less to whoever forgets faster, and half of that in twice the time', () => {
    const [slow, fast] = [recalled(9, 0.05, card(9)).now, recalled(9, 0.2, card(9)).now];
    expect(slow).toBeGreaterThan(fast);
    expect(recallAfter(8, 0.1)).toBeCloseTo(recallAfter(4, 0.1) ** 2);
    expect(recalled(18, 0.2, card(9)).now).toBeCloseTo(fast ** 2);
  });

  test('is compared with when the kind was last practised: what had faded by then is no new loss', () => {
    const both = recalled(30, 0.1, card(4, NOON + 30 * DAY), card(4));
    expect(both.now).toBeCloseTo(both.then);
    const left = recalled(30, 0.1, card(4));
    expect(left.then).toBe(1);
    expect(left.now).toBeLessThan(0.5);
  });

  test('counts as often as a question needs such facts, and nothing for those never met', () => {
    const all = restedBy(book(card(4)), { 'fu:': 3, 'limit:': 1 }, NOON + 4 * DAY);
    expect(all.rest).toEqual({ slower: 6, alike: 12 });
    expect(all.at(0.1, 'slower').now).toBeCloseTo(recalled(4, 0.1, card(4)).now ** 3);
    expect(rest(30)).toBe(0);
  });

  test('is added up over a question’s facts, each once, unless one is new', () => {
    const now = NOON + 6 * DAY;
    expect(restOfAll(book(card(9), card(1)), ['fu:0', 'fu:1', 'fu:1'], now)).toEqual({ slower: 8, alike: 12 });
    expect(restOfAll(book(card(9)), ['fu:0', 'fu:1'], now)).toBeUndefined();
    expect(restOfAll(book(), [], now)).toEqual({ slower: 0, alike: 0 });
  });

  test('is the same for firmer facts where everything fades alike', () => {
    const left = (days: number, one: Card): number =>
      restedBy(book(one), { 'fu:': 1 }, NOON + days * DAY).at(0.1, 'alike').now;
    expect(left(6, card(9))).toBeCloseTo(recallAfter(6, 0.1));
    expect(left(6, card(1))).toBeCloseTo(left(6, card(9)));
  });

  test('copes with a stored card without stability, and with a clock that was set back', () => {
    expect(rest(2, card(0))).toBeCloseTo(2);
    expect(rest(-5, card(5))).toBe(0);
  });
});

test.each<[what: string, those: readonly Mode[], is: (mode: Mode) => boolean]>([
  ['brings back what is missed', ['skill', 'stop', 'mix'], (mode) => MODES[mode].bringsBack],
  ['shows what was never met', ['skill', 'stop', 'mix', 'speed'], (mode) => MODES[mode].teaches],
  ['asks line by line', ['skill', 'stop', 'mix'], (mode) => MODES[mode].asksInLines],
  ['says nothing before its end', ['exam', 'placement'], (mode) => !MODES[mode].tellsAtOnce],
  ['lets somebody choose how much is left to him', ['skill', 'stop', 'mix', 'replay'], (mode) => MODES[mode].staged],
  ['leaves nothing in memory', ['replay'], (mode) => !MODES[mode].remembers],
  ['keeps its rulebook whatever comes in force', ['quiz', 'replay'], (mode) => !MODES[mode].followsRulebook],
  ['counts what was not reached', ['exam', 'quiz'], (mode) => MODES[mode].countsUnreached],
  ['lets somebody say that he does not know', ['placement'], (mode) => MODES[mode].mayPass],
  ['has a clock', ['speed', 'exam'], (mode) => MODES[mode].clock !== 'none'],
])('a session that %s: %j', (_, those, is) => {
  expect((Object.keys(MODES) as Mode[]).filter(is)).toEqual(those);
});
