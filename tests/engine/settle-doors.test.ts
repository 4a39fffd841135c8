import { describe, expect, it } from 'vitest';
import { finishRequest, settleLine, settleRequest } from '../../src/engine/index.ts';
import { TABLE_REFUSALS } from '../../src/engine/table/impossible.ts';
import { MCR_TABLE, TABLE, ron, tsumo } from './tables.ts';

const PINFU = { concealed: '123m456p789s11s23p', winningTile: '4p' };
const TANYAO = { concealed: '234678m44s567s23p', winningTile: '4p' };
const DRAW = { type: 'draw', tenpai: [] };

const at = (event: object, more: object = {}): object => ({ ...TABLE, ...more, event });
const won = (...hands: readonly object[]): object => ({
  type: 'ron',
  discarder: 3,
  winners: hands.map((hand, seat) => ({ seat, hand })),
});
/** A win of a seat before its own first turn, on the discard of another seat. */
const renhou = (discarder: number, seat: number): object => ({
  type: 'ron',
  discarder,
  winners: [{ seat, hand: { ...PINFU, firstTurn: true } }],
});
const KNITTED = { concealed: '147m258p369s1234z', winningTile: '5z' };
const KNITTED_OTHER = { concealed: '147m258s369p1234z', winningTile: '5z' };
const drawn = (hand: object): object => ({ type: 'tsumo', winner: { seat: 1, hand } });

type Row = readonly [request: object, field: string];

/** For every refusal of a table: requests that get it, and the field that each must name. */
const ROWS: Readonly<Record<keyof typeof TABLE_REFUSALS, readonly Row[]>> = {
  'seat-twice': [[at(ron(3, [0, 1, 30], [1, 1, 30], [0, 2, 30])), 'event.winners[2].seat']],
  'wins-own-discard': [[at(ron(3, [0, 1, 30], [3, 1, 30])), 'event.winners[1].seat']],
  'not-counted': [
    [at({ type: 'tsumo', winner: { seat: 1 } }), 'event.winner'],
    [at({ type: 'tsumo', winner: { seat: 1, han: 4 } }), 'event.winner'],
    [at({ type: 'tsumo', winner: { seat: 1, fu: 30 } }), 'event.winner'],
    [at({ type: 'tsumo', winner: { seat: 1, han: 3, fu: 30, yakuman: 1 } }), 'event.winner'],
    [at({ type: 'tsumo', winner: { seat: 1, hand: PINFU, han: 3, fu: 30 } }), 'event.winner'],
    [at({ type: 'tsumo', winner: { seat: 1, hand: PINFU, liable: [] } }), 'event.winner'],
  ],
  'follows-from-table': [
    [at(won({ ...PINFU, rules: 'ema-2012' })), 'event.winners[0].hand.rules'],
    [at(won({ ...PINFU, by: 'draw' })), 'event.winners[0].hand.by'],
    [at(won({ ...PINFU, seatWind: 'south' })), 'event.winners[0].hand.seatWind'],
    [at(won({ ...PINFU, roundWind: 'south' })), 'event.winners[0].hand.roundWind'],
    [at(won({ ...PINFU, counters: 1 })), 'event.winners[0].hand.counters'],
    [at(won({ ...PINFU, bets: 1 })), 'event.winners[0].hand.bets'],
    [at(won({ ...PINFU, discarder: 'across' })), 'event.winners[0].hand.discarder'],
  ],
  'left-to-table': [
    [at(won({ ...PINFU, knobs: {} })), 'event.winners[0].hand.knobs'],
    [at(drawn({ ...PINFU, discarder: 'across' })), 'event.winner.hand.discarder'],
  ],
  'riichi-differs': [
    [at(won({ ...PINFU, riichi: 'riichi' })), 'event.winners[0].hand.riichi'],
    [at(won({ ...PINFU, riichi: 'none' }), { riichi: [0] }), 'event.winners[0].hand.riichi'],
    [at(won(PINFU), { riichi: [0] }), 'event.winners[0].hand.riichi'],
  ],
  'winners-differ': [
    [at(won(PINFU, { ...TANYAO, winningTile: '1p' })), 'event.winners[1].hand.winningTile'],
    [at(won({ ...PINFU, lastTile: true }, TANYAO)), 'event.winners[1].hand.lastTile'],
    [at(won(PINFU, { ...TANYAO, robbedKong: 'added' })), 'event.winners[1].hand.robbedKong'],
    [at(won(PINFU, { ...TANYAO, doraIndicators: '1z' })), 'event.winners[1].hand.doraIndicators'],
    [
      at(
        won({ ...PINFU, riichi: 'riichi', uraIndicators: '1z' }, { ...TANYAO, riichi: 'riichi', uraIndicators: '2z' }),
        { riichi: [0, 1] },
      ),
      'event.winners[1].hand.uraIndicators',
    ],
    [
      at(
        won(
          { concealed: '123m456p789s11s46p', winningTile: '0p' },
          { concealed: '234678m44s567s46p', winningTile: '5p' },
        ),
        { rules: 'ema-2012' },
      ),
      'event.winners[1].hand.winningTile',
    ],
  ],
  'too-many-at-table': [
    [
      at(won(PINFU, { concealed: '234567m111s44s23p', winningTile: '4p', riichi: 'riichi' }), { riichi: [1] }),
      'event.winners',
    ],
    [
      at(
        won(
          { concealed: '123m406p789s11s23p', winningTile: '4p' },
          { concealed: '234678m44s067p23p', winningTile: '4p' },
        ),
        { rules: 'ema-2012' },
      ),
      'event.winners',
    ],
  ],
  'too-many-yakuman': [
    [at({ type: 'tsumo', winner: { seat: 1, yakuman: 2 } }), 'event.winner'],
    [at({ type: 'tsumo', winner: { seat: 1, yakuman: 2 } }, { rules: 'tesuji-2018' }), 'event.winner'],
    [at({ type: 'tsumo', winner: { seat: 1, yakuman: 3 } }, { rules: 'ema-2012' }), 'event.winner'],
    [
      at(
        { type: 'tsumo', winner: { seat: 1, yakuman: 2, liable: [{ from: 'left', pattern: 'daisangen' }] } },
        { rules: 'ema-2012' },
      ),
      'event.winner',
    ],
  ],
  'too-many-kongs': [
    [
      at(
        won(
          {
            concealed: '23p11m',
            winningTile: '4p',
            melds: [
              { type: 'kong', form: 'open', tiles: '5555z' },
              { type: 'kong', form: 'open', tiles: '6666z' },
              { type: 'kong', form: 'open', tiles: '9999m' },
            ],
          },
          {
            concealed: '23p22m678m',
            winningTile: '4p',
            melds: [
              { type: 'kong', form: 'open', tiles: '7777z' },
              { type: 'kong', form: 'open', tiles: '1111z' },
            ],
          },
        ),
      ),
      'event.winners',
    ],
  ],
  'first-turn-broken': [
    [
      at({
        type: 'ron',
        discarder: 0,
        winners: [
          { seat: 1, hand: { ...PINFU, firstTurn: true } },
          {
            seat: 2,
            hand: { concealed: '234678m44s23p', winningTile: '4p', melds: [{ type: 'chow', tiles: '567s' }] },
          },
        ],
      }),
      'event.winners[0].hand.firstTurn',
    ],
  ],
  'ippatsu-broken': [
    [
      at(
        {
          type: 'ron',
          discarder: 0,
          winners: [
            {
              seat: 1,
              hand: { concealed: '234678m44s23p', winningTile: '4p', melds: [{ type: 'chow', tiles: '567s' }] },
            },
            { seat: 2, hand: { ...PINFU, riichi: 'double', ippatsu: true } },
          ],
        },
        { riichi: [2] },
      ),
      'event.winners[1].hand.ippatsu',
    ],
  ],
  'not-a-win': [
    [at(won({ ...PINFU, concealed: '123m456p789s11z33p' })), 'event.winners[0].hand'],
    [at(drawn({ concealed: '147m258p369s1234z', winningTile: '9m' })), 'event.winner.hand'],
    [at(ron(3, [0, 1, 30]), { rules: 'ema-2012', counters: 5 }), 'event.winners[0]'],
  ],
  'several-liable': [
    [
      at({
        type: 'tsumo',
        winner: {
          seat: 1,
          yakuman: 1,
          liable: [
            { from: 'left', pattern: 'daisangen' },
            { from: 'right', pattern: 'suukantsu' },
          ],
        },
      }),
      'event.winner.liable',
    ],
    [
      at(
        drawn({
          ...PINFU,
          liable: [
            { from: 'left', pattern: 'daisangen' },
            { from: 'left', pattern: 'daisangen' },
          ],
        }),
      ),
      'event.winner.hand.liable',
    ],
  ],
  'turns-disagree': [
    [
      at(
        {
          type: 'ron',
          discarder: 1,
          winners: [
            { seat: 3, hand: { ...PINFU, firstTurn: true } },
            { seat: 2, hand: { ...TANYAO, riichi: 'double', ippatsu: true } },
          ],
        },
        { rules: 'ema-2012', riichi: [2] },
      ),
      'event.winners[0].hand',
    ],
  ],
  'riichi-before-turn': [
    [at({ type: 'tsumo', winner: { seat: 0, hand: { ...PINFU, firstTurn: true } } }, { riichi: [2] }), 'riichi'],
    [at(renhou(1, 2), { riichi: [1] }), 'riichi'],
    [at(renhou(1, 2), { riichi: [3] }), 'riichi'],
  ],
  'single-riichi-in-first-turns': [
    [
      at(
        {
          type: 'ron',
          discarder: 1,
          winners: [
            { seat: 2, hand: { ...PINFU, firstTurn: true } },
            { seat: 0, hand: { ...TANYAO, riichi: 'riichi' } },
          ],
        },
        { riichi: [0] },
      ),
      'event.winners[1].hand.riichi',
    ],
  ],
  'kong-added-in-riichi': [
    [at(won({ ...PINFU, concealed: '123m678p789s11s23p', robbedKong: 'added' }), { riichi: [3] }), 'riichi'],
  ],
  'no-such-count': [
    [at(ron(3, [0, 1, 25])), 'event.winners[0]'],
    [at(ron(3, [0, 2, 20])), 'event.winners[0]'],
    [at(ron(3, [0, 4, 150])), 'event.winners[0]'],
    [at(ron(3, [0, 1, 30]), { riichi: [0] }), 'event.winners[0]'],
    [at(tsumo(0, 5, 110), { riichi: [0] }), 'event.winner'],
    [at(tsumo(0, 1, 20)), 'event.winner'],
    [at(tsumo(0, 2, 25)), 'event.winner'],
    [at(tsumo(0, 2, 20), { riichi: [0] }), 'event.winner'],
  ],
  'nagashi-of-all': [[at({ ...DRAW, nagashi: [0, 1, 2, 3] }), 'event.nagashi']],
  'nine-terminals-after-riichi': [
    [at({ type: 'abort', why: 'nine-terminals' }, { rules: 'ema-2012', riichi: [3] }), 'riichi'],
  ],
  'too-many-bets': [
    [at(DRAW, { bets: 2 }), 'bets'],
    [at(DRAW, { bets: 9, counters: 2 }), 'bets'],
  ],
  'scores-not-hundreds': [[at(DRAW, { scores: [30_000, 29_950, 30_050, 30_000] }), 'scores[1]']],
  'too-many-flowers': [
    [{ ...MCR_TABLE, event: won({ ...KNITTED, flowers: 5 }, { ...KNITTED_OTHER, flowers: 4 }) }, 'event.winners'],
  ],
  'ura-without-riichi': [
    [at(won({ ...PINFU, doraIndicators: '1z', uraIndicators: '2z' })), 'event.winners[0].hand.uraIndicators'],
    [
      at(drawn({ ...PINFU, doraIndicators: '1z', uraIndicators: '2z' }), { riichi: [0] }),
      'event.winner.hand.uraIndicators',
    ],
  ],
  'pattern-twice': [
    [
      at({
        type: 'ron',
        discarder: 3,
        winners: [0, 1].map((seat) => ({ seat, yakuman: 1, liable: [{ from: 'left', pattern: 'daisangen' }] })),
      }),
      'event.winners[1]',
    ],
  ],
  'sum-beyond-start': [[{ rules: 'ema-2016', scores: [100_000, 100_000, 100_000, 100_000] }, 'scores']],
  'four-riichi-of-fewer': [[at({ type: 'abort', why: 'four-riichi' }, { riichi: [0, 1, 2] }), 'riichi']],
};

const each = Object.entries(ROWS).flatMap(([why, rows]) =>
  rows.map(([request, field]): [string, string, object] => [why, field, request]),
);

describe('what cannot be at a table', () => {
  it.each(each)('%s at %s', (why, field, request) => {
    const code = TABLE_REFUSALS[why as keyof typeof TABLE_REFUSALS];
    const result = 'event' in request ? settleRequest(request) : finishRequest(request);
    expect(result).toMatchObject({ ok: false, error: { code, why, field } });
    if (!result.ok) {
      expect(result.error.message).toMatch(/^[^{}]+\.$/);
      if (code === 'impossible-context') expect(result.error.cite).toBeDefined();
    }
  });

  it('names the field for every refusal of a single hand', () => {
    expect(settleRequest(at(won(PINFU, { ...TANYAO, ippatsu: true })))).toMatchObject({
      ok: false,
      error: { code: 'impossible-context', field: 'event.winners[1].hand.ippatsu' },
    });
    expect(settleRequest(at(won({ ...PINFU, concealed: '123m' })))).toMatchObject({
      ok: false,
      error: { code: 'wrong-tile-count', field: 'event.winners[0].hand.concealed' },
    });
    const unreadable = settleRequest(at(won({ ...PINFU, doraIndicators: '8z' })));
    expect(unreadable).toMatchObject({
      ok: false,
      error: { code: 'bad-tile', tile: '8z', field: 'event.winners[0].hand.doraIndicators' },
    });
    if (!unreadable.ok) expect(unreadable.error.message).toContain('event.winners[0].hand.doraIndicators');
  });
});

describe('near misses that are settled', () => {
  it.each([
    [
      'the same fields said again',
      at(won({ ...PINFU, rules: 'ema-2016', by: 'discard', seatWind: 'east', counters: 0 })),
    ],
    ['the discarder where he sits', at(won({ ...PINFU, discarder: 'left', bets: 0 }))],
    [
      'the sticks that the winner takes',
      at(won({ ...PINFU, bets: 2, counters: 1 }), { bets: 1, counters: 1, riichi: [2] }),
    ],
    ['nothing and false are the same', at(won({ ...PINFU, lastTile: false }, TANYAO))],
    [
      'ura indicators of one in riichi only',
      at(won({ ...PINFU, riichi: 'riichi', uraIndicators: '1z' }, TANYAO), { riichi: [0] }),
    ],
    [
      'one tile of four over two hands',
      at(won(PINFU, { concealed: '111m567m567s22s23p', winningTile: '4p', riichi: 'riichi' }), { riichi: [1] }),
    ],
    ['five han without fu', at({ type: 'tsumo', winner: { seat: 1, han: 5 } })],
    ['four riichi', at({ type: 'abort', why: 'four-riichi' }, { rules: 'ema-2012', riichi: [3, 1, 2, 0] })],
    ['renhou after the riichi of everybody before the discarder', at(renhou(2, 3), { riichi: [0, 1] })],
    [
      'a first draw after the riichi of those before',
      at({ type: 'tsumo', winner: { seat: 2, hand: { ...PINFU, firstTurn: true } } }, { riichi: [0, 1] }),
    ],
    [
      'ippatsu of a double riichi beside a later double riichi',
      at(won({ ...PINFU, riichi: 'double', ippatsu: true }, { ...TANYAO, riichi: 'double', ippatsu: true }), {
        riichi: [0, 1],
      }),
    ],
    [
      'ippatsu of a double riichi beside a single riichi of the second turn',
      at(
        {
          type: 'ron',
          discarder: 1,
          winners: [
            { seat: 2, hand: { ...PINFU, riichi: 'double', ippatsu: true } },
            { seat: 0, hand: { ...TANYAO, riichi: 'riichi' } },
          ],
        },
        { riichi: [0, 2] },
      ),
    ],
    [
      'a concealed kong of a seat in riichi',
      at(
        {
          type: 'ron',
          discarder: 3,
          winners: [{ seat: 0, hand: { concealed: '1m19p19s1234567z1z', winningTile: '9m', robbedKong: 'concealed' } }],
        },
        { riichi: [3] },
      ),
    ],
    ['nagashi of three', at({ ...DRAW, nagashi: [0, 1, 2] })],
    [
      'nine terminals after the riichi of the first three',
      at({ type: 'abort', why: 'nine-terminals' }, { rules: 'ema-2012', riichi: [0, 1, 2] }),
    ],
    ['four sticks for each counter', at(DRAW, { bets: 8, counters: 2 })],
    ['the most fu of a hand below the limits', at(ron(3, [0, 4, 140]))],
    ['110 fu of one han by discard', at(ron(3, [0, 1, 110]))],
    ['pinfu by draw after riichi', at(tsumo(0, 3, 20), { riichi: [0] })],
    [
      'eight flowers together',
      { ...MCR_TABLE, event: won({ ...KNITTED, flowers: 5 }, { ...KNITTED_OTHER, flowers: 3 }) },
    ],
  ])('%s', (_what, request) => {
    const result = settleRequest(request);
    if (!result.ok) throw new Error(result.error.why);
    expect(result.known).toBe(true);
  });
});

describe('the form of a request', () => {
  it.each([
    ['no object', null, 'bad-json', 'request'],
    ['a list', [TABLE], 'bad-json', 'request'],
    ['no rulebook', { event: DRAW }, 'bad-field', 'rules'],
    ['an unknown rulebook', at(DRAW, { rules: 'ema-2008' }), 'unknown-rules', 'rules'],
    ['the name of a method', at(DRAW, { rules: 'toString' }), 'unknown-rules', 'rules'],
    ['an unknown option', at(DRAW, { knobs: { kuitan: 1 } }), 'bad-knob', 'knobs.kuitan'],
    ['a wrong value of an option', at(DRAW, { knobs: { notenPool: 1 } }), 'bad-knob', 'knobs.notenPool'],
    ['an unknown field', at(DRAW, { winds: 1 }), 'bad-field', 'winds'],
    ['an unknown round', at(DRAW, { roundWind: 'white' }), 'bad-field', 'roundWind'],
    ['a fifth seat', at(DRAW, { dealer: 4 }), 'bad-field', 'dealer'],
    ['three scores', at(DRAW, { scores: [1, 2, 3] }), 'bad-field', 'scores'],
    ['half a point', at(DRAW, { scores: [1, 2, 3, 0.5] }), 'bad-field', 'scores'],
    ['counters below zero', at(DRAW, { counters: -1 }), 'bad-field', 'counters'],
    ['a seat twice in riichi', at(DRAW, { riichi: [1, 1] }), 'bad-field', 'riichi'],
    ['no event', { ...TABLE }, 'bad-field', 'event'],
    ['an event of MCR', at({ type: 'false-hu', seat: 1, shown: 'nothing' }), 'bad-field', 'event.type'],
    ['the name of a method as event', at({ type: 'toString' }), 'bad-field', 'event.type'],
    ['a draw without tenpai', at({ type: 'draw' }), 'bad-field', 'event.tenpai'],
    ['nobody in a chombo', at({ type: 'chombo', seats: [] }), 'bad-field', 'event.seats'],
    ['an unknown abortive draw', at({ type: 'abort', why: 'five-kongs' }), 'bad-field', 'event.why'],
    ['no winner', at(ron(0)), 'bad-field', 'event.winners'],
    ['four winners', at(ron(0, [1, 1, 30], [2, 1, 30], [3, 1, 30], [1, 1, 30])), 'bad-field', 'event.winners'],
    ['a winner that is none', at({ type: 'ron', discarder: 0, winners: ['1'] }), 'bad-field', 'event.winners[0]'],
    ['points', at({ type: 'tsumo', winner: { seat: 0, points: 8 } }), 'bad-field', 'event.winner.points'],
    ['fu that are not rounded', at(ron(0, [1, 2, 32])), 'bad-field', 'event.winners[0].fu'],
    ['no han', at(ron(0, [1, 0, 30])), 'bad-field', 'event.winners[0].han'],
    ['a hand without a tile won', at(drawn({ concealed: '1m' })), 'bad-field', 'event.winner.hand.winningTile'],
    ['a meld that is none', at(drawn({ ...PINFU, melds: [1] })), 'bad-field', 'event.winner.hand.melds[0]'],
    [
      'a seat that nobody has',
      at({ type: 'tsumo', winner: { seat: 0, yakuman: 1, liable: [{ from: 'self', pattern: 'x' }] } }),
      'bad-field',
      'event.winner.liable[0].from',
    ],
  ])('%s', (_what, request, code, field) => {
    expect(settleRequest(request)).toMatchObject({ ok: false, error: { code, field } });
  });

  it('echoes the id, also of a request that it refuses', () => {
    expect(settleRequest(at(DRAW, { id: 'a' }))).toMatchObject({ ok: true, id: 'a' });
    expect(settleRequest(at(DRAW, { id: 'b', dealer: 9 }))).toMatchObject({ ok: false, id: 'b' });
    expect(settleRequest({ id: 'c', rules: 'none' })).toMatchObject({ ok: false, id: 'c' });
    expect(settleRequest({ ...at({ type: 'draw' }), id: 'd', rules: 'mers-2014' })).toMatchObject({
      ok: true,
      id: 'd',
    });
  });

  it('a line that is not JSON is refused, one that is goes to its game', () => {
    expect(settleLine('{')).toMatchObject({ ok: false, error: { code: 'bad-json', why: 'not-json' } });
    expect(settleLine(JSON.stringify(at(DRAW)))).toEqual(settleRequest(at(DRAW)));
  });
});
