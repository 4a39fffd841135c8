import { describe, expect, it } from 'vitest';
import {
  RIICHI_RULEBOOKS,
  type Result,
  type TableEvent,
  furitenOf,
  judgeKongAfterRiichi,
  judgeRiichi,
  parseDraft,
  parseHandLink,
  parseRequest,
  scoreRequest,
  swapRule,
  waitsOf,
} from '../../src/engine/riichi/index.ts';
import { hand } from './hands.ts';

const EMA = RIICHI_RULEBOOKS['ema-2016'];
const refusal = (result: Result<unknown>): string => (result.ok ? 'none' : `${result.error.why} ${result.error.field}`);
const READY = { concealed: '123m678p789s11s23p9m', open: false, discard: '9m', tilesLeft: 20 };

describe('what no table has', () => {
  it.each([
    ['no set', '135m', '1m', 'no-set tiles'],
    ['no set across suits', '1m2p3s', '1m', 'no-set tiles'],
    ['honours in a row', '123z', '1z', 'no-set tiles'],
    ['two tiles', '11m', '1m', 'no-set tiles'],
    ['a kong', '1111m', '1m', 'no-set tiles'],
    ['two red fives', '005p', '5p', 'too-many-copies tiles'],
    ['a red five called that is not there', '345m', '0m', 'called-not-in-meld called'],
    ['a pung with a red five', '055p', '0p', 'none'],
  ])('a swap after %s', (_what, tiles, called, expected) => {
    expect(refusal(swapRule(tiles, called, EMA))).toBe(expected);
  });

  it('allows two red fives of dots if the set has two', () => {
    const four = { ...EMA, options: { ...EMA.options, redFives: 4 as const } };
    expect(refusal(swapRule('005p', '5p', four))).toBe('none');
    expect(refusal(swapRule('005m', '5m', four))).toBe('too-many-copies tiles');
  });

  it.each([
    ['a meld that is no set', { concealed: '123m678p11s23p', melds: ['135m'] }, 'no-set melds[0]'],
    ['five tiles in a meld', { concealed: '123m678p11s23p', melds: ['11111m'] }, 'no-set melds[0]'],
    ['two red fives', { concealed: '123m678p789s1s003p' }, 'too-many-copies concealed'],
    ['five of a kind over the melds', { concealed: '1m678p1123s23p', melds: ['1111m'] }, 'too-many-copies concealed'],
  ])('waits with %s', (_what, holding, expected) => {
    expect(refusal(waitsOf(holding, EMA))).toBe(expected);
  });

  const discards = (type: 'discard' | 'others-discard', tile: string, times: number): TableEvent[] =>
    Array.from({ length: times }, () => ({ type, tile }));
  it.each<[string, readonly TableEvent[], string]>([
    ['five own discards of a kind', discards('discard', '9m', 5), 'too-many-copies history'],
    ['four of them', discards('discard', '9m', 4), 'none'],
    ['four discards of a tile in the hand', discards('discard', '1m', 4), 'too-many-copies history'],
    ['three of them', discards('discard', '1m', 3), 'none'],
    ['five discards of others', discards('others-discard', '9m', 5), 'too-many-copies history'],
    [
      'own and others together',
      [...discards('discard', '9m', 2), ...discards('others-discard', '9m', 3)],
      'too-many-copies history',
    ],
    [
      'a red five twice',
      [...discards('discard', '0m', 1), ...discards('others-discard', '0m', 1)],
      'too-many-copies history',
    ],
  ])('furiten after %s', (_what, history, expected) => {
    expect(refusal(furitenOf({ concealed: '123m678p789s11s23p' }, history, EMA))).toBe(expected);
  });

  it('a called tile may stand among the others’ discards too', () => {
    const holding = { concealed: '678p789s11s23p', melds: ['555m'] };
    expect(refusal(furitenOf(holding, discards('others-discard', '5m', 2), EMA))).toBe('none');
    expect(refusal(furitenOf(holding, discards('discard', '5m', 2), EMA))).toBe('too-many-copies history');
  });

  it.each([NaN, -1, 0.5, Infinity])('a riichi with %s tiles in the wall', (tilesLeft) => {
    expect(refusal(judgeRiichi({ ...READY, tilesLeft }, EMA))).toBe('wrong-type tilesLeft');
  });

  it('a riichi beside a called set is one with an open hand', () => {
    const holding = { ...READY, concealed: '678p789s11s23p9m', melds: ['123m'] };
    expect(judgeRiichi(holding, EMA)).toMatchObject({ ok: true, value: { allowed: false, because: 'open-hand' } });
  });

  it.each([
    ['a called set', { concealed: '111z456p789s5z', melds: ['123m'], drawn: '1z' }, 'riichi-with-open-meld melds'],
    ['the fifth tile drawn', { concealed: '1111z23m456p789s5z', drawn: '1z' }, 'too-many-copies concealed'],
    ['a second red five drawn', { concealed: '055m12z456p789s9s1p', drawn: '0m' }, 'too-many-copies concealed'],
  ])('a kong after riichi with %s', (_what, holding, expected) => {
    expect(refusal(judgeKongAfterRiichi(holding, EMA))).toBe(expected);
  });
});

describe('numbers in a link', () => {
  it.each(['0x10', '0b1', '1e1', '1.0', '', '%20', '+1', '-1', '1%20', '٣', 'NaN'])('rejects n=%s', (n) => {
    for (const [key, field] of [
      ['n', 'counters'],
      ['b', 'bets'],
    ])
      expect(refusal(parseHandLink(`in=ema-2016&${key}=${n}`))).toBe(`wrong-type ${field}`);
  });

  it('are read as they are written', () => {
    expect(parseHandLink('in=ema-2016&n=16&b=007')).toMatchObject({ ok: true, value: { counters: 16, bets: 7 } });
  });
});

const throwing = (): never => {
  throw new Error('hands off');
};
const circular: Record<string, unknown> = {};
circular.ippatsu = circular;
const deep = JSON.parse('['.repeat(500) + ']'.repeat(500)) as unknown;
const wide = Array.from({ length: 40 }, () => Array.from({ length: 40 }, () => Array.from({ length: 40 }, () => 1)));

describe('what JSON never brings', () => {
  it.each<[string, object]>([
    ['a circular option', { knobs: circular }],
    ['a big integer as an option', { knobs: { redFives: 3n } }],
    ['a big integer as a number', { counters: 3n }],
    ['a function', { knobs: { ippatsu: throwing } }],
    ['a getter that throws', Object.defineProperty({}, 'knobs', { enumerable: true, get: throwing })],
    ['options that throw', { knobs: Object.defineProperty({}, 'ippatsu', { enumerable: true, get: throwing }) }],
    ['a proxy that refuses', { melds: new Proxy([], { get: throwing, ownKeys: throwing }) }],
    ['an endless nest', { melds: deep }],
    ['more than a request holds', { melds: wide }],
    ['a list with room for everything', { melds: new Array(2 ** 31) }],
  ])('%s is refused', (_what, more) => {
    const request = Object.defineProperties(hand('123m456p789s11s23p +4p'), Object.getOwnPropertyDescriptors(more));
    expect(scoreRequest(request)).toMatchObject({ ok: false });
    expect(parseDraft(request).ok && parseRequest(request).ok && scoreRequest(request).ok).toBe(false);
  });

  it('a prototype brings no fields in', () => {
    const request = JSON.stringify(hand('123m456p789s11s23p +4p'));
    const sneaking = JSON.parse(request.replace('{', '{"__proto__":{"riichi":"riichi"},')) as unknown;
    expect(scoreRequest(sneaking)).toMatchObject({ ok: false, error: { why: 'unknown-field', field: '__proto__' } });
    expect(scoreRequest(Object.create(hand('123m456p789s11s23p +4p') as object))).toMatchObject({ ok: false });
  });

  it.each(['constructor', 'toString', '__proto__', ''])('“%s” is no field, and no option', (name) => {
    const request = JSON.stringify(hand('123m456p789s11s23p +4p'));
    const named = `"${name}":{}`;
    const scored = (line: string): unknown => scoreRequest(JSON.parse(line));
    for (const line of [request.replace('{', `{${named},`), request.replace(/\}$/, `,${named}}`)])
      expect(scored(line)).toMatchObject({ ok: false, error: { why: 'unknown-field', field: name } });
    expect(scored(request.replace(/\}$/, `,"knobs":{${named}}}`))).toMatchObject({
      ok: false,
      error: { why: 'unknown-knob', field: `knobs.${name}` },
    });
  });

  it('leaves out fields that are not listed', () => {
    const request = Object.defineProperty(hand('123m456p789s11s23p +4p'), 'rules', { enumerable: false });
    expect(scoreRequest(request)).toMatchObject({ ok: false, error: { why: 'wrong-type', field: 'rules' } });
  });

  it('is echoed by its id all the same, where that can be read', () => {
    expect(scoreRequest({ id: 'x', knobs: circular })).toMatchObject({ ok: false, id: 'x' });
  });
});
