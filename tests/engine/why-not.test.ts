import { describe, expect, test } from 'vitest';
import { SPECIAL, YAKU, YAKUMAN, whyNot } from '../../src/engine/riichi/index.ts';
import { answer, generated, hand } from './hands.ts';

describe('a yaku that a hand does not have', () => {
  test.each([
    ['tanyao', '123345m345p6755s +8s', 'sets-of-simples', 1],
    ['toitoi', '234345m345p6755s +8s', 'sets-as-pungs', 4],
    ['yakuhai-white', '234345m345p67s55z +8s', 'pung-for-the-pair', 1],
    ['riichi', '234345m345p6755s +8s', 'declaration', 1],
  ] as const)('lacks something: %s in %s', (pattern, text, lacks, count) => {
    expect(whyNot(hand(text), pattern)).toMatchObject({ why: 'lacks', pattern, lacks, count });
  });

  test('is kept out by a rule of its own: a replacement is not the last tile of the wall too', () => {
    const drawn = hand('234345m6755s *8s [2222p]', { afterKong: true, lastTile: true });
    expect(whyNot(drawn, 'haitei')).toMatchObject({ why: 'excluded', step: { kind: 'exclude', rule: 'haitei' } });
    expect(whyNot({ ...drawn, afterKong: false }, 'haitei')).toBeUndefined();
  });

  test('is of another kind, and its article says which', () => {
    expect(whyNot(hand('234345m345p6755s +8s'), 'chiitoitsu')).toMatchObject({
      why: 'otherwise',
      cite: { article: '4.2.2' },
    });
  });

  test('has a reason with an article in every hand, and none where the hand has it', () => {
    for (const request of generated(7, 60)) {
      const items = answer(request).items.map(({ id }) => id);
      for (const pattern of [...YAKU, ...YAKUMAN, ...SPECIAL]) {
        const found = whyNot(request, pattern);
        if (items.includes(pattern)) expect(found).toBeUndefined();
        else if (found) expect(found).toMatchObject({ pattern, cite: expect.anything() as unknown });
      }
    }
  });

  test('is asked of a hand that is complete', () => {
    expect(whyNot(hand('234345m345p6755s +8s', { winningTile: '' }), 'tanyao')).toBeUndefined();
  });
});
