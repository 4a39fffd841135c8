import { expect, test } from 'vitest';
import { hand, win } from './hands.ts';

const DRAGONS = { liable: [{ from: 'left', pattern: 'daisangen' }], counters: 2 } as const;
const drawn = '22m33s *3s (555z) (666z) (777z)';
const discarded = '22m33s +3s (555z) (666z) (777z)';
const ema = { book: 'ema-2016', article: '3.3.9' };

test.each([
  // Tesuji R12 only names the hands: the shares, and who pays the counters, follow EMA 2016 3.3.9.
  ['ema-2016', drawn, {}, { who: 'liable', of: 'hand', cite: ema }],
  ['ema-2016', drawn, {}, { who: 'liable', of: 'counters', cite: ema }],
  ['ema-2016', discarded, { discarder: 'right' }, { who: 'discarder', of: 'counters', cite: { section: '3.3.9' } }],
  ['ema-2016', discarded, { discarder: 'left' }, { who: 'discarder', of: 'counters', cite: { article: '3.4.10' } }],
  ['tesuji-2018', drawn, {}, { who: 'liable', of: 'hand', cite: { silent: true, from: ema } }],
] as const)('%s, %s %j: the place of a payment under liability', (rules, text, more, expected) => {
  expect(win(hand(text, { ...DRAGONS, ...more, rules })).steps).toContainEqual(
    expect.objectContaining({
      kind: 'pay',
      who: expected.who,
      of: expected.of,
      cite: expect.objectContaining(expected.cite) as unknown,
    }),
  );
});

test('thirteen orphans that rob a concealed kong rest on 4.2.5, and the right to rob on 3.3.7', () => {
  const { steps, notes } = win(hand('19m19p19s1123456z +7z', { robbedKong: 'concealed' }));
  expect(steps).toContainEqual(
    expect.objectContaining({ rule: 'kokushi', cite: { book: 'ema-2016', article: '4.2.5' } }),
  );
  expect(notes).toEqual([{ id: 'concealed-kong-robbed', cite: { book: 'ema-2016', article: '3.3.7' } }]);
});
