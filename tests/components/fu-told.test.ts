import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describePart } from '../../src/components/widgets/questions/pair-and-wait.ts';
import { describeSituation } from '../../src/components/widgets/questions/situation.ts';
import { practiceWords } from '../../src/components/widgets/questions/strings.ts';
import { drawText, fuText } from '../../src/components/base/steps/step-text.ts';
import { type HandRequest, RIICHI_RULEBOOKS, type RiichiId } from '../../src/engine/riichi/index.ts';
import { onlyForFu } from '../../src/quizzes/hands/only-fu.ts';
import { mustWin } from '../../src/quizzes/hands/win.ts';
import { LANGUAGES } from '../../src/locales.ts';

const wordsIn = (lang: string) =>
  practiceWords({ all: () => JSON.parse(readFileSync(`src/content/i18n/${lang}.json`, 'utf8')) as object });
const WORDS = wordsIn('en');
const AT = { rules: 'ema-2016', by: 'draw', seatWind: 'south', roundWind: 'south', riichi: 'riichi' } as const;

function told(part: 'pair' | 'wait', concealed: string, winningTile: string, more: Partial<HandRequest> = {}): string {
  const hand: HandRequest = { ...AT, concealed, winningTile, ...more };
  const reading = mustWin(hand).readings.find(({ won }) => won);
  return reading ? describePart({ part, reading }, hand, { rules: hand.rules as RiichiId }, WORDS) : '';
}

describe('a wait is described with its tiles and fu', () => {
  test.each([
    ['234m456678p55z89s', '7s', 'Edge wait (8–9 for 7): 2 fu.'],
    ['234m456678p55z12s', '3s', 'Edge wait (1–2 for 3): 2 fu.'],
    ['234m456678p55z46s', '0s', 'Closed wait (kanchan) (4–6 for 5): 2 fu.'],
    ['234m456678p55z67s', '8s', 'Two-sided wait (6–7 for 5 or 8): 0 fu.'],
    ['234m456678p345s5z', '5z', 'Pair wait (white dragon): 2 fu.'],
    ['234m456678p55z99s', '9s', 'Wait on two pairs (9 bamboo): 0 fu.'],
  ])('%s with %s', (concealed, winningTile, sentence) => {
    expect(told('wait', concealed, winningTile)).toBe(sentence);
  });
});

describe('a pair is described with its tile and fu', () => {
  const { doubleWindPairFu } = RIICHI_RULEBOOKS['tesuji-2018'].options;
  test.each([
    ['55z', {}, 'Pair of dragons (white dragon): 2 fu.'],
    ['11z', {}, 'Any other pair (east wind): 0 fu.'],
    ['22z', { roundWind: 'east' }, 'Pair of the seat wind (south wind): 2 fu.'],
    ['22z', { seatWind: 'east' }, 'Pair of the prevalent wind (south wind): 2 fu.'],
    ['22z', {}, 'Pair of a wind that is both seat wind and prevalent wind (south wind): 4 fu.'],
    [
      '22z',
      { rules: 'tesuji-2018' },
      `Pair of a wind that is both seat wind and prevalent wind (south wind): ${String(doubleWindPairFu)} fu.`,
    ],
  ] as const)('%s %j', (pair, more, sentence) => {
    expect(told('pair', `234m456678p67s${pair}`, '8s', more)).toBe(sentence);
  });
});

test('seven pairs have neither to tell', () => {
  expect(told('wait', '1199m2266p3388s5z', '5z')).toBe('');
});

describe.each(LANGUAGES.map(({ lang }) => lang))('in %s', (lang) => {
  const words = wordsIn(lang);

  test('a draw without fu and a sum that is not rounded have all their words', () => {
    const { cite } = RIICHI_RULEBOOKS['ema-2016'];
    const texts = [
      drawText({ because: 'pinfu', cite: cite.pinfuTsumo }, words),
      drawText({ because: 'after-kong', cite: cite.rinshanTsumoFu }, words),
      fuText(40, words),
    ];
    expect(JSON.stringify(texts)).not.toMatch(/\{\{|null/);
    expect(texts.map(({ value }) => value.replace(/\D/g, ''))).toEqual(['0', '0', '40']);
  });

  test('a question about fu tells seat, round, riichi and draw, and no more', () => {
    const hand: HandRequest = { ...AT, concealed: '234m456678p55z89s', winningTile: '7s', counters: 2, ippatsu: true };
    expect(describeSituation(hand, words.practice)).toHaveLength(6);
    expect(describeSituation(onlyForFu(hand), words.practice)).toHaveLength(4);
  });
});
