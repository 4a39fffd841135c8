import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type HandRequest, REFUSALS, type RefusalId, scoreRequest as scoreEither } from '../../../src/engine/index.ts';
import { scoreRequest } from '../../../src/engine/mcr/index.ts';
import { mcrHands } from './generate.ts';
import { mcr, mcrHand } from './hands.ts';

vi.setConfig({ testTimeout: 60_000 });
fc.configureGlobal({ seed: 20_140_401, numRuns: 1000 });

const PLAIN = '123m456p789s11s23p +4p';
const KONG = '123m456p11s23p *4p [9999s]';
const refused = (request: unknown, why: RefusalId, field: string): void => {
  expect(scoreRequest(request)).toMatchObject({ ok: false, error: { code: REFUSALS[why], why, field } });
  const told = scoreEither(request);
  if (!told.ok) expect(told.error.message).toMatch(/^[^{}]+\.$/);
};

describe('an MCR request', () => {
  it.each<readonly [RefusalId, string, object]>([
    ['wrong-type', 'riichi', { riichi: 'riichi' }],
    ['wrong-type', 'ippatsu', { ippatsu: true }],
    ['wrong-type', 'firstTurn', { firstTurn: true }],
    ['wrong-type', 'doraIndicators', { doraIndicators: '1m' }],
    ['wrong-type', 'uraIndicators', { uraIndicators: '1m' }],
    ['wrong-type', 'counters', { counters: 1 }],
    ['wrong-type', 'bets', { bets: 1 }],
    ['wrong-type', 'liable', { liable: [{ from: 'left', pattern: 'daisangen' }] }],
    ['wrong-type', 'flowers', { flowers: 9 }],
    ['wrong-type', 'flowers', { flowers: 1.5 }],
    ['unknown-rules', 'rules', { rules: 'ema-2016' }],
    ['unknown-rules', 'rules', { rules: 'toString' }],
    ['unknown-field', 'flower', { flower: 1 }],
  ])('is refused for %s at %s: %j', (why, field, more) => {
    refused({ ...mcrHand(PLAIN), ...more }, why, field);
  });

  it.each<readonly [RefusalId, string, string]>([
    ['bad-tile', 'concealed', '123m406p789s11s23p +4p'],
    ['bad-tile', 'winningTile', '123m456p789s11s46p +0p'],
    ['bad-tile', 'melds', '123m456p11s23p +4p (067s)'],
    ['too-many-copies', 'concealed', '11111m456p789s23p +1s'],
    ['too-many-copies', 'winningTile', '1111m456p789s23p1s +1m'],
    ['too-many-copies', 'melds', '123m456p78s11s +9s (111s)'],
    ['wrong-tile-count', 'concealed', '123m456p789s11s2p +3p'],
    ['too-many-melds', 'melds', '1z +1z (222m) (333m) (444m) (555m) (666m)'],
    ['one-tile', 'winningTile', '123m456p789s11s23p +44p'],
    ['robbed-kong-on-draw', 'robbedKong', `${PLAIN.replace('+', '*')} robs`],
    ['robbed-kong-on-last-tile', 'robbedKong', `${PLAIN} robs last`],
    ['robbed-tile-held-elsewhere', 'robbedKong', `${PLAIN} robs`],
    ['robbed-tile-held-elsewhere', 'robbedKong', '12p77z +3p (345p) (444s) (789m) robs'],
    ['after-kong-on-discard', 'afterKong', `${KONG.replace('*', '+')} kong`],
    ['after-kong-without-kong', 'afterKong', `${PLAIN.replace('+', '*')} kong`],
    ['last-of-kind-held', 'lastOfKind', '456m456p789s11s23p +4p fourth'],
  ])('is refused for %s at %s: %s', (why, field, text) => {
    refused(mcrHand(text), why, field);
  });

  it('knows no robbed concealed kong', () => {
    refused(mcrHand('119m19p19s123456z +7z', { robbedKong: 'concealed' }), 'concealed-kong-not-robbed', 'robbedKong');
  });

  it('may say what riichi knows where that is the default', () => {
    const defaults = {
      riichi: 'none',
      ippatsu: false,
      firstTurn: false,
      doraIndicators: '',
      counters: 0,
      bets: 0,
    } as const;
    expect(mcr(mcrHand(PLAIN, { ...defaults, uraIndicators: '', liable: [] }))).toEqual(mcr(mcrHand(PLAIN)));
  });

  it('may say that the last tile replaced a kong', () => {
    const { items } = mcr(mcrHand(`${KONG} kong last`));
    expect(items.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['last-tile-draw', 'out-with-replacement-tile', 'fully-concealed-hand']),
    );
  });

  it('is not changed by being scored', () => {
    const request = mcrHand('123m456p11s23p *4p [9999s] kong f2');
    const copy = structuredClone(request);
    scoreRequest(request);
    expect(request).toEqual(copy);
  });

  it('notes what has no effect', () => {
    const notes = (text: string, rules: string): string[] => mcr(mcrHand(text, { rules })).notes.map(({ id }) => id);
    expect(notes(`${PLAIN} hidden`, 'mcr-2006')).toEqual(['hidden-tile-not-used']);
    expect(notes(`${PLAIN} hidden`, 'mers-2014')).toEqual([]);
    expect(notes('34p77z +2p (222p) (444s) (789m)', 'mers-2014')).toEqual(['last-of-kind-in-own-melds']);
    expect(notes(PLAIN, 'mers-2014')).toEqual([]);
  });
});

describe('hostile input', () => {
  const POOL: readonly HandRequest[] = mcrHands(3, 1000);
  const requests = fc.constantFrom(...POOL);
  const nearTiles = fc.string({ unit: fc.constantFrom(...Array.from('0123456789mpsz ')), maxLength: 20 });

  function expectAnswer(request: unknown): void {
    const result = scoreRequest(request);
    if (result.ok) expect(['win', 'no-win']).toContain(result.kind);
    else expect(REFUSALS).toHaveProperty(result.error.why);
    expect(JSON.parse(JSON.stringify(result))).toMatchObject({ ok: result.ok });
  }

  it('any value', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withObjectString: true, withSparseArray: true }), (value) => {
        const { ok } = scoreRequest(value);
        expect(ok).toBe(false);
      }),
    );
  });

  it('fields of other values, and of other hands', () => {
    const names = fc.uniqueArray(fc.constantFrom(...Object.keys(mcrHand(`${KONG} kong last robs fourth hidden f1`))), {
      minLength: 1,
      maxLength: 3,
    });
    const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), nearTiles, fc.constantFrom('east', 'draw', true, 5, 'left'));
    fc.assert(
      fc.property(requests, requests, names, value, (request, other, fields, odd) => {
        expectAnswer({ ...request, ...Object.fromEntries(fields.map((field) => [field, odd])) });
        const taken = fields.map((field) => [field, other[field as keyof HandRequest]] as const);
        expectAnswer({ ...request, ...Object.fromEntries(taken.filter(([, given]) => given !== undefined)) });
      }),
    );
  });

  it('texts of tiles that are cut, joined and stirred', () => {
    fc.assert(
      fc.property(requests, nearTiles, fc.nat(20), (request, more, at) => {
        const stir = (text: string): string => text.slice(0, at) + more + text.slice(at);
        expectAnswer({ ...request, concealed: stir(request.concealed) });
        expectAnswer({ ...request, winningTile: stir(request.winningTile) });
        expectAnswer({ ...request, melds: request.melds?.map((meld) => ({ ...meld, tiles: stir(meld.tiles) })) });
      }),
    );
  });

  it('thirteen tiles of any kind and a fourteenth', () => {
    const tile = fc.constantFrom(...Array.from('123456789', (n) => [`${n}m`, `${n}p`, `${n}s`]).flat(), '1z', '7z');
    fc.assert(
      fc.property(fc.array(tile, { minLength: 14, maxLength: 14 }), (list) => {
        const [winningTile = '1m', ...rest] = list;
        expectAnswer({ ...mcrHand(PLAIN), concealed: rest.join(''), winningTile });
      }),
    );
  });
});
