import { expect, test } from 'vitest';
import { parsePayment } from '../../src/quizzes/judge/payment-text.ts';

const sum = (points: number) => ({ form: 'sum', points });
const each = (points: number) => ({ form: 'each', points });
const shares = (others: number, east: number) => ({ form: 'shares', others, east });

test.each([
  ['7700', sum(7700)],
  [' 7,700 ', sum(7700)],
  ['7 700', sum(7700)],
  ['7.700 punti', sum(7700)],
  ['12 000 очков', sum(12000)],
  ['７７００', sum(7700)],
  ['5200 points', sum(5200)],
  ['1300/2600', shares(1300, 2600)],
  ['2600/1300', shares(1300, 2600)],
  ['1,300 / 2,600', shares(1300, 2600)],
  ['1 300 - 2 600', shares(1300, 2600)],
  ['700–1300', shares(700, 1300)],
  ['400 700', shares(400, 700)],
  ['3900 all', each(3900)],
  ['3,900 each', each(3900)],
  ['по 4000 со всех', each(4000)],
  ['2600∀', each(2600)],
  ['2600 x3', each(2600)],
])('%s', (text, payment) => {
  expect(parsePayment(text)).toEqual(payment);
});

test.each(['', 'mangan', '1/2/3', '/', 'all', '99999999999999999999', '1000/99999999999999999999'])(
  '%j is no payment',
  (text) => {
    expect(parsePayment(text)).toBeUndefined();
  },
);
