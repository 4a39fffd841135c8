import '../quizzes/take-up-riichi.ts';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { claimableUnder, inOrderOfBooks } from '../../src/components/base/answer/yaku-groups.ts';
import { nextHref } from '../../src/components/widgets/path-status/path-links.ts';
import { handOfQuestion } from '../../src/components/widgets/questions/question-hand.ts';
import { isFuOf } from '../../src/components/widgets/questions/pair-and-wait.ts';
import { lineText, tilesOfLine } from '../../src/components/widgets/questions/lines/line-text.ts';
import { openLink } from '../../src/components/features/practice/open-link.ts';
import { describeSituation } from '../../src/components/widgets/questions/situation.ts';
import { practiceWords } from '../../src/components/widgets/questions/strings.ts';
import { type HandRequest, type PatternId, RIICHI_IDS, type RiichiId } from '../../src/engine/riichi/index.ts';
import { formatQuestion, parseQuestion } from '../../src/quizzes/games/link.ts';
import { fill } from '../../src/i18n/strings.ts';
import { LANGUAGES } from '../../src/locales.ts';
import { answered } from '../../src/quizzes/games/answered.ts';
import { replay } from '../../src/stores/practice/begin.ts';
import { loadMemory } from '../../src/stores/practice/memory.ts';
import { $invited, $outdated, $result, $session } from '../../src/stores/practice/running.ts';
import { answer, leave } from '../../src/stores/practice/session.ts';
import { FakeStorage } from '../quizzes/fake-storage.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  loadMemory();
  leave();
});

const HAND = { concealed: '345m678p2256767s', winningTile: '8s', roundWind: 'east' } as const;
const FIRST_TURN = [
  ['tenhou', { ...HAND, seatWind: 'east', by: 'draw', firstTurn: true }],
  ['chiihou', { ...HAND, seatWind: 'south', by: 'draw', firstTurn: true }],
  ['renhou', { ...HAND, seatWind: 'south', by: 'discard', firstTurn: true }],
] as const satisfies readonly (readonly [PatternId, Omit<HandRequest, 'rules'>])[];

describe.each(FIRST_TURN)('a linked question about %s', (id, hand) => {
  const link = (rules: RiichiId): string => formatQuestion({ skill: 'yaku', rules, hand: { ...hand, rules } });

  test.each(RIICHI_IDS)('can be answered rightly under %s with what the page offers', (rules) => {
    const question = parseQuestion(link(rules));
    if (!question) throw new Error('no question');
    replay([question]);
    const offered = claimableUnder(rules).flatMap(({ ids }) => ids);
    answer(
      answered(
        question,
        offered.filter((one) => one === id),
      ),
    );
    expect($session.get()?.told?.verdict.right).toBe(true);
  });

  test.each(LANGUAGES.map(({ lang }) => lang))('tells in %s that it is the first go-around', (lang) => {
    const strings = JSON.parse(readFileSync(`src/content/i18n/${lang}.json`, 'utf8')) as Record<string, string>;
    const told = (request: HandRequest): readonly string[] =>
      describeSituation(request, practiceWords({ all: () => strings }).practice);
    const later = told({ ...hand, rules: 'ema-2016', firstTurn: false });
    const extra = told({ ...hand, rules: 'ema-2016' }).filter((part) => !later.includes(part));
    expect(extra).toEqual([strings['tensu.chapter.firstTurn']]);
  });
});

test.each(RIICHI_IDS)('under %s everything is offered once', (rules) => {
  const offered = claimableUnder(rules).flatMap(({ ids }) => ids);
  expect(new Set(offered).size).toBe(offered.length);
});

describe('the yaku to choose an answer from', () => {
  test.each(RIICHI_IDS)('stand by worth, each once, under %s', (rules) => {
    const groups = claimableUnder(rules);
    const numbers = groups.flatMap(({ worth }) => (typeof worth === 'number' ? [worth] : []));
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    expect(groups.slice(0, numbers.length).every(({ worth }) => typeof worth === 'number')).toBe(true);
    const ids = groups.flatMap((group) => group.ids);
    expect(new Set(ids).size).toBe(ids.length);
    const inBooks = inOrderOfBooks(rules);
    expect(ids.filter((id) => id !== 'dora').toSorted()).toEqual([...inBooks.yaku, ...inBooks.limit].toSorted());
    expect(groups.find(({ worth }) => worth === 1)?.ids).toContain('dora');
    expect(inBooks.yaku[0]).toBe('riichi');
  });
});

test('a question’s hand is described with its subject written on the tiles', () => {
  const question = parseQuestion('q=fu&in=ema-2016&c=234m55p678s77z&w=7z&by=discard&s=west&r=east&m=c456p~4p@left');
  if (question?.skill !== 'fu') throw new Error('no question');
  const { view, marks } = handOfQuestion(question, ['fu']).answered();
  expect(view.isParted).toBe(true);
  expect(marks.map(({ kind, value }) => `${kind} ${String(value)}`)).toEqual(['fu 4']);
  expect(handOfQuestion(question, ['fu'], { only: () => false }).answered().marks).toEqual([]);
  expect(handOfQuestion(question, ['payment']).answered().marks).toEqual([]);
});

test('a line of the score gives the fu of the pair, of the wait, or of neither', () => {
  const add = (rule: string) => ({ kind: 'add', rule }) as never;
  expect(['pair-dragon', 'wait-edge', 'pung-simple-open'].map((rule) => isFuOf('pair')(add(rule)))).toEqual([
    true,
    false,
    false,
  ]);
  expect(['pair-dragon', 'wait-edge', 'pung-simple-open'].map((rule) => isFuOf('wait')(add(rule)))).toEqual([
    false,
    true,
    false,
  ]);
  expect(isFuOf('pair')({ kind: 'round', rule: 'pair-dragon' } as never)).toBe(false);
});

describe('a line of a count', () => {
  const words = practiceWords({ all: () => JSON.parse(readFileSync('src/content/i18n/en.json', 'utf8')) as object });
  const asked = (link: string) => {
    const question = parseQuestion(link);
    if (!question) throw new Error(link);
    return question;
  };
  const fu = asked('q=fu&in=ema-2016&c=234m55p678s77z&w=7z&by=discard&s=west&r=east&m=c456p~4p@left');
  const payment = asked('q=payment&in=ema-2016&h=3&fu=30&e=1&by=draw&n=0');

  test('about fu names its tiles: set by set, the pair and the wait, and none if there are none', () => {
    expect(tilesOfLine('pair', fu)).toBe('55p');
    expect(tilesOfLine('wait', fu)).toBe('7z');
    expect((['set1', 'set2', 'set3', 'set4'] as const).map((id) => tilesOfLine(id, fu)).toSorted()).toEqual(
      ['234m', '456p', '678s', '777z'].toSorted(),
    );
    expect(tilesOfLine('base', fu)).toBeUndefined();
    expect(tilesOfLine('pair', payment)).toBeUndefined();
    expect(
      tilesOfLine('pair', asked('q=fu&in=ema-2016&c=1122446688m33s7p&w=7p&by=draw&s=west&r=east')),
    ).toBeUndefined();
  });

  test('is called by what it is', () => {
    const { practice, step, yaku } = words;
    expect(lineText('base', fu, words)).toBe(practice['lines.base']);
    expect(lineText('base', payment, words)).toBe(practice['lines.base-points']);
    expect(lineText('sum', fu, words)).toBe(practice['lines.sum-fu']);
    expect(lineText('pair', fu, words)).toBe(practice['part.pair']);
    expect(lineText('wait', fu, words)).toBe(practice['part.wait']);
    expect(lineText('draw', fu, words)).toBe(practice['lines.draw']);
    expect(lineText('bare', fu, words)).toBe(practice['lines.bare']);
    expect(lineText('cap', payment, words)).toBe(practice['lines.cap']);
    expect(lineText('kan-dora', fu, words)).toBe(step['kan-dora']);
    expect(lineText('set1', fu, words)).toContain('2');
    expect(lineText('pays:others', payment, words)).toContain(practice['lines.who.each']);
    expect(lineText('pays:east', payment, words)).toContain(practice['lines.who.east']);
    const fromAll = asked('q=payment&in=ema-2016&h=3&fu=30&e=0&by=draw&n=0');
    expect(lineText('pays:others', fromAll, words)).toBe(
      fill(practice['lines.pays'], { who: practice['lines.who.others'] }),
    );
    expect(yaku.riichi).not.toBe('');
  });
});

test('what begins next leads to practice, and in the language of the page', () => {
  expect(nextHref({ to: 'due' }, undefined)).toMatch(/^\/practice\/.*due/);
  expect(nextHref({ to: 'rehearsal' }, 'ru')).toMatch(/^\/ru\/practice\/.*rehearsal/);
});

describe('a link to practice', () => {
  const QUIZ = 'quiz=1.ema-2016.indicators.1.3.kept1-h5';
  const told = () => ({ invited: $invited.get()?.seed, outdated: $outdated.get()?.seed, result: $result.get() });

  test.each([
    ['#begin=mix', 'mix'],
    ['#begin=due', 'mix'],
    ['#begin=stop/fu', 'stop'],
    ['#begin=placement', 'placement'],
    ['#begin=rehearsal', 'exam'],
    ['#begin=fu', 'skill'],
    ['#day=today', 'quiz'],
    ['#q=fu&in=ema-2016&c=345m34577p33368s&w=7s&by=discard&s=south&r=east&ri=riichi', 'replay'],
  ])('%s sits down at once', (fragment, mode) => {
    expect(openLink(fragment)).toBe(true);
    expect($session.get()).toMatchObject({ mode, rules: 'ema-2016' });
  });

  test('to a quiz shows it without starting it', () => {
    expect(openLink('#begin=mix')).toBe(true);
    expect(openLink(`#${QUIZ}`)).toBe(true);
    expect(told()).toEqual({ invited: 'kept1', outdated: undefined, result: undefined });
    expect($session.get()).toBeUndefined();
  });

  test('to a quiz of another generator tells what it was', () => {
    expect(openLink('#quiz=ema-2016.fu+payment.1.10.k3x9-ju')).toBe(true);
    expect($invited.get()).toBeUndefined();
    expect($outdated.get()?.seed).toBe('k3x9');
  });

  test.each(['', '#', '#nothing', '#begin=nothing', '#begin=eight', '#begin=stop/eight', '#begin=stop/nothing'])(
    '%s leads nowhere',
    (fragment) => {
      expect(openLink(fragment)).toBe(false);
      expect($session.get()).toBeUndefined();
    },
  );
});
