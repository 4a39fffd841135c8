import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type PaymentAmounts, inNumbers, formatPayment } from '../../src/components/base/answer/format-payment.ts';
import { priceOf } from '../../src/components/widgets/scorer/riichi/price.ts';
import { scoreRequest } from '../../src/engine/riichi/index.ts';
import { ui } from '../../src/i18n/strings.ts';
import { LANGUAGES } from '../../src/locales.ts';
import { parsePayment } from '../../src/quizzes/judge/payment-text.ts';
import { hand } from '../engine/hands.ts';
import { wordsIn } from './words.ts';

const stringsIn = (lang: string) => {
  const strings = JSON.parse(readFileSync(`src/content/i18n/${lang}.json`, 'utf8')) as object;
  return { words: { step: ui({ all: () => strings }, 'step') }, lang };
};

const DISCARD: PaymentAmounts = { discarder: 7700, east: null, others: null };
const EAST_DRAWS: PaymentAmounts = { discarder: null, east: null, others: 3900 };
const OTHER_DRAWS: PaymentAmounts = { discarder: null, east: 2600, others: 1300 };
const NOBODY: PaymentAmounts = { discarder: null, east: null, others: null };
const LIABLE: PaymentAmounts = { ...NOBODY, total: 32000, liable: { south: 32000 } };

describe('the text of a payment', () => {
  test.each<[string, PaymentAmounts, string, string]>([
    ['of a discard', DISCARD, '7,700', '7,700'],
    ['of East\u2019s draw', EAST_DRAWS, '3,900 from each', '3,900 from each'],
    ['of another\u2019s draw', OTHER_DRAWS, '1,300/2,600', '1,300 each, East 2,600'],
    ['of nobody', NOBODY, 'It cannot win', 'It cannot win'],
    ['of a liable player', LIABLE, '32,000 points in total', '32,000 points in total'],
    [
      'of a liable player beside a discard',
      { ...LIABLE, discarder: 16000 },
      '32,000 points in total',
      '32,000 points in total',
    ],
    ['with bets', { ...DISCARD, bets: 2000 }, '7,700, plus 2,000 from the table', '7,700, plus 2,000 from the table'],
    ['with no bets', { ...DISCARD, total: 7700, liable: null, bets: 0 }, '7,700', '7,700'],
  ])('%s', (_, payment, called, told) => {
    expect(formatPayment(payment, stringsIn('en'), 'called')).toBe(called);
    expect(formatPayment(payment, stringsIn('en'))).toBe(told);
  });
});

test.each<[PaymentAmounts, string]>([
  [DISCARD, '7,700'],
  [EAST_DRAWS, '3,900'],
  [OTHER_DRAWS, '1,300/2,600'],
])('case %# in bare numbers', (payment, numbers) => {
  expect(inNumbers(payment, 'en')).toBe(numbers);
});

test.each(LANGUAGES.map(({ lang }) => lang))('in %s reads back as meant', (lang) => {
  const called = (payment: PaymentAmounts) => parsePayment(formatPayment(payment, stringsIn(lang), 'called'));
  expect(called(DISCARD)).toEqual({ form: 'sum', points: 7700 });
  expect(called(EAST_DRAWS)).toEqual({ form: 'each', points: 3900 });
  expect(called(OTHER_DRAWS)).toEqual({ form: 'shares', others: 1300, east: 2600 });
});

test.each([
  ['123m456p789s11s23p +4p', { riichi: 'riichi' }, '2 han 30 fu: 2,000'],
  ['234m567m34588p67p *8p', { riichi: 'riichi', doraIndicators: '7p' }, '7 han haneman: '],
  ['19m19p19s1234567z *1m', {}, 'yakuman: '],
  ['123m456p789s11s23p +4p', { knobs: { pinfuTsumo: false }, seatWind: 'south' }, '1 han 30 fu'],
  ['123m567p11s12p +3p (789s)', {}, wordsIn('en').scorer.noWin],
] as const)('the price of %s', (text, more, said) => {
  const result = scoreRequest(hand(text, more));
  if (!result.ok) throw new Error(result.error.why);
  expect(priceOf(result, { words: wordsIn('en'), lang: 'en' } as never).toLowerCase()).toContain(said.toLowerCase());
});

test('several yakuman show how many times they are paid', () => {
  const one = scoreRequest(hand('19m19p19s1234567z *1m'));
  const two = scoreRequest(hand('19m19p19s1234567z *1m', { knobs: { doubleYakumanWaits: true } }));
  if (!one.ok || !two.ok || one.kind !== 'win' || two.kind !== 'win') throw new Error('no win');
  const words = wordsIn('en');
  const price = (result: typeof one): string => priceOf(result, { words, lang: 'en' } as never);
  expect(price({ ...one, yakuman: 1 })).not.toContain('2');
  expect(price({ ...one, yakuman: 2 }).length).toBeGreaterThan(price({ ...one, yakuman: 1 }).length);
});
