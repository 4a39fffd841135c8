import { expect, test } from 'vitest';
import { answer, onDiscard } from './asking.ts';

const RON = { type: 'ron' } as const;
/** Riichi and nothing else: a closed wait on 5p, and no pinfu. */
const NO_PINFU = { concealed: '123m678p789s11s46p', riichi: 'riichi', counters: 5 } as const;

test('allows riichi with ippatsu at five counters where two yaku are needed (EMA 2012 booklet 3.4.11)', () => {
  expect(answer(RON, onDiscard('5p', { ...NO_PINFU, ippatsu: true }), 'ema-2012')).toBe('yes');
  expect(answer(RON, onDiscard('5p', NO_PINFU), 'ema-2012')).toBe('below-minimum');
});
