import { describe, expect, test } from 'vitest';
import type { HandRequest, PatternId } from '../../src/engine/riichi/index.ts';
import { mustWin } from '../../src/quizzes/hands/win.ts';
import { parseLine } from '../../src/quizzes/judge/line.ts';
import { formatShares, isOneNumber, parseFields, parseShares } from '../../src/quizzes/judge/parse-payment.ts';
import { sameShares, sharesOf } from '../../src/quizzes/judge/shares.ts';
import { countedBy } from '../../src/quizzes/lines/count.ts';
import { hanCount, hanSeen } from '../../src/quizzes/lines/han.ts';
import { isResultRight, judgeLines } from '../../src/quizzes/lines/judge.ts';
import { paymentCount, sharesInLines } from '../../src/quizzes/lines/payment.ts';
import { judgeSteps, patternsBeyond, samePatterns } from '../../src/quizzes/judge/steps.ts';
import { type Named, STEPS, type StepAnswers, type StepId } from '../../src/quizzes/base/terms.ts';
import { askedAt, stagesOf, suggestStage } from '../../src/quizzes/session/stages.ts';
import { forOracle } from './hands.ts';
import { paymentOf, limitOf, baseOf } from '../oracle/payment.ts';
import { RULES } from '../oracle/rules.ts';

const ron = (discarder: number) => ({ discarder, east: null, others: null });
const tsumo = (others: number, east: number | null) => ({ discarder: null, east, others });

describe('a typed payment', () => {
  test.each([
    ['7700', 'discard', false, ron(7700)],
    ['12 000', 'discard', true, ron(12000)],
    ['7.700', 'discard', false, ron(7700)],
    ['1000/500', 'draw', false, tsumo(500, 1000)],
    ['400 700', 'draw', false, tsumo(400, 700)],
    ['1,300 / 2,600', 'draw', false, tsumo(1300, 2600)],
    ['2600 all', 'draw', true, tsumo(2600, null)],
    ['по 2600', 'draw', true, tsumo(2600, null)],
    ['2600', 'draw', false, undefined],
    ['500/1000', 'discard', false, undefined],
    ['', 'discard', false, undefined],
    ['a lot', 'draw', true, undefined],
    ['1 2 3', 'draw', false, undefined],
    ['7700 all', 'discard', false, undefined],
    ['2600 all', 'draw', false, undefined],
    ['1300/2600', 'draw', true, undefined],
    ['1300/2600 all', 'discard', false, undefined],
  ] as const)('%s on a %s, dealer %s', (text, by, dealer, shares) => {
    expect(parseShares(text, { by, dealer })).toEqual(shares);
  });

  test.each([
    ['700', '1 300', 'draw', false, tsumo(700, 1300)],
    ['1300', '700', 'draw', false, tsumo(1300, 700)],
    ['1300/700', '', 'draw', false, tsumo(700, 1300)],
    ['700', '700/1300', 'draw', false, undefined],
    ['', '1300', 'draw', false, undefined],
    ['700', '1300', 'discard', false, undefined],
    ['700', '1300', 'draw', true, undefined],
    ['700', 'much', 'draw', false, undefined],
    ['2600', '', 'draw', true, tsumo(2600, null)],
    ['7700', '', 'discard', false, ron(7700)],
  ] as const)('in fields stays in its field: %s | %s on a %s, dealer %s', (first, second, by, dealer, shares) => {
    expect(parseFields({ first, second }, { by, dealer })).toEqual(shares);
  });

  test.each([ron(7700), tsumo(2600, null), tsumo(1300, 2600)])('is read as written: %o', (shares) => {
    const situation = { by: shares.discarder === null ? 'draw' : 'discard', dealer: shares.east === null } as const;
    expect(parseShares(formatShares(shares), situation)).toEqual(shares);
  });
});

test.each([
  ['7700', true],
  ['2600 all', true],
  ['1300/2600', false],
  ['', false],
  ['much', false],
])('%j is one number of points: %j', (text, isOne) => {
  expect(isOneNumber(text)).toBe(isOne);
});

describe('an answer in one line', () => {
  test.each([
    ['3 40 5200', 'discard', { han: 3, fu: 40, payment: ron(5200) }],
    ['2 30 1000/500', 'draw', { han: 2, fu: 30, payment: tsumo(500, 1000) }],
    ['5 8000', 'discard', { han: 5, payment: ron(8000) }],
    ['1 110 3600', 'discard', { han: 1, fu: 110, payment: ron(3600) }],
    ['32000', 'discard', { payment: ron(32000) }],
    ['32,000', 'discard', { payment: ron(32000) }],
    ['3 han 40 fu 5,200', 'discard', { han: 3, fu: 40, payment: ron(5200) }],
    ['3 хан, 40 фу: 5 200', 'discard', { han: 3, fu: 40, payment: ron(5200) }],
    ['1 100 3,200', 'discard', { han: 1, fu: 100, payment: ron(3200) }],
    ['3,40,5200', 'discard', { han: 3, fu: 40, payment: ron(5200) }],
    ['1 han 100 fu 800 / 1,600', 'draw', { han: 1, fu: 100, payment: tsumo(800, 1600) }],
    ['3 40', 'discard', undefined],
    ['han', 'discard', undefined],
  ] as const)('%s', (text, by, read) => {
    expect(parseLine(text, { by, dealer: false })).toEqual(read);
  });
});

test('agrees with the second scorer on the payment for han and fu', () => {
  const hand = { rules: 'ema-2012', concealed: '', winningTile: '', roundWind: 'east' } as const;
  for (const by of ['discard', 'draw'] as const)
    for (const seatWind of ['east', 'south'] as const)
      for (const counters of [0, 2])
        for (let han = 1; han <= 14; han++)
          for (const fu of [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110]) {
            const request = forOracle({ ...hand, by, seatWind, counters });
            const options = RULES['ema-2012'];
            const { discarder, east, others } = paymentOf(
              request,
              options,
              baseOf(han, fu, limitOf(han, fu, options)),
              [],
            );
            const own = sharesOf(han, fu, { dealer: seatWind === 'east', by, counters }, { rules: 'ema-2012' });
            expect(own, `${String(han)} han ${String(fu)} fu`).toEqual({ discarder, east, others });
          }
});

test.each([false, true])(
  'the lines of a payment come to what is paid, whether 1,920 is rounded up or not (%s)',
  (roundUpMangan) => {
    const wrong: string[] = [];
    for (const by of ['discard', 'draw'] as const)
      for (const dealer of [true, false])
        for (const counters of [0, 2])
          for (let han = 1; han <= 13; han++)
            for (const fu of [20, 30, 40, 60, 70, 110]) {
              const payable = { rules: 'ema-2016', knobs: { roundUpMangan }, by, dealer, counters, han, fu } as const;
              const paid = sharesInLines(countedBy(paymentCount(payable)));
              if (!sameShares(paid, sharesOf(han, fu, payable, payable))) wrong.push(JSON.stringify(payable));
            }
    expect(wrong).toEqual([]);
  },
);

describe('steps, each judged on its own', () => {
  const hand = {
    rules: 'ema-2016',
    concealed: '345m34577p33368s',
    winningTile: '7s',
    by: 'discard',
    seatWind: 'south',
    roundWind: 'east',
    riichi: 'riichi',
    doraIndicators: '2m',
  } as const satisfies HandRequest;
  const scored = { hand, rules: 'ema-2016', win: mustWin(hand) } as const;
  const right = { yaku: ['riichi', 'tanyao'], han: 3, fu: 40, payment: ron(5200) } as const satisfies StepAnswers;
  const marks = (given: StepAnswers, asked: readonly StepId[] = STEPS) =>
    judgeSteps(given, scored, asked).parts.map(({ mark }) => mark);

  test.each([
    ['all right', right, ['right', 'right', 'right', 'right']],
    ['a yaku missed: han carried', { ...right, yaku: ['riichi'], han: 2 }, ['wrong', 'carried', 'right', 'right']],
    [
      'a yaku missed: everything carried',
      { ...right, yaku: ['riichi'], han: 2, payment: ron(2600) },
      ['wrong', 'carried', 'right', 'carried'],
    ],
    ['fu wrong: payment carried', { ...right, fu: 50, payment: ron(6400) }, ['right', 'right', 'wrong', 'carried']],
    ['fu unrounded, payment rounded', { ...right, fu: 32 }, ['right', 'right', 'wrong', 'right']],
    ['payment for unrounded fu', { ...right, fu: 32, payment: ron(4100) }, ['right', 'right', 'wrong', 'carried']],
    [
      'han wrong and fu unrounded, payment rounded',
      { ...right, han: 2, fu: 32, payment: ron(2600) },
      ['right', 'wrong', 'wrong', 'carried'],
    ],
    [
      'payment for one of two wrong numbers',
      { ...right, han: 2, fu: 30, payment: ron(2600) },
      ['right', 'wrong', 'wrong', 'wrong'],
    ],
    ['payment wrong for all', { ...right, fu: 50, payment: ron(7700) }, ['right', 'right', 'wrong', 'wrong']],
    ['han wrong for its own yaku', { ...right, han: 4 }, ['right', 'wrong', 'right', 'right']],
    ['nothing', {}, ['wrong', 'wrong', 'wrong', 'wrong']],
  ] as const)('%s', (_, given, expected) => {
    expect(marks(given)).toEqual(expected);
  });

  test.each([
    ['carried', { ...right, han: 2, fu: 30, payment: ron(2000) }, { han: 2, fu: 30 }],
    ['wrong, one number its own', { ...right, fu: 50, payment: ron(7700) }, { han: 3, fu: 50 }],
    ['wrong, where fu are idle', { ...right, han: 6, fu: 50, payment: ron(8000) }, { han: 6 }],
    ['wrong by the right numbers', { ...right, payment: ron(7700) }, undefined],
    ['wrong without numbers', { payment: ron(7700) }, undefined],
    ['right', { ...right, fu: 50 }, undefined],
    ['blank', { ...right, fu: 50, payment: undefined }, undefined],
  ] as const)('a judged payment names the learner’s numbers it was based on: %s', (_, { payment, ...given }, own) => {
    const { parts } = judgeSteps({ ...given, ...(payment && { payment }) }, scored, ['payment']);
    expect(parts[0]?.own).toEqual(own);
  });

  test('only asked steps are judged', () => {
    expect(marks({ payment: ron(5200) }, ['payment'])).toEqual(['right']);
  });

  test('fu are not needed from a limit upwards', () => {
    const dear = { ...hand, riichi: 'double', ippatsu: true, doraIndicators: '2m' } as const satisfies HandRequest;
    const win = mustWin(dear);
    expect(win.han).toBeGreaterThan(4);
    const verdict = judgeSteps({ han: win.han ?? 0, payment: ron(8000) }, { hand: dear, rules: 'ema-2016', win }, [
      'han',
      'fu',
      'payment',
    ]);
    expect(verdict.parts.map(({ mark }) => mark)).toEqual(['right', 'not-needed', 'right']);
  });
});

test('a pattern with its own price in a rulebook is carried at that price', () => {
  const rules = 'ema-2016';
  const hand = {
    rules,
    concealed: '345m34577p33368s',
    winningTile: '7s',
    by: 'discard',
    seatWind: 'south',
    roundWind: 'east',
    firstTurn: true,
  } as const satisfies HandRequest;
  const win = mustWin(hand);
  expect(win).toMatchObject({ han: 5, items: [{ id: 'renhou' }] });
  const marks = (han: number) =>
    judgeSteps({ yaku: ['renhou', 'tanyao'], han }, { hand, rules, win }, ['yaku', 'han']).parts.map(
      ({ mark }) => mark,
    );
  expect(marks(6)).toEqual(['wrong', 'carried']);
  expect(marks(1)).toEqual(['wrong', 'wrong']);
});

describe('a closed-only yaku, named for an open hand', () => {
  const hand = {
    rules: 'ema-2016',
    concealed: '68m55567p234s',
    melds: [{ type: 'chow', tiles: '567s' }],
    winningTile: '7m',
    by: 'draw',
    seatWind: 'north',
    roundWind: 'south',
  } as const satisfies HandRequest;
  const win = mustWin(hand);
  const marks = (han: number) =>
    judgeSteps({ yaku: ['tanyao', 'menzen-tsumo'], han }, { hand, rules: 'ema-2016', win }, ['yaku', 'han']).parts.map(
      ({ mark }) => mark,
    );

  test('is the only error if its han were added', () => {
    expect(win).toMatchObject({ han: 1, items: [{ id: 'tanyao' }] });
    expect(marks(2)).toEqual(['wrong', 'carried']);
  });

  test('does not explain another number of han', () => {
    expect(marks(3)).toEqual(['wrong', 'wrong']);
  });
});

test.each([
  [['riichi', 'tanyao'], ['tanyao', 'pinfu'], ['riichi']],
  [['tanyao', 'dora'], ['tanyao'], ['dora']],
  [['double-riichi', 'tanyao'], ['riichi', 'double-riichi', 'tanyao'], []],
  [['riichi', 'double-riichi'], ['double-riichi'], []],
  [['riichi'], ['riichi', 'double-riichi'], ['riichi']],
] as const)('%j beyond %j', (some, others, beyond) => {
  expect(patternsBeyond<Named>(some, others)).toEqual(beyond);
  const isSame = beyond.length === 0 && patternsBeyond<Named>(others, some).length === 0;
  expect(samePatterns(some, others)).toBe(isSame);
});

test('each stage leaves more to do, and results suggest the next one', () => {
  expect([0, 1, 2, 3, 4].map((stage) => askedAt(stage as 0, STEPS).length)).toEqual([0, 1, 2, 3, 4]);
  expect(suggestStage(1, [true, true, true])).toBe(2);
  expect(suggestStage(2, [true, false, false])).toBe(1);
  expect(suggestStage(2, [false, true])).toBe(2);
  expect(suggestStage(4, [true, true, true])).toBe(4);
  expect(suggestStage(1, [false, true, true])).toBe(1);
  expect(suggestStage(0, [false, false])).toBe(0);
});

test('of stages that ask the same of a skill, only the last can be chosen', () => {
  expect(stagesOf(STEPS)).toEqual([0, 1, 2, 3, 4]);
  expect(stagesOf(['fu', 'payment'])).toEqual([0, 1, 4]);
  expect(stagesOf(['payment'])).toEqual([0, 4]);
  expect(askedAt(1, ['fu', 'payment'])).toEqual(['payment']);
});

describe('an answer in lines', () => {
  const count = paymentCount({ rules: 'ema-2016', han: 2, fu: 40, dealer: false, by: 'draw', counters: 1 });
  const right = countedBy(count);

  test('has a right result if only an earlier line is wrong', () => {
    expect(isResultRight(judgeLines(count, { ...right, base: 600 }))).toBe(true);
    expect(isResultRight(judgeLines(count, right))).toBe(true);
  });

  test('has a wrong result if one share is wrong', () => {
    expect(isResultRight(judgeLines(count, { ...right, 'pays:east': 1300 }))).toBe(false);
    expect(isResultRight({ right: false, parts: [{ part: 'fu', mark: 'wrong' }] })).toBe(false);
  });
});

describe('the lines of han', () => {
  const open = (tiles: string): HandRequest => ({
    rules: 'ema-2016',
    by: 'discard',
    seatWind: 'south',
    roundWind: 'east',
    concealed: '345m67p22s567s',
    winningTile: '8p',
    melds: [{ type: 'chow', tiles, called: '3s', from: 'left' }],
  });
  const linesOf = (hand: HandRequest) => hanCount({ rules: 'ema-2016', hand, win: mustWin(hand) })?.ids;

  test('include red fives if the hand has one, even in a meld', () => {
    expect(linesOf(open('340s'))).toEqual(['yaku:tanyao', 'dora', 'red-five', 'sum']);
    expect(linesOf({ ...open('345s'), concealed: '340m67p22s567s' })).toContain('red-five');
    expect(linesOf(open('345s'))).toEqual(['yaku:tanyao', 'dora', 'sum']);
  });

  test('list each named yaku with its han, the closed value if it has no open one, and none for a limit hand', () => {
    const hand = open('345s');
    const seen = (id: PatternId) => hanSeen(id, { rules: 'ema-2016', hand, win: mustWin(hand) });
    expect([seen('tanyao'), seen('honitsu'), seen('riichi'), seen('daisangen')]).toEqual([1, 2, 1, 0]);
  });

  test('include further dora if there is a further indicator', () => {
    const melds = [{ type: 'kong', form: 'open', tiles: '3333s', from: 'across' }] as const;
    const kong = { ...open(''), melds, concealed: '345m67p22s567s' } satisfies HandRequest;
    expect(linesOf({ ...kong, doraIndicators: '1z' })).not.toContain('kan-dora');
    expect(linesOf({ ...kong, doraIndicators: '12z' })).toContain('kan-dora');
  });
});
