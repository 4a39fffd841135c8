import { expect, it } from 'vitest';
import { settleRequest } from '../../src/engine/mcr/index.ts';
import { MCR_TABLE } from './tables.ts';

/** A concealed pure straight of dots, and a hand without it. */
const STRAIGHT = { concealed: '123456p78p234m55s', winningTile: '9p' };
const CHEAP = { concealed: '123m123p678s11z67m', winningTile: '8m' };

const ron = (...hands: readonly (readonly [seat: number, hand: object])[]): unknown =>
  settleRequest({
    ...MCR_TABLE,
    dealer: 1,
    event: { type: 'ron', discarder: 0, winners: hands.map(([seat, hand]) => ({ seat, hand })) },
  });

it('counts a hand in tiles and pays what its points are worth', () => {
  const settled = ron([2, STRAIGHT]);
  expect(settled).toMatchObject({ ok: true, hands: [{ seat: 2, paid: true, result: { kind: 'win' } }] });
  const { deltas, hands } = settled as { deltas: number[]; hands: { result: { points: number } }[] };
  const points = hands[0]?.result.points ?? 0;
  expect(points).toBeGreaterThanOrEqual(16);
  expect(deltas).toEqual([-8 - points, -8, 24 + points, -8]);
});

it('takes flowers into the payment', () => {
  const total = (hand: object): number => (ron([2, hand]) as { deltas: number[] }).deltas[2] ?? 0;
  expect(total({ ...STRAIGHT, flowers: 3 })).toBe(total(STRAIGHT) + 3);
});

it.each([
  ['a refused hand', [[2, { ...STRAIGHT, winningTile: '' }]], 'bad-tile', 'winningTile'],
  ['a hand below eight points', [[2, CHEAP]], 'impossible-context', ''],
  ['another seat wind', [[2, { ...STRAIGHT, seatWind: 'east' }]], 'bad-field', 'seatWind'],
  ['a field of riichi', [[2, { ...STRAIGHT, riichi: 'riichi' }]], 'bad-field', 'riichi'],
  [
    'winners on two tiles',
    [
      [2, STRAIGHT],
      [3, { ...STRAIGHT, concealed: '123456s78s234m55p', winningTile: '9s' }],
    ],
    'bad-field',
    'winningTile',
  ],
  [
    'five of a kind over two hands',
    [
      [2, { ...STRAIGHT, concealed: '123456p78p222m55s' }],
      [3, { ...STRAIGHT, concealed: '123456p78p222m66s' }],
    ],
    'too-many-copies',
    undefined,
  ],
] as const)('%s is refused', (_what, hands, code, field) => {
  const place = `event.winners[${String(hands.length - 1)}].hand`;
  const at = field === undefined ? 'event.winners' : field === '' ? place : `${place}.${field}`;
  const result = ron(...(hands as readonly (readonly [number, object])[]));
  expect(result).toMatchObject({ ok: false, error: { code, field: at } });
});

it('takes the options of MCR, and no others', () => {
  const request = { ...MCR_TABLE, event: { type: 'draw' } };
  expect(settleRequest({ ...request, knobs: { kongPairs: '6-and-5' } })).toMatchObject({ ok: true });
  expect(settleRequest({ ...request, knobs: { redFives: 3 } })).toMatchObject({
    ok: false,
    error: { code: 'bad-knob' },
  });
});
