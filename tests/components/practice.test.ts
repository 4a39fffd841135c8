import '../quizzes/take-up-riichi.ts';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { claimableUnder } from '../../src/components/answer/yaku-groups.ts';
import { tellSituation } from '../../src/components/practice/situation.ts';
import { practiceWords } from '../../src/components/practice/speech.ts';
import { type HandRequest, type PatternId, RIICHI_IDS, type RiichiId } from '../../src/engine/riichi/index.ts';
import { formatQuestion, parseQuestion } from '../../src/quizzes/link.ts';
import { LANGUAGES } from '../../src/locales.ts';
import { answered } from '../../src/quizzes/sitting/answered.ts';
import { replay } from '../../src/stores/practice/begin.ts';
import { loadMemory } from '../../src/stores/practice/memory.ts';
import { $session } from '../../src/stores/practice/running.ts';
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
      tellSituation(request, practiceWords({ all: () => strings }).practice);
    const later = told({ ...hand, rules: 'ema-2016', firstTurn: false });
    const extra = told({ ...hand, rules: 'ema-2016' }).filter((part) => !later.includes(part));
    expect(extra).toEqual([strings['tensu.chapter.firstTurn']]);
  });
});

test.each(RIICHI_IDS)('under %s everything is offered once', (rules) => {
  const offered = claimableUnder(rules).flatMap(({ ids }) => ids);
  expect(new Set(offered).size).toBe(offered.length);
});
