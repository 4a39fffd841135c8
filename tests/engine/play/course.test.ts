import { describe, expect, it } from 'vitest';
import { type PlayState, mayI } from '../../../src/engine/riichi/index.ts';
import * as mcr from '../../../src/engine/mcr/index.ts';
import { at, onDiscard, onDraw } from './asking.ts';

const kong = (form: 'open' | 'added' | 'concealed', tiles: string) => ({ type: 'kong', form, tiles }) as const;
const ONE_KONG = { concealed: '123m678p11s23p', melds: [kong('concealed', '9999s')] };
const discarded = (tile: string) => ({ type: 'others-discard', tile }) as const;
const four = ['1z', '2z', '3z', '4z'].map(discarded);
const three = four.slice(0, 3);
const RIICHI = { type: 'riichi' } as const;
const own = (tile: string) => ({ type: 'discard', tile }) as const;
const laid = (tile: string) => ({ type: 'others-kong', form: 'concealed', tile }) as const;
const pond = (count: number) =>
  ['4m', '5m', '6m', '7m', '8m', '9m', '2s', '3s', '4s', '5s']
    .flatMap((tile) => [own(tile), own(tile), own(tile)])
    .slice(0, count);

type Row = readonly [what: string, impossible: PlayState, field: string, nearMiss: PlayState];

const FIRST = { firstTurn: true } as const;
const IPPATSU = { riichi: 'riichi', ippatsu: true } as const;

/** For each contradiction: a view that has it, the field it names, and a view that only looks like it. */
const ROWS: readonly Row[] = [
  [
    'a first turn in riichi',
    onDraw('9m', { ...FIRST, riichi: 'double' }),
    'firstTurn',
    onDraw('9m', { riichi: 'double' }),
  ],
  [
    'a first turn after two discards before South',
    onDraw('9m', { ...FIRST, history: three.slice(0, 2) }),
    'history',
    onDraw('9m', { ...FIRST, history: three.slice(0, 1) }),
  ],
  [
    'a first turn on a discard that comes after it',
    onDiscard('4p', FIRST, 'right'),
    'firstTurn',
    onDiscard('4p', FIRST, 'left'),
  ],
  [
    'a first turn with a wall that was drawn from',
    onDraw('9m', { ...FIRST, tilesLeft: 67 }),
    'tilesLeft',
    onDraw('9m', { ...FIRST, tilesLeft: 68 }),
  ],
  ['a first turn with an empty wall', at({ type: 'exhausted' }, FIRST), 'firstTurn', at({ type: 'exhausted' })],
  [
    'ippatsu after a second discard',
    onDraw('9m', { ...IPPATSU, history: [RIICHI, own('9s'), own('8s')] }),
    'ippatsu',
    onDraw('9m', { ...IPPATSU, history: [RIICHI, own('9s'), ...three] }),
  ],
  [
    'ippatsu after four discards of others',
    onDraw('9m', { ...IPPATSU, history: [RIICHI, own('9s'), ...four] }),
    'ippatsu',
    onDraw('9m', { ...IPPATSU, history: [RIICHI, own('9s'), ...three] }),
  ],
  [
    'ippatsu on the fourth discard of others',
    onDiscard('4p', { ...IPPATSU, history: [RIICHI, own('9s'), ...three] }),
    'ippatsu',
    onDiscard('4p', { ...IPPATSU, history: [RIICHI, own('9s'), ...three.slice(1)] }),
  ],
  [
    'ippatsu on a replacement tile',
    at({ type: 'drew', tile: '9m', from: 'dead-wall' }, { ...ONE_KONG, ...IPPATSU }),
    'ippatsu',
    at({ type: 'drew', tile: '9m', from: 'wall' }, { ...ONE_KONG, ...IPPATSU }),
  ],
  [
    'ippatsu on the last discard',
    onDiscard('5z', { ...IPPATSU, tilesLeft: 0 }),
    'ippatsu',
    onDiscard('5z', { ...IPPATSU, tilesLeft: 1 }),
  ],
  [
    'a riichi of a player who is in none',
    onDraw('9m', { history: [RIICHI] }),
    'history',
    onDraw('9m', { history: [RIICHI], riichi: 'riichi' }),
  ],
  [
    'two riichi',
    onDraw('9m', { history: [RIICHI, RIICHI], riichi: 'riichi' }),
    'history',
    onDraw('9m', { history: [RIICHI], riichi: 'riichi' }),
  ],
  [
    'a double riichi after two discards',
    onDraw('9m', { riichi: 'double', history: [own('9s'), own('8s'), RIICHI] }),
    'riichi',
    onDraw('9m', { riichi: 'riichi', history: [own('9s'), own('8s'), RIICHI] }),
  ],
  [
    'a double riichi after a call',
    onDraw('9m', { riichi: 'double', history: [{ type: 'others-claim' }, RIICHI] }),
    'riichi',
    onDraw('9m', { riichi: 'double', history: [RIICHI, { type: 'others-claim' }] }),
  ],
  [
    'a call without its set',
    onDraw('9m', { history: [{ type: 'claim' }] }),
    'history',
    onDraw('9m', {
      concealed: '678p789s11s23p',
      melds: [{ type: 'chow', tiles: '123m' }],
      history: [{ type: 'claim' }],
    }),
  ],
  [
    'a kong without its tiles',
    onDraw('9m', { history: [{ type: 'kong' }] }),
    'history',
    onDraw('9m', { ...ONE_KONG, history: [{ type: 'kong' }] }),
  ],
  [
    'fewer kongs than the player has',
    onDraw('9m', { ...ONE_KONG, kongs: 0 }),
    'kongs',
    onDraw('9m', { ...ONE_KONG, kongs: 1 }),
  ],
  [
    'fewer kongs than happened',
    onDraw('9m', { kongs: 1, history: [laid('5z'), laid('6z')] }),
    'kongs',
    onDraw('9m', { kongs: 2, history: [laid('5z'), laid('6z')] }),
  ],
  [
    'five kongs',
    onDraw('9m', { ...ONE_KONG, history: ['2z', '5z', '6z', '7z'].map(laid) }),
    'history',
    onDraw('9m', { history: ['2z', '5z', '6z', '7z'].map(laid) }),
  ],
  [
    'a fifth kong to rob',
    at({ type: 'kong', form: 'added', tile: '4p', from: 'left' }, { kongs: 4 }),
    'kongs',
    at({ type: 'kong', form: 'added', tile: '4p', from: 'left' }, { kongs: 3 }),
  ],
  [
    'the last tile of the deal for South',
    at({ type: 'drew', tile: '9m', from: 'deal' }),
    'now.from',
    at({ type: 'drew', tile: '9m', from: 'deal' }, { seatWind: 'east' }),
  ],
  [
    'the last tile of the deal after a discard',
    at({ type: 'drew', tile: '9m', from: 'deal' }, { seatWind: 'east', history: [own('1z')] }),
    'now.from',
    at({ type: 'drew', tile: '9m' }, { seatWind: 'east', history: [own('1z')] }),
  ],
  [
    'a wall that ended with tiles in it',
    at({ type: 'exhausted' }, { tilesLeft: 1 }),
    'tilesLeft',
    at({ type: 'exhausted' }, { tilesLeft: 0 }),
  ],
  [
    'a full wall after a draw',
    onDraw('9m', { tilesLeft: 69 }),
    'tilesLeft',
    onDraw('9m', { tilesLeft: 69, seatWind: 'east' }),
  ],
  [
    'more discards than the wall has turns',
    onDraw('9m', { history: pond(9), tilesLeft: 66 }),
    'history',
    onDraw('9m', { history: pond(9), tilesLeft: 20 }),
  ],
  ['a pond of 28 tiles', onDraw('9m', { history: pond(28) }), 'history', onDraw('9m', { history: pond(18) })],
  [
    'four copies of a tile among the discards, and a fifth in question',
    onDiscard('4p', { history: [1, 2, 3, 4].map(() => discarded('4p')) }),
    'history',
    onDiscard('4p', { history: [1, 2, 3].map(() => discarded('4p')) }),
  ],
  [
    'a tile of the hand in a kong of another',
    onDraw('9m', { history: [laid('1m')] }),
    'history',
    onDraw('9m', { history: [laid('4m')] }),
  ],
  [
    'three discards of a tile that a pung shows',
    onDraw('9m', {
      concealed: '678p789s11s23p',
      melds: [{ type: 'pung', tiles: '555z', called: '5z', from: 'left' }],
      history: [1, 2, 3].map(() => discarded('5z')),
    }),
    'history',
    onDraw('9m', {
      concealed: '678p789s11s23p',
      melds: [{ type: 'pung', tiles: '555z', called: '5z', from: 'left' }],
      history: [1, 2].map(() => discarded('5z')),
    }),
  ],
  [
    'a claim of the discarder',
    onDiscard('4p', { claims: [{ from: 'left', call: 'win' }] }),
    'claims[0].from',
    onDiscard('4p', { claims: [{ from: 'right', call: 'win' }] }),
  ],
];

describe('a view of the table', () => {
  it.each(ROWS)('with %s is refused', (_what, state, field) => {
    const asked = mayI({ rules: 'ema-2016', action: { type: 'noten' }, state });
    expect(asked).toMatchObject({ ok: false, error: { field: `state.${field}` } });
  });

  it.each(ROWS)('that only looks like %s is judged', (_what, _state, _field, nearMiss) => {
    expect(mayI({ rules: 'ema-2016', action: { type: 'noten' }, state: nearMiss }).ok).toBe(true);
  });

  it('of a draw after four kongs of several players is refused where that ends the hand', () => {
    const state = onDraw('9m', { ...ONE_KONG, kongs: 4 });
    const asked = (rules: string, more: Partial<PlayState> = {}) =>
      mayI({ rules, action: { type: 'noten' }, state: { ...state, ...more } });
    expect(asked('ema-2012')).toMatchObject({ ok: false, error: { field: 'state.now' } });
    expect(asked('ema-2016').ok).toBe(true);
    expect(asked('ema-2012', { kongs: 3 }).ok).toBe(true);
    expect(asked('ema-2012', { now: { type: 'drew', tile: '9m', from: 'dead-wall' } }).ok).toBe(true);
    expect(asked('ema-2012', { now: { type: 'discard', tile: '9m', from: 'left' } }).ok).toBe(true);
  });
});

describe('a win on the discard of another', () => {
  const GREAT_WINDS = {
    concealed: '6p',
    melds: ['222z', '333z', '111z', '444z'].map((tiles) => ({
      ...{ type: 'pung' as const, tiles, called: `${tiles.charAt(0)}z`, from: 'right' as const },
    })),
    seatWind: 'north',
  } as const;
  it('may be called with a pattern that has a liable player', () => {
    const asked = mayI({ rules: 'ema-2016', action: { type: 'ron' }, state: onDiscard('6p', GREAT_WINDS, 'across') });
    expect(asked).toMatchObject({ ok: true, may: true });
  });

  it('may rob a concealed kong before the own first discard', () => {
    const state = at(
      { type: 'kong', form: 'concealed', tile: '2z', from: 'left' },
      { concealed: '19m119p19s134567z', seatWind: 'north', firstTurn: true, history: three.slice(2) },
    );
    expect(mayI({ rules: 'ema-2016', action: { type: 'ron' }, state })).toMatchObject({ ok: true, may: true });
  });
});

describe('a view of a table of MCR', () => {
  const DISCARD = { type: 'discard', tile: '9m' } as const;
  const state = { concealed: '123m678p789s11s23p', seatWind: 'south', roundWind: 'east' } as const;
  const drew = (from: 'wall' | 'replacement') => ({ type: 'drew', tile: '9m', from }) as const;
  const claimed = { type: 'discard', tile: '9m', from: 'left' } as const;
  it.each([
    ['now.from', { now: drew('replacement') }, { now: drew('replacement'), flowers: 1 }],
    ['tilesLeft', { now: drew('wall'), tilesLeft: 91 }, { now: drew('wall'), tilesLeft: 90 }],
    ['tilesLeft', { now: claimed, flowers: 2, tilesLeft: 90 }, { now: claimed, flowers: 2, tilesLeft: 89 }],
    [
      'tilesLeft',
      { now: { type: 'kong', tile: '4p', from: 'left' }, tilesLeft: 0 },
      { now: { type: 'kong', tile: '4p', from: 'left' }, tilesLeft: 1 },
    ],
    [
      'claims[0].from',
      { now: claimed, claims: [{ from: 'left', call: 'hu' }] },
      { now: claimed, claims: [{ from: 'right', call: 'hu' }] },
    ],
    ['lastOfKind', { now: { ...claimed, tile: '1m' }, lastOfKind: true }, { now: claimed, lastOfKind: true }],
  ])('is refused at %s', (field, impossible, nearMiss) => {
    const asked = (more: object) => mcr.mayI({ rules: 'mers-2014', action: DISCARD, state: { ...state, ...more } });
    expect(asked(impossible)).toMatchObject({ ok: false, error: { field: `state.${field}` } });
    expect(asked(nearMiss).ok).toBe(true);
  });
});
