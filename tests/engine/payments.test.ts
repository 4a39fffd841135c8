import { describe, expect, it, vi } from 'vitest';
import { type HandRequest, type Limit, RIICHI_RULEBOOKS, limitOf, plainBase } from '../../src/engine/riichi/index.ts';
import { LIMIT_BASE } from '../../src/engine/riichi/score/limits.ts';
import { type Payment, addPayment } from '../../src/engine/riichi/score/payment.ts';
import type { RiichiRules } from '../../src/engine/riichi/options/rules.ts';
import { answer, generated, hand, win, wonBy } from './hands.ts';

/** Enough for long work on a busy machine, in milliseconds. */
vi.setConfig({ testTimeout: 60_000 });

const FU = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170];
const HAN = Array.from({ length: 20 }, (_, i) => i + 1);
const { 'ema-2016': EMA_2016, 'ema-2012': EMA_2012 } = RIICHI_RULEBOOKS;
const ROUNDED_UP: RiichiRules = { ...EMA_2016, options: { ...EMA_2016.options, roundUpMangan: true } };

/** The most that one payer pays South for a self-draw, by limit: the formula's base points, written out. */
function basePoints(han: number, fu: number, rules: RiichiRules): number {
  if (rules.options.countedHand === 'yakuman' && han >= 13) return 8000;
  if (han >= 11) return 6000;
  if (han >= 8) return 4000;
  if (han >= 6) return 3000;
  const base = fu * 4 * [1, 2, 4, 8, 16, 32].slice(0, han + 1).reduce((_, n) => n);
  const roundedUp = rules.options.roundUpMangan && base === 1920;
  return han === 5 || base > 2000 || roundedUp ? 2000 : base;
}

const hundreds = (points: number): number => Math.ceil(points / 100) * 100;

function paid(base: number, request: HandRequest, rules: RiichiRules = EMA_2016): Payment {
  return addPayment([], wonBy(request), [{ base, liable: undefined }], rules);
}

const HAND = '123m456p789s11s23p';
const [RON, TSUMO] = [hand(`${HAND} +4p`), hand(`${HAND} *4p`)];
const east = (request: HandRequest): HandRequest => ({ ...request, seatWind: 'east' });

describe.each([
  ['EMA 2016', EMA_2016],
  ['EMA 2012', EMA_2012],
  ['mangan rounded up', ROUNDED_UP],
])('the payment table, %s', (_name, rules) => {
  it.each(HAN)('%i han', (han) => {
    for (const fu of FU) {
      const limit = limitOf(han, fu, rules.options);
      const base = limit === null ? plainBase(han, fu) : LIMIT_BASE[limit];
      const expected = basePoints(han, fu, rules);
      expect([han, fu, base]).toEqual([han, fu, expected]);

      const [one, two] = [hundreds(expected), hundreds(2 * expected)];
      const none = { liable: null, bets: 0 };
      const ron = (points: number): Payment => ({
        ...none,
        total: points,
        discarder: points,
        east: null,
        others: null,
      });
      expect(paid(base, RON)).toEqual(ron(hundreds(4 * expected)));
      expect(paid(base, east(RON))).toEqual(ron(hundreds(6 * expected)));
      expect(paid(base, TSUMO)).toEqual({ ...none, total: two + 2 * one, discarder: null, east: two, others: one });
      expect(paid(base, east(TSUMO))).toEqual({ ...none, total: 3 * two, discarder: null, east: null, others: two });
    }
  });
});

describe('limits', () => {
  it.each([
    ['mangan', 8000, 12000],
    ['haneman', 12000, 18000],
    ['baiman', 16000, 24000],
    ['sanbaiman', 24000, 36000],
    ['yakuman', 32000, 48000],
  ] as const)('%s', (limit: Limit, other, dealer) => {
    expect(paid(LIMIT_BASE[limit], RON).total).toBe(other);
    expect(paid(LIMIT_BASE[limit], east(RON)).total).toBe(dealer);
    expect(paid(LIMIT_BASE[limit], TSUMO).total).toBe(other);
    expect(paid(LIMIT_BASE[limit], east(TSUMO)).total).toBe(dealer);
  });
});

describe('counters and bets', () => {
  it.each([1, 2, 5, 17])('%i counters: 300 each by the discarder, 100 each by everybody on a draw', (counters) => {
    const [plain, more] = [paid(480, RON), paid(480, { ...RON, counters, bets: 3 })];
    expect(more).toEqual({
      ...plain,
      total: plain.total + 300 * counters,
      discarder: plain.total + 300 * counters,
      bets: 3000,
    });
    const [own, drawn] = [paid(480, TSUMO), paid(480, { ...TSUMO, counters })];
    expect(drawn.total - own.total).toBe(300 * counters);
    expect((drawn.east ?? 0) - (own.east ?? 0)).toBe(100 * counters);
    expect((drawn.others ?? 0) - (own.others ?? 0)).toBe(100 * counters);
  });
});

describe('liability', () => {
  const DRAGONS = '22m45p *6p (555z) (666z) (777z)';
  const liable = [{ from: 'left', pattern: 'daisangen' }] as const;
  const feed = (text: string, more: Partial<HandRequest> = {}): Payment => win(hand(text, { liable, ...more })).payment;

  it.each([
    ['on a draw the feeder pays all, counters too', DRAGONS, { counters: 2 }, 32600, null, 0, { left: 32600 }],
    [
      'on a discard both pay half, the discarder the counters',
      DRAGONS,
      { counters: 2 },
      32600,
      16600,
      null,
      { left: 16000 },
    ],
    ['a feeder who discards pays alone', DRAGONS, { discarder: 'left' }, 32000, 32000, null, null],
  ] as const)('%s', (why, text, more, total, discarder, others, shares) => {
    const drawn = why.includes('draw');
    const payment = feed(drawn ? text : text.replace('*', '+'), drawn ? more : { discarder: 'across', ...more });
    expect(payment).toEqual({ total, discarder, east: others, others, liable: shares, bets: 0 });
  });

  it('four kongs make liable at Tesuji only', () => {
    const kongs = hand('1z +1z (2222m) (5555p) (7777s) (9999m)', {
      liable: [{ from: 'right', pattern: 'suukantsu' }],
      discarder: 'left',
    });
    expect(win({ ...kongs, rules: 'tesuji-2018' }).payment.liable).toEqual({ right: 16000 });
    const { payment, notes } = win(kongs);
    expect(payment).toMatchObject({ discarder: 32000, liable: null });
    expect(notes.map(({ id }) => id)).toEqual(['liability-not-used']);
  });
});

it('every generated hand is paid by its han and fu', () => {
  let checked = 0;
  for (const request of generated(11, 4000)) {
    const { knobs, liable, ...plain } = request;
    const own = RIICHI_RULEBOOKS[request.rules as keyof typeof RIICHI_RULEBOOKS];
    const rules = { ...own, options: { ...own.options, ...knobs } } as RiichiRules;
    const result = answer(request);
    if (liable || result.kind === 'no-win') continue;
    const { han, fu, yakuman, items, payment } = result;
    const fixed = rules.options.renhou === 'mangan' && items.some(({ id }) => id === 'renhou');
    const base = yakuman > 0 ? 8000 * yakuman : fixed ? 2000 : basePoints(han ?? 0, fu ?? 0, rules);
    expect(payment).toEqual(paid(base, plain, rules));
    checked++;
  }
  expect(checked).toBeGreaterThan(3000);
});
