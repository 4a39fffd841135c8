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

  test('excludes the last tile of the wall for a replacement tile', () => {
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

  test.each([
    // Limit hands: what they contain besides is there, and adds nothing.
    ['toitoi', '22z13123999123s *2s', {}, { why: 'limit-hand', cite: { article: '4.2' } }],
    ['toitoi', '3388s666z +3s (444s) (222s)', { rules: 'tesuji-2018' }, { why: 'limit-hand', cite: { article: 'R9' } }],
    ['yakuhai-seat', '5m +5m (111z) (222z) (333z) (444z)', {}, { why: 'limit-hand' }],
    ['honitsu', '2343124245343s *1s', { seatWind: 'west', firstTurn: true }, { why: 'limit-hand' }],
    ['tanyao', '345m678p2256767s *8s', { seatWind: 'west', firstTurn: true }, { why: 'limit-hand' }],
    ['honroutou', '19m19p19s1123456z +7z', {}, { why: 'limit-hand' }],
    ['sanankou', '345m678p2256767s *8s', { seatWind: 'west', firstTurn: true }, { why: 'otherwise' }],
    // Another reading has it.
    ['chiitoitsu', '223344m556677p1s +1s', {}, { why: 'other-reading', because: 'fewer-points' }],
    ['sanankou', '111222333m99p78s +9s', {}, { why: 'other-reading' }],
    ['sanankou', '111222334m99p78s +9s', {}, { why: 'otherwise' }],
    // It is part of another.
    ['riichi', '234345m345p6755s +8s', { riichi: 'double' }, { why: 'excluded', step: { by: 'double-riichi' } }],
    ['riichi', '234345m345p6755s +8s', {}, { why: 'lacks', lacks: 'declaration' }],
    // Ippatsu under Tesuji: the rulebook is the reason only where it would have been ippatsu.
    [
      'ippatsu',
      '234345m345p6755s +8s',
      { rules: 'tesuji-2018', riichi: 'riichi', ippatsu: true },
      { why: 'excluded', step: { principle: 'not-in-rulebook' }, cite: { article: 'R2' } },
    ],
    // No hand has it under a rulebook without it, whatever happened.
    [
      'ippatsu',
      '234345m345p6755s +8s',
      { rules: 'tesuji-2018', riichi: 'riichi' },
      { why: 'excluded', cite: { book: 'tesuji-2018', article: 'R2' } },
    ],
    ['nagashi-mangan', '234345m345p6755s +8s', {}, { why: 'excluded', step: { by: 'nagashiMangan' } }],
    ['nagashi-mangan', '234345m345p6755s +8s', { rules: 'ema-2012' }, { why: 'did-not-happen' }],
    // Renhou excludes nothing from a hand that is worth more without it.
    ['chiitoitsu', '667788m55p33455s +4s', { firstTurn: true, doraIndicators: '5m' }, { why: 'other-reading' }],
    // A limit hand, unlike double riichi, to which nothing is added either.
    ['riichi', '1112345678999s +5s', { riichi: 'double' }, { why: 'limit-hand' }],
    // Something that did not happen.
    ['ippatsu', '234345m345p6755s +8s', { riichi: 'riichi' }, { why: 'did-not-happen', what: 'ippatsu' }],
    ['haitei', '234345m345p6755s *8s', {}, { why: 'did-not-happen', what: 'haitei' }],
    ['houtei', '234345m345p6755s *8s', { lastTile: true }, { why: 'did-not-happen', what: 'houtei' }],
    ['houtei', '234345m345p6755s +8s', { lastTile: true }, undefined],
    ['rinshan', '234345m345p6755s *8s', {}, { why: 'did-not-happen', what: 'rinshan' }],
    ['chankan', '234345m345p6755s +8s', {}, { why: 'did-not-happen', what: 'chankan' }],
    [
      'tenhou',
      '345m678p2256767s *8s',
      { seatWind: 'west', firstTurn: true },
      { why: 'did-not-happen', what: 'tenhou' },
    ],
    ['renhou', '222333444666s6z +6z', { seatWind: 'west', firstTurn: true }, { why: 'limit-hand' }],
    ['renhou', '222333444666s6z +6z', { seatWind: 'west' }, { why: 'did-not-happen', what: 'renhou' }],
    // Open hands.
    ['riichi', '123m567p11s23p +4p (789s)', {}, { why: 'lacks', lacks: 'closed-hand' }],
    ['chiitoitsu', '123m567p11s23p +4p (789s)', {}, { why: 'lacks', lacks: 'closed-hand' }],
    ['chanta', '123m567p11s23p +4p (789s)', {}, { why: 'lacks', lacks: 'sets-with-outside', count: 2 }],
    // Honours in an outside hand; a pung that a discard completed.
    [
      'junchan',
      '789m123p4447z +7z (123s)',
      { seatWind: 'west' },
      { why: 'lacks', lacks: 'sets-with-terminal', count: 2 },
    ],
    ['suuankou', '111333m555p7799s +9s', {}, { why: 'lacks', lacks: 'pung-by-own-draw' }],
    ['suuankou', '111333m555p7799s *9s', {}, undefined],
    // The four chows count, although the tiles could also be read as pungs.
    [
      'toitoi',
      '6234234234234s +6s',
      { rules: 'tesuji-2018', riichi: 'riichi' },
      { why: 'lacks', lacks: 'sets-as-pungs', count: 4 },
    ],
  ] as const)('%s, which is not counted in %s %j', (pattern, text, more, expected) => {
    const found = whyNot(hand(text, more), pattern);
    if (expected === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(expected);
  });

  test('has a reason with an article in every hand without the pattern, and none in a hand with it', () => {
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
