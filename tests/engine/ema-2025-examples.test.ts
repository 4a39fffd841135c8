import { expect, it } from 'vitest';
import type { HandRequest } from '../../src/engine/riichi/index.ts';
import { answer, hand } from './hands.ts';

const RIICHI = { riichi: 'riichi' } as const;

/**
 * Our own hands with the results of the ten examples of EMA 2025 (4.3, pages 26 to 28): patterns, han and fu, and what
 * the winner receives as East and otherwise.
 */
const EXAMPLES: readonly [
  what: string,
  request: HandRequest,
  patterns: string,
  han: number | null,
  fu: number | null,
  limit: string | null,
  east: number,
  other: number | null,
][] = [
  [
    'riichi, pinfu and a straight by draw',
    hand('123456789m34s88p *5s', RIICHI),
    'riichi, menzen-tsumo, pinfu, ittsu',
    5,
    20,
    'mangan',
    12_000,
    8000,
  ],
  [
    'the same on a discard, rounded up',
    hand('123456789m34s88p +5s', RIICHI),
    'riichi, pinfu, ittsu',
    4,
    30,
    'mangan',
    12_000,
    8000,
  ],
  [
    'an open straight and a dora',
    hand('456789p44m67s +5s (123p)', { doraIndicators: '4s' }),
    'ittsu',
    2,
    30,
    null,
    2900,
    2000,
  ],
  [
    'four concealed triplets by draw',
    hand('222m555p777s11p99s *9s'),
    'suuankou',
    null,
    null,
    'yakuman',
    48_000,
    32_000,
  ],
  [
    'three concealed triplets and one from the discard',
    hand('222m444p666s88m33s +3s', { doraIndicators: '1m' }),
    'tanyao, sanankou, toitoi',
    8,
    50,
    'baiman',
    24_000,
    16_000,
  ],
  [
    'seven pairs with riichi, ippatsu and the draw',
    hand('2277m3355p4466s8s *8s', { ...RIICHI, ippatsu: true }),
    'riichi, ippatsu, menzen-tsumo, tanyao, chiitoitsu',
    6,
    25,
    'haneman',
    18_000,
    12_000,
  ],
  [
    'seven pairs alone, with dragons and a pair wait',
    hand('1199m2277p44s55z6z +6z'),
    'chiitoitsu',
    2,
    25,
    null,
    2400,
    1600,
  ],
  [
    'two double chows, not seven pairs',
    hand('112233m445566p5z *5z'),
    'menzen-tsumo, ryanpeikou',
    4,
    30,
    'mangan',
    12_000,
    8000,
  ],
  [
    'an open half flush with the double wind, East only',
    hand('12378s444z22z +9s (111z)', { seatWind: 'east', doraIndicators: '8s' }),
    'yakuhai-seat, yakuhai-round, chanta, honitsu',
    6,
    40,
    'haneman',
    18_000,
    null,
  ],
  [
    'the edge wait of two, for 40 fu',
    hand('12345678p99p333z *3p'),
    'menzen-tsumo, honitsu',
    4,
    40,
    'mangan',
    12_000,
    8000,
  ],
];

it.each(EXAMPLES)('%s', (_what, request, patterns, han, fu, limit, east, other) => {
  for (const [seatWind, total] of [['east', east] as const, ['south', other] as const]) {
    if (total === null) continue;
    const found = answer({ ...request, rules: 'ema-2025', seatWind });
    expect(found.items.map(({ id }) => id).join(', ')).toBe(patterns);
    expect([found.han, found.fu, found.limit, found.payment?.total]).toEqual([han, fu, limit, total]);
  }
});
