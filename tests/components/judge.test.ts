import { describe, expect, test } from 'vitest';
import { type Draft, EMPTY, EXAMPLE, requestOf } from '../../src/components/scorer/draft.ts';
import { type Guess, NO_GUESS, judge } from '../../src/components/scorer/judge.ts';
import { type Win, scoreRequest } from '../../src/engine/index.ts';

const RULES = 'ema-2016';

function winOf(draft: Draft): Win {
  const result = scoreRequest(requestOf(draft, RULES));
  if (!result.ok || result.kind !== 'win') throw new Error('the hand of this test does not win');
  return result;
}

const judged = (draft: Draft, guess: Partial<Guess>) => judge({ ...NO_GUESS, ...guess }, winOf(draft), draft, RULES);

/** Riichi, all simples and one dora: 3 han, 32 fu rounded to 40, won by discard from South. */
const RON = EXAMPLE;
const DEALER_DRAW: Draft = { ...EXAMPLE, by: 'draw', seatWind: 'east', roundWind: 'east' };
const DRAW: Draft = { ...EXAMPLE, by: 'draw' };
const ORPHANS: Draft = { ...EMPTY, concealed: '19m19p19s123456z7z', winningTile: '7z' };

test('the hands of these tests are what they are said to be', () => {
  expect(winOf(RON)).toMatchObject({ han: 3, fu: 40, fuExact: 32, payment: { discarder: 5200 } });
  expect(winOf(DEALER_DRAW).payment).toMatchObject({ east: null, others: 3900 });
  expect(winOf(ORPHANS)).toMatchObject({ han: null, yakuman: 1 });
});

test('what was not filled in is not judged', () => {
  expect(judged(RON, {})).toEqual({});
  expect(Object.keys(judged(RON, { fu: '40' }))).toEqual(['fu']);
});

describe('yaku', () => {
  test('all of them and nothing else are right', () => {
    expect(judged(RON, { yaku: ['tanyao', 'riichi'] }).yaku?.verdict).toBe('right');
  });

  test('the missed and the surplus ones are named', () => {
    expect(judged(RON, { yaku: ['tanyao', 'pinfu'] }).yaku).toEqual({
      verdict: 'wrong',
      missing: ['riichi'],
      extra: ['pinfu'],
    });
  });

  test('double riichi may be ticked alone or with riichi', () => {
    const double: Draft = { ...RON, riichi: 'double' };
    expect(judged(double, { yaku: ['double-riichi', 'tanyao'] }).yaku?.verdict).toBe('right');
    expect(judged(double, { yaku: ['riichi', 'double-riichi', 'tanyao'] }).yaku?.verdict).toBe('right');
    expect(judged(double, { yaku: ['riichi', 'tanyao'] }).yaku?.verdict).toBe('wrong');
  });
});

describe('han and fu', () => {
  test.each([
    ['3', 'right'],
    ['２', 'wrong'],
    ['three', 'unreadable'],
  ])('%s han', (han, verdict) => {
    expect(judged(RON, { han }).han?.verdict).toBe(verdict);
  });

  test('han that follow from the ticked yaku are right for them, dora counted', () => {
    expect(judged(RON, { yaku: ['tanyao'], han: '2' }).han?.verdict).toBe('follows');
    expect(judged(RON, { yaku: ['tanyao'], han: '1' }).han?.verdict).toBe('wrong');
  });

  test('fu before rounding are wrong, with a hint', () => {
    expect(judged(RON, { fu: '32' }).fu).toEqual({ verdict: 'wrong', hint: 'unrounded' });
    expect(judged(RON, { fu: '50' }).fu).toEqual({ verdict: 'wrong' });
  });

  test('a limit hand has neither', () => {
    expect(judged(ORPHANS, { han: '13', fu: '30' })).toMatchObject({
      han: { verdict: 'unneeded' },
      fu: { verdict: 'unneeded' },
    });
  });
});

describe('payment', () => {
  test.each([
    [RON, '5200', 'right'],
    [RON, '5200 all', 'wrong'],
    [DRAW, '2000/3900', 'right'],
    [DRAW, '3900/2000', 'right'],
    [DRAW, '2000', 'wrong'],
    [DEALER_DRAW, '3900 all', 'right'],
    [DEALER_DRAW, '3900', 'right'],
    [ORPHANS, '32000', 'right'],
    [RON, 'a lot', 'unreadable'],
  ])('case %#: %s', (draft, payment, verdict) => {
    expect(judged(draft, { payment }).payment?.verdict).toBe(verdict);
  });

  test('the sum of all payers is right and remarked on', () => {
    expect(judged(DRAW, { payment: '7900' }).payment).toEqual({ verdict: 'right', hint: 'all' });
  });

  test.each<[Partial<Guess>, { han: number; fu: number }]>([
    [
      { han: '2', payment: '2600' },
      { han: 2, fu: 40 },
    ],
    [
      { fu: '30', payment: '3900' },
      { han: 3, fu: 30 },
    ],
    [
      { han: '2', fu: '30', payment: '2000' },
      { han: 2, fu: 30 },
    ],
    [
      { han: '2', fu: '32', payment: '2600' },
      { han: 2, fu: 40 },
    ],
    [
      { han: '5', fu: '30', payment: '8000' },
      { han: 5, fu: 30 },
    ],
  ])('an earlier error is carried forward: %j', (guess, own) => {
    expect(judged(RON, guess).payment).toEqual({ verdict: 'follows', own });
  });

  test('a payment that fits neither the hand nor the own numbers is wrong', () => {
    expect(judged(RON, { han: '2', payment: '3900' }).payment).toEqual({ verdict: 'wrong' });
  });

  test('forgotten counters and the other seat’s payment are named', () => {
    const counted = { ...RON, counters: 2 };
    expect(judged(counted, { payment: '5800' }).payment).toEqual({ verdict: 'right' });
    expect(judged(counted, { payment: '5200' }).payment).toEqual({ verdict: 'wrong', hint: 'counters' });
    expect(judged(RON, { payment: '7700' }).payment).toEqual({ verdict: 'wrong', hint: 'dealer' });
  });
});
