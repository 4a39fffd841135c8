import { describe, expect, it } from 'vitest';
import { mayI as mayIInEither } from '../../../src/engine/index.ts';
import { mayI as mayIInMcr } from '../../../src/engine/mcr/index.ts';
import { mayI } from '../../../src/engine/riichi/index.ts';
import { at, onDiscard, onDraw } from './asking.ts';

const ASKED = { rules: 'ema-2016', action: { type: 'ron' }, state: onDiscard('4p') };
const MCR = { rules: 'mers-2014', action: { type: 'hu' }, state: onDiscard('4p') };
const state = (more: object): object => ({ ...ASKED, state: { ...ASKED.state, ...more } });
const action = (more: object): object => ({ ...ASKED, action: more });

describe('what is no question is refused, with its place', () => {
  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'request'],
    ['a list', [ASKED], 'request'],
    ['another field', { ...ASKED, hand: 1 }, 'hand'],
    ['no rulebook', { ...ASKED, rules: 'ema-1999' }, 'rules'],
    ['the rulebook of another game', { ...ASKED, rules: 'mers-2014' }, 'rules'],
    ['an unknown option', { ...ASKED, knobs: { kuitan: 1 } }, 'knobs.kuitan'],
    ['an action that there is not', action({ type: 'mahjong' }), 'action.type'],
    ['an action of Object', action({ type: 'toString' }), 'action.type'],
    ['an action without its tile', action({ type: 'kong' }), 'action.tile'],
    ['a tile that is none', action({ type: 'riichi', discard: '9x' }), 'action.discard'],
    ['no moment', state({ now: { type: 'later' } }), 'state.now.type'],
    ['a moment without its tile', state({ now: { type: 'drew' } }), 'state.now.tile'],
    ['two tiles at once', state({ now: { type: 'drew', tile: '11m' } }), 'state.now.tile'],
    ['a seat that there is not', state({ now: { type: 'discard', tile: '4p', from: 'behind' } }), 'state.now.from'],
    ['a field of another moment', state({ now: { type: 'drew', tile: '4p', since: 'nothing' } }), 'state.now.since'],
    ['too few tiles', state({ concealed: '123m' }), 'state.concealed'],
    ['tiles that cannot be read', state({ concealed: '12x' }), 'state.concealed'],
    [
      'a fifth tile',
      state({ concealed: '4444p123m789s11s2p', now: { type: 'discard', tile: '4p', from: 'left' } }),
      'state.concealed',
    ],
    ['a meld that is none', state({ melds: [{ type: 'pung', tiles: '123m' }] }), 'state.melds[0].tiles'],
    [
      'riichi beside an open meld',
      state({ riichi: 'riichi', melds: [{ type: 'pung', tiles: '999m' }], concealed: '678p11s23p789s'.slice(0, 14) }),
      'state.riichi',
    ],
    ['a call without its set', { ...ASKED, state: at({ type: 'called' }) }, 'state.melds'],
    ['an event that there is not', state({ history: [{ type: 'sneeze' }] }), 'state.history[0].type'],
    ['an event without its tile', state({ history: [{ type: 'draw' }, { type: 'discard' }] }), 'state.history[1].tile'],
    [
      'an event with a tile that is none',
      state({ history: [{ type: 'discard', tile: '0z' }] }),
      'state.history[0].tile',
    ],
    [
      'more discards of a tile than there are',
      state({ history: Array.from({ length: 4 }, () => ({ type: 'discard', tile: '1m' })) }),
      'state.history',
    ],
    ['a claim of nobody', state({ claims: [{ call: 'win' }] }), 'state.claims[0].from'],
    ['more tiles in the wall than there are', state({ tilesLeft: 70 }), 'state.tilesLeft'],
    ['ippatsu without riichi', state({ ippatsu: true }), 'state.ippatsu'],
    [
      'ippatsu after a call',
      state({ riichi: 'riichi', ippatsu: true, history: [{ type: 'riichi' }, { type: 'others-claim' }] }),
      'state.ippatsu',
    ],
    [
      'a first turn after a call of another',
      state({ firstTurn: true, history: [{ type: 'others-claim' }] }),
      'state.firstTurn',
    ],
    ['a first turn after a kong', state({ firstTurn: true, kongs: 1 }), 'state.firstTurn'],
    [
      'a first turn after an own discard',
      state({ firstTurn: true, history: [{ type: 'discard', tile: '9m' }] }),
      'state.firstTurn',
    ],
    [
      'a call of one’s own after riichi',
      state({ riichi: 'riichi', history: [{ type: 'riichi' }, { type: 'claim' }] }),
      'state.history',
    ],
    [
      'East wins on a discard before his first',
      { ...ASKED, state: onDiscard('4p', { seatWind: 'east', firstTurn: true }) },
      'state.firstTurn',
    ],
    [
      'a tile from the dead wall without a kong',
      { ...ASKED, action: { type: 'tsumo' }, state: at({ type: 'drew', tile: '4p', from: 'dead-wall' }) },
      'state.now.from',
    ],
    [
      'a concealed kong robbed of a tile that he holds',
      { ...ASKED, state: at({ type: 'kong', form: 'added', tile: '1s', from: 'left' }) },
      'state.robbedKong',
    ],
    ['one tile for a chow', { ...ASKED, action: { type: 'chow', with: '2p' } }, 'action.with'],
    [
      'a riichi tile that is none',
      { ...ASKED, action: { type: 'riichi', discard: 'x' }, state: onDraw('9m') },
      'action.discard',
    ],
  ])('%s', (_what, request, field) => {
    expect(mayI(request)).toMatchObject({ ok: false, error: { field, values: { field } } });
  });

  it.each<[string, unknown, string]>([
    ['nothing', null, 'request'],
    ['the rulebook of another game', { ...MCR, rules: 'ema-2016' }, 'rules'],
    ['riichi', { ...MCR, action: { type: 'riichi' } }, 'action.type'],
    ['a red five', { ...MCR, state: { ...MCR.state, concealed: '123m678p789s11s20p' } }, 'state.concealed'],
    ['a red five drawn', { ...MCR, state: onDraw('0p') }, 'state.now.tile'],
    ['nine flowers', { ...MCR, state: { ...MCR.state, flowers: 9 } }, 'state.flowers'],
    ['furiten', { ...MCR, state: { ...MCR.state, history: [] } }, 'state.history'],
    [
      'a last tile of which one is in the hand',
      { ...MCR, state: onDiscard('1m', { lastOfKind: true } as object) },
      'state.lastOfKind',
    ],
    ['three tiles for a chow', { ...MCR, action: { type: 'chow', with: '234p' } }, 'action.with'],
  ])('MCR: %s', (_what, request, field) => {
    expect(mayIInMcr(request)).toMatchObject({ ok: false, error: { field, values: { field } } });
  });

  it('never throws, whatever is passed', () => {
    const circular: Record<string, unknown> = { ...ASKED };
    circular.state = circular;
    const trap = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('trap');
        },
      },
    );
    for (const junk of [
      circular,
      trap,
      7,
      'x',
      { ...ASKED, state: null },
      { ...ASKED, action: [] },
      state({ melds: [null] }),
      state({ history: [null] }),
      state({ claims: [7] }),
    ])
      for (const ask of [mayI, mayIInMcr]) expect(ask(junk)).toMatchObject({ ok: false });
  });

  it('the door to both games says it in words', () => {
    const found = mayIInEither(action({ type: 'kong' }));
    expect(found).toMatchObject({ ok: false, error: { message: 'action.tile must be one tile, like 7s.' } });
    expect(mayIInEither({ ...MCR, state: onDraw('3m') })).toMatchObject({ ok: true, may: false });
    expect(mayIInEither({ rules: 'go' })).toMatchObject({ ok: false, error: { why: 'unknown-rules' } });
  });

  it('echoes the id', () => {
    expect(mayI({ ...ASKED, id: 'a' })).toMatchObject({ id: 'a', ok: true });
    expect(mayI({ id: 'b' })).toMatchObject({ id: 'b', ok: false });
    expect(mayIInMcr({ ...MCR, id: 'c' })).toMatchObject({ id: 'c', ok: true });
  });
});
