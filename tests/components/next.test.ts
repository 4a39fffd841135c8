import '../quizzes/take-up-riichi.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerIn, putAnswer } from '../../src/components/features/checkpoint/answer.ts';
import { describeDue, describeNextStep } from '../../src/components/widgets/path-status/next-step.ts';
import { fetchIdeas, sentencesBy } from '../../src/components/features/practice/lesson/lesson-words.ts';
import { nextOnPath } from '../../src/components/features/practice/next-on-path.ts';
import { nextHref } from '../../src/components/widgets/path-status/path-links.ts';
import { testLength } from '../../src/quizzes/path/test.ts';
import { sayPace } from '../../src/components/features/practice/say-pace.ts';
import { practiceWords } from '../../src/components/widgets/questions/strings.ts';
import { yakuPart } from '../../src/components/widgets/questions/yaku-part.ts';
import { shownIn } from '../../src/components/features/prepare/proofs.ts';
import { ui } from '../../src/i18n/strings.ts';
import { RIICHI_RULEBOOKS } from '../../src/engine/riichi/index.ts';
import type { Next } from '../../src/quizzes/path/next.ts';
import type { StopState } from '../../src/quizzes/path/marks.ts';
import { EMPTY, NO_BOOK, NO_SKILL } from '../../src/quizzes/memory/record.ts';
import { FakeStorage } from '../quizzes/fake-storage.ts';
import { NAMED } from './named-words.ts';

afterEach(() => vi.unstubAllGlobals());

const standing = ui(NAMED, 'standing');
const NO_MARKS = { idea: false, five: false, stamp: false };
const stop = (answered = 0, idea = false): StopState =>
  ({
    stop: { id: 'fu' },
    marks: { ...NO_MARKS, idea },
    answered,
    proof: undefined,
    open: 'five',
  }) as unknown as StopState;

describe('what begins next', () => {
  const due = { n: 12, asked: 10, time: 300_000 };
  const said = (next: Next, states: readonly StopState[] = [], name: string | undefined = 'Fu'): string =>
    describeNextStep({ next, due, states }, standing, ({ id }) => (id === 'fu' ? name : undefined), 25);

  test('says how much of what is due it asks, and how many whole minutes it takes', () => {
    const dueFor = (n: number, asked: number, time: number): string => describeDue({ n, asked, time }, standing);
    expect(said({ to: 'due' })).toBe('due.part(n=10 of=12 minutes=5)');
    expect(dueFor(10, 10, 89_999)).toBe('due(n=10 minutes=1)');
    expect([dueFor(1, 1, 4000), dueFor(1, 1, 90_000)]).toEqual(['due(n=1 minutes=1)', 'due(n=1 minutes=2)']);
  });

  test('says how many questions it has', () => {
    expect(said({ to: 'placement' })).toBe('next.placement(n=12)');
    expect(said({ to: 'rehearsal' })).toBe('next.rehearsal(n=25)');
    expect(said({ to: 'go-on', stop: stop(3), skill: 'fu' })).toBe('next.go-on(stop=Fu n=3 of=5)');
  });

  test('has the name of its stop; a chapter has none', () => {
    for (const to of ['again', 'once-more'] as const)
      expect(said({ to, stop: stop(), skill: 'fu' })).toBe(`next.${to}(stop=Fu)`);
    expect(said({ to: 'read', stop: stop() })).toBe('next.read(stop=Fu)');
    expect(said({ to: 'read', stop: { ...stop(), stop: { id: 'play' } } as unknown as StopState })).toBe('chapter');
  });

  test('is the first lesson if none was shown before, then the next one', () => {
    const lesson = { to: 'lesson', stop: stop(), skill: 'fu' } as const;
    expect(said(lesson, [stop(), stop()])).toBe('next.first(stop=Fu)');
    expect(said(lesson, [stop(), stop(5, true)])).toBe('next.lesson(stop=Fu)');
    expect(said({ ...lesson, to: 'again' }, [stop()])).toBe('next.again(stop=Fu)');
  });
});

test('the path’s button leads where it says', () => {
  const words = practiceWords(NAMED);
  const begins = (next: Next) =>
    nextOnPath({ next, due: { n: 1, asked: 1, time: 0 }, states: [] } as never, 'ema-2016', standing, {
      words,
      locale: 'ru',
    });
  expect(begins({ to: 'again', stop: stop(), skill: 'fu' })).toEqual({
    href: nextHref({ to: 'again', stop: stop(), skill: 'fu' }, 'ru'),
    text: 'next.again(stop=skill.fu)',
  });
  const chapter = { ...stop(), stop: { id: 'ema-2016/play', articles: [] } } as unknown as StopState;
  expect(begins({ to: 'read', stop: chapter }).text).toBe('chapter');
  expect(begins({ to: 'rehearsal' }).text).toBe(`next.rehearsal(n=${String(testLength('ema-2016'))})`);
});

test.each([
  [4.26, '4.3'],
  [9.96, '10'],
  [10, '10'],
  [12.4, '12'],
])('%d seconds read as %s', (seconds, said) => {
  expect(sayPace(seconds, 'en')).toBe(said);
});

test('yaku to tick stand under their han or limit, those of yakuman folded away', () => {
  const words = practiceWords(NAMED);
  const { groups, ...part } = yakuPart('ema-2016', ['riichi'], { words, lang: 'en', locale: undefined });
  expect(part).toEqual({ id: 'yaku', kind: 'yaku', label: 'part.yaku', value: ['riichi'] });
  expect(groups.map(({ key, legend, isFolded }) => [key, legend, isFolded])).toEqual([
    ...['1', '2', '3', '6'].map((n) => [n, `han.${n === '1' ? 'one' : 'other'}(n=${n})`, undefined]),
    ['mangan', 'limit.mangan', undefined],
    ['yakuman', 'yakuman', true],
  ]);
});

test('preparation ticks what answers have proven in each rulebook, and nothing before', () => {
  vi.stubGlobal('localStorage', new FakeStorage());
  expect([...shownIn('ema-2016')]).toEqual([]);
  const storage = new FakeStorage();
  const skills = {
    fu: { ...NO_SKILL, right: 13, grade: 'mastered' },
    payment: { ...NO_SKILL, right: 3, grade: 'familiar' },
  };
  const record = { ...EMPTY, books: { 'ema-2016': { ...NO_BOOK, skills } } };
  storage.setItem('tensu:practice', JSON.stringify(record));
  vi.stubGlobal('localStorage', storage);
  expect(['ema-2016', 'samara-2019', 'nowhere'].map((book) => [...shownIn(book)])).toEqual([['fu'], [], []]);
});

test('a lesson’s idea follows the rulebook, in English if it is not translated', async () => {
  const by = { option: 'kanUraDora', is: { true: 'open', false: 'closed' } } as const;
  const rest = { option: 'chombo', is: { true: 'never' } } as const;
  const { options } = RIICHI_RULEBOOKS['ema-2016'];
  expect(sentencesBy({ ...options, kanUraDora: true }, ['Always.', by, rest])).toEqual(['Always.', 'open']);
  expect(sentencesBy({ ...options, kanUraDora: false }, [by, 'Always.'])).toEqual(['closed', 'Always.']);
  expect(sentencesBy({}, ['Always.', by])).toEqual(['Always.']);
  const [english, russian, none] = await Promise.all(['en', 'ru', 'xx'].map((lang) => fetchIdeas(lang, 'ema-2016')));
  expect([english?.('fu').mark, russian?.('fu').mark, none?.('fu').mark]).toEqual([undefined, undefined, 'en']);
  expect(none?.('fu').sentences).toEqual(english?.('fu').sentences);
  expect(russian?.('fu').sentences).not.toEqual(english?.('fu').sentences);
});

describe('an answer to a question of a chapter', () => {
  const form = (...inputs: { type: string; value: string; checked?: boolean }[]) => {
    const reset = vi.fn();
    return { form: { querySelectorAll: () => inputs, reset } as never as HTMLFormElement, inputs, reset };
  };
  const boxes = () => form(...['0', '1', '2'].map((value) => ({ type: 'checkbox', value, checked: false })));

  test('is what is ticked, or the number that was written', () => {
    const { form: ticked, inputs } = boxes();
    expect(answerIn(ticked)).toBe('');
    for (const one of inputs) one.checked = one.value !== '1';
    expect(answerIn(ticked)).toBe('0,2');
    expect(answerIn(form({ type: 'text', value: ' 1 300 ' }).form)).toBe('1300');
    expect(answerIn(form({ type: 'text', value: 'many' }).form)).toBe('');
  });

  test('is restored as it was, unless the question cannot have it', () => {
    const own = boxes();
    expect([putAnswer(own.form, '0,2'), own.inputs.map(({ checked }) => checked)]).toEqual([true, [true, false, true]]);
    expect([putAnswer(own.form, '1'), own.inputs.map(({ checked }) => checked)]).toEqual([true, [false, true, false]]);
    expect(own.reset).not.toHaveBeenCalled();
    expect([putAnswer(own.form, '7'), own.reset.mock.calls.length]).toEqual([false, 1]);
    const written = form({ type: 'text', value: '' });
    expect([putAnswer(written.form, '1300'), written.inputs[0]?.value]).toEqual([true, '1300']);
    expect(putAnswer(written.form, 'many')).toBe(false);
  });
});
