import { expect, it } from 'vitest';
import { settlingMcr } from '../../src/engine/mcr/table/settle.ts';
import { refuse } from '../../src/engine/result.ts';
import { MCR_TABLE } from './tables.ts';

/** A scorer that gives ten points to any hand, keeps what it was asked, and refuses hands without tiles. */
const asked: object[] = [];
const settle = settlingMcr<string>({
  knobsError: (_rules, knobs) =>
    'known' in knobs ? undefined : refuse('unknown-knob', 'knobs.x', { knob: 'x' }).error,
  score: (draft) => {
    asked.push(draft);
    if (draft.concealed === '') return refuse('one-tile', 'winningTile');
    const cite = { book: 'mers-2014', article: '2.9.2' } as const;
    return draft.concealed === '1m'
      ? { ok: true, kind: 'no-win', reason: 'below-minimum', cite }
      : { ok: true, kind: 'win', points: 10, score: 'ten' };
  },
});
const ron = (...hands: readonly (readonly [seat: number, hand: object])[]): unknown =>
  settle({
    ...MCR_TABLE,
    dealer: 1,
    event: { type: 'ron', discarder: 0, winners: hands.map(([seat, hand]) => ({ seat, hand })) },
  });

it('asks the scorer for hands in tiles, with all that follows from the table', () => {
  asked.length = 0;
  expect(ron([2, { concealed: '2m', winningTile: '3m', flowers: 2 }])).toMatchObject({
    deltas: [-18, -8, 34, -8],
    hands: [{ seat: 2, paid: true, result: 'ten' }],
  });
  expect(asked).toEqual([
    {
      rules: 'mers-2014',
      concealed: '2m',
      winningTile: '3m',
      flowers: 2,
      by: 'discard',
      seatWind: 'south',
      roundWind: 'east',
      counters: 0,
    },
  ]);
});

it.each([
  ['a refused hand', [[2, { concealed: '', winningTile: '3m' }]], 'bad-tile', 'winningTile'],
  ['a hand that is none', [[2, { concealed: '1m', winningTile: '3m' }]], 'impossible-context', ''],
  ['another seat wind', [[2, { concealed: '2m', winningTile: '3m', seatWind: 'east' }]], 'bad-field', 'seatWind'],
  [
    'winners on two tiles',
    [
      [2, { concealed: '2m', winningTile: '3m' }],
      [3, { concealed: '2m', winningTile: '4m' }],
    ],
    'bad-field',
    'winningTile',
  ],
  [
    'five of a kind',
    [
      [2, { concealed: '222m', winningTile: '3m' }],
      [3, { concealed: '22m', winningTile: '3m' }],
    ],
    'too-many-copies',
    undefined,
  ],
] as const)('%s', (_what, hands, code, field) => {
  const place = `event.winners[${hands.length - 1}].hand`;
  const at = field === undefined ? 'event.winners' : field === '' ? place : `${place}.${field}`;
  const result = ron(...(hands as readonly (readonly [number, object])[]));
  expect(result).toMatchObject({ ok: false, error: { code, field: at } });
});

it('leaves options to the scorer', () => {
  const request = { ...MCR_TABLE, event: { type: 'draw' } };
  expect(settle({ ...request, knobs: { known: 1 } })).toMatchObject({ ok: true });
  expect(settle({ ...request, knobs: { other: 1 } })).toMatchObject({ ok: false, error: { code: 'bad-knob' } });
});
