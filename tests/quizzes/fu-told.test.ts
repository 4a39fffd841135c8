import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import {
  type HandRequest,
  RIICHI_RULEBOOKS,
  RIICHI_IDS,
  type RiichiId,
  type Win,
} from '../../src/engine/riichi/index.ts';
import { drawWithoutFu } from '../../src/quizzes/hands/draw-without-fu.ts';
import { onlyForFu } from '../../src/quizzes/hands/only-fu.ts';
import { pairFu, pairIn, waitFu } from '../../src/quizzes/hands/pair-and-wait.ts';
import { addsOf, mustWin } from '../../src/quizzes/hands/win.ts';
import { caseOf } from '../../src/quizzes/games/riichi/case.ts';
import { explain } from '../../src/quizzes/misconceptions/explain.ts';
import { placeOfRule } from '../../src/quizzes/misconceptions/index.ts';
import { makeQuestion, smallExplanations, solveQuestion } from '../../src/quizzes/games/skills.ts';
import type { Answers, QuestionOf } from '../../src/quizzes/games/question.ts';

const AT = { rules: 'ema-2016', by: 'draw', seatWind: 'south', roundWind: 'south' } as const;
const PINFU: HandRequest = { ...AT, concealed: '678m56677p33456s', winningTile: '8p', riichi: 'riichi' };
const TWO_READINGS: HandRequest = {
  ...AT,
  seatWind: 'north',
  concealed: '556677p1223344s',
  winningTile: '4s',
  riichi: 'riichi',
};
const idle = (hand: HandRequest, rules: RiichiId) =>
  drawWithoutFu({ ...hand, rules }, mustWin({ ...hand, rules }), rules);
const fuRules = (win: Win) => addsOf(win, 'fu').map(({ rule }) => rule);

describe('a self-draw without fu', () => {
  test.each(RIICHI_IDS)('is that of pinfu: %s has the article', (rules) => {
    expect(idle(PINFU, rules)).toEqual({ because: 'pinfu', cite: RIICHI_RULEBOOKS[rules].cite.pinfuTsumo });
  });

  test.each([
    ['a closed wait', { ...PINFU, concealed: '678m56779p33456s' }],
    ['a win by discard', { ...PINFU, by: 'discard' }],
    ['seven pairs', { ...PINFU, concealed: '1199m2266p3388s5z', winningTile: '5z' }],
  ] as const)('is not %s', (_, hand) => {
    expect(idle(hand, 'ema-2016')).toBeUndefined();
  });

  const afterKong: HandRequest = {
    ...AT,
    concealed: '24m345678s55z',
    winningTile: '3m',
    melds: [{ type: 'kong', form: 'concealed', tiles: '2222p' }],
    afterKong: true,
  };
  test.each(RIICHI_IDS)('is that after a kong if %s says so', (rules) => {
    const { options, cite } = RIICHI_RULEBOOKS[rules];
    const told = { because: 'after-kong', cite: cite.rinshanTsumoFu };
    expect(idle(afterKong, rules)).toEqual(options.rinshanTsumoFu ? undefined : told);
  });
});

test.each(RIICHI_IDS)('an open hand without other fu has a line for that by %s', (rules) => {
  const melds = [
    { type: 'chow', tiles: '234p' },
    { type: 'chow', tiles: '678p' },
  ] as const;
  const hand: HandRequest = { ...AT, rules, concealed: '22m678m67s', winningTile: '5s', melds, lastTile: true };
  expect(fuRules(mustWin({ ...hand, by: 'discard' }))).toEqual(['base-other', 'open-pinfu']);
  expect(fuRules(mustWin(hand))).toEqual(['base-other', 'tsumo']);
});

test.each(RIICHI_IDS)('pair and wait have the engine’s fu by %s', (rules) => {
  const met = new Set<string>();
  for (let i = 0; i < 300; i++) {
    const question = makeQuestion('pair-wait', { rules, level: 3 }, `fu-told.${String(i)}`) as QuestionOf<'pair-wait'>;
    const reading = mustWin(question.hand).readings.find(({ won }) => won);
    if (!reading) throw new Error('no reading counts');
    const pair = pairIn(reading, question.hand);
    const told = { pair: pairFu(pair, { rules }), wait: waitFu(reading.wait) };
    expect(told, JSON.stringify(question.hand)).toEqual(solveQuestion(question));
    met.add(pair).add(reading.wait);
  }
  expect(met.size).toBe(10);
});

describe('what does not affect the fu is left out', () => {
  test('counters, dora, first go-around and the second han of double riichi', () => {
    const dressed: HandRequest = {
      ...TWO_READINGS,
      riichi: 'double',
      counters: 2,
      doraIndicators: '1p',
      uraIndicators: '3z',
    };
    expect(onlyForFu({ ...dressed, ippatsu: true })).toEqual(TWO_READINGS);
    expect(onlyForFu({ ...dressed, lastTile: true })).toEqual(TWO_READINGS);
  });

  test('the replacement tile is mentioned only if its draw gives no fu', () => {
    const melds = [{ type: 'kong', form: 'concealed', tiles: '2222p' }] as const;
    const hand = {
      ...AT,
      concealed: '24m345678s55z',
      winningTile: '3m',
      melds,
      riichi: 'riichi',
      afterKong: true,
    } as const;
    expect(RIICHI_IDS.filter((rules) => onlyForFu({ ...hand, rules }).afterKong)).toEqual(
      RIICHI_IDS.filter((rules) => !RIICHI_RULEBOOKS[rules].options.rinshanTsumoFu),
    );
  });

  test('the last tile is mentioned only if nothing else lets the hand win', () => {
    const melds = [{ type: 'chow', tiles: '789s' }] as const;
    const hand: HandRequest = { ...AT, concealed: '11p234m678p67s', winningTile: '5s', melds, lastTile: true };
    expect(onlyForFu(hand).lastTile).toBe(true);
    expect(onlyForFu({ ...hand, concealed: '555z11p678p67s' }).lastTile).toBeUndefined();
  });
});

describe('the fu of a less valuable reading', () => {
  const causesOf = (hand: HandRequest, fu: number) => {
    const one = caseOf({ skill: 'fu', rules: 'ema-2016', hand }, fu);
    if (!one) throw new Error('no case');
    return explain('fu', one).map(({ mistake }) => ({
      id: mistake.id,
      clause: placeOfRule(mistake, one),
      about: mistake.about?.(one),
    }));
  };

  test('come first in the diagnosis, with the article and the wait', () => {
    const [first] = causesOf(TWO_READINGS, 30);
    expect(first).toMatchObject({
      id: 'other-reading',
      clause: { book: 'ema-2016', article: '3.4.9' },
      about: { part: 'wait', reading: { wait: 'single', won: false } },
    });
  });

  test('are not mentioned for a hand with one reading, or if no reading gives them', () => {
    expect(causesOf(PINFU, 30)[0]?.id).toBe('pinfu-draw-two');
    expect(causesOf(PINFU, 30).map(({ id }) => id)).not.toContain('other-reading');
    expect(causesOf(TWO_READINGS, 40).map(({ id }) => id)).not.toContain('other-reading');
  });

  const asked = (hand: HandRequest): QuestionOf<'pair-wait'> => ({ skill: 'pair-wait', rules: 'ema-2016', hand });
  const small = (hand: HandRequest, given: Answers['pair-wait']) =>
    smallExplanations(asked(hand), given).map(({ id }) => id);

  test('include its wait in the question about pair and wait', () => {
    expect(small(TWO_READINGS, { pair: 0, wait: 2 })).toEqual(['other-reading', 'wait-two-sided']);
    expect(small(PINFU, { pair: 0, wait: 2 })).toEqual(['wait-two-sided']);
    expect(small(TWO_READINGS, { pair: 2, wait: 0 })).toEqual(['plain-pair']);
  });
});
