import { describe, expect, test } from 'vitest';
import { RIICHI_RULEBOOKS } from '../../src/engine/riichi/index.ts';
import { fieldsOf } from '../../src/quizzes/skill-kit/link-fields.ts';
import { payment } from '../../src/quizzes/skills/payment/index.ts';

const asked = { skill: 'payment', rules: 'ema-2016', han: 3, fu: 40, dealer: false, by: 'draw', counters: 0 } as const;
const { cite } = RIICHI_RULEBOOKS['ema-2016'];

describe('a question about a payment', () => {
  test('depends on how the hand was won, and on counters if there are any', () => {
    expect(payment.cites(asked)).toEqual([cite['pay-tsumo']]);
    expect(payment.cites({ ...asked, by: 'discard' })).toEqual([cite['pay-ron']]);
    expect(payment.cites({ ...asked, counters: 1 })).toEqual([cite['pay-tsumo'], cite.counters]);
  });

  test('is read from a complete link, and not from one with other fields', () => {
    const link = payment.format({ ...asked, dealer: true, counters: 99 });
    const read = (text: string) => payment.parse(fieldsOf(text), { rules: 'ema-2016' });
    expect(read(link)).toEqual({ han: 3, fu: 40, dealer: true, by: 'draw', counters: 99 });
    for (const [field, other] of [
      ['n=99', 'n=100'],
      ['n=99', 'n=-1'],
      ['by=draw', 'by=luck'],
      ['fu=40', 'fu=35'],
      ['h=3', 'h=0'],
    ] as const)
      expect(read(link.replace(field, other)), other).toBeUndefined();
  });
});
