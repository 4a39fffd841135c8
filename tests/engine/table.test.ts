import { describe, expect, it } from 'vitest';
import {
  type FuritenReason,
  type Result,
  RIICHI_RULEBOOKS,
  AT_HAND_IDS,
  type RiichiId,
  type TableEvent,
  furitenOf,
  judgeKongAfterRiichi,
  judgeRiichi,
  swapRule,
  waitsOf,
} from '../../src/engine/riichi/index.ts';

const EMA = RIICHI_RULEBOOKS['ema-2016'];

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.field}: ${result.error.why}`);
  return result.value;
}

const refusal = (result: Result<unknown>): string => (result.ok ? 'none' : `${result.error.why} ${result.error.field}`);

/** The same answer in all four rulebooks except the given ones. */
const everywhere = <T>(answer: T, but: Partial<Record<RiichiId, T>> = {}): Record<string, T> => ({
  ...Object.fromEntries(AT_HAND_IDS.map((id) => [id, answer])),
  ...but,
});

const byRulebook = <T>(ask: (id: RiichiId) => T): Record<string, T> =>
  Object.fromEntries(AT_HAND_IDS.map((id) => [id, ask(id)]));

describe('waits', () => {
  it.each([
    ['two-sided', '123m678p789s11s23p', ['1p', '4p'], []],
    ['closed', '123m456p789s11s24p', ['3p'], []],
    ['edge', '123m456p789s11s12p', ['3p'], []],
    ['either of two pairs', '123m456p789s11s22p', ['2p', '1s'], []],
    ['a pair', '123m456p789s123s2p', ['2p'], []],
    ['three-sided', '23456m456p789s11s', ['1m', '4m', '7m'], []],
    ['a pair on either side of a chow', '2345m456p789s111s', ['2m', '5m'], []],
    ['nine gates', '1112345678999m', ['1m', '2m', '3m', '4m', '5m', '6m', '7m', '8m', '9m'], []],
    [
      'thirteen orphans',
      '19m19p19s1234567z',
      ['1m', '9m', '1p', '9p', '1s', '9s', '1z', '2z', '3z', '4z', '5z', '6z', '7z'],
      [],
    ],
    ['seven pairs', '1133m5577p2299s4z', ['4z'], []],
    ['seven pairs do not wait for a third and fourth tile', '1133m5577p22999s', [], []],
    ['all four held in the hand', '2222m123p456p789p', [], ['2m']],
    ['not waiting', '123m456p789s1s23p5z', [], []],
  ])('%s', (_what, concealed, waits, heldAll) => {
    const found = value(waitsOf({ concealed }, EMA));
    expect(found).toMatchObject({ tenpai: waits.length > 0, waits, heldAll });
    expect(found.cite).toEqual(EMA.cite.tenpai);
  });

  it('ignores a wait when the player holds all four tiles', () => {
    const melds = ['2222m', '456p', '789p'];
    expect(value(waitsOf({ concealed: '13m99p', melds }, EMA))).toMatchObject({
      tenpai: false,
      waits: [],
      heldAll: ['2m'],
    });
    const both = value(waitsOf({ concealed: '34m99p', melds }, EMA));
    expect(both).toMatchObject({ tenpai: true, waits: ['5m'], heldAll: ['2m'] });
  });

  it('refuses what is no waiting hand', () => {
    expect(refusal(waitsOf({ concealed: '123m' }, EMA))).toBe('wrong-tile-count concealed');
    expect(refusal(waitsOf({ concealed: '123m456p789s11s2' }, EMA))).toBe('digits-without-suit concealed');
    expect(refusal(waitsOf({ concealed: '123m456p789s1s', melds: ['12x'] }, EMA))).toBe('bad-tile melds[0]');
    expect(refusal(waitsOf({ concealed: '11111m456p789s11s' }, EMA))).toBe('too-many-copies concealed');
  });
});

const HOLDING = { concealed: '123m678p789s11s23p' };
const pass = (tile: string): TableEvent => ({ type: 'others-discard', tile });
const discard = (tile: string): TableEvent => ({ type: 'discard', tile });
const [DRAW, CLAIM, OTHERS_CLAIM, RIICHI] = (['draw', 'claim', 'others-claim', 'riichi'] as const).map(
  (type): TableEvent => ({ type }),
) as [TableEvent, TableEvent, TableEvent, TableEvent];

const kinds = (history: readonly TableEvent[], id: RiichiId): FuritenReason['kind'][] =>
  value(furitenOf(HOLDING, history, RIICHI_RULEBOOKS[id])).reasons.map(({ kind }) => kind);

describe('furiten', () => {
  it.each<[string, readonly TableEvent[], FuritenReason['kind'][]]>([
    ['nothing happened', [], []],
    ['no wait was discarded', [DRAW, discard('9m'), pass('2p')], []],
    ['a wait among the own discards', [DRAW, discard('1p'), DRAW, discard('9m')], ['discard']],
    ['a wait discarded before the hand was ready counts too', [discard('4p'), DRAW, discard('9p'), DRAW], ['discard']],
    ['a winning discard let pass', [discard('9m'), pass('4p')], ['temporary']],
    ['the own draw lifts it', [discard('9m'), pass('4p'), DRAW], []],
    ['and the next lays it on again', [discard('9m'), pass('4p'), DRAW, discard('9m'), pass('1p')], ['temporary']],
    ['let pass after riichi', [RIICHI, discard('9m'), pass('4p')], ['riichi']],
    ['nothing lifts that', [RIICHI, discard('9m'), pass('4p'), OTHERS_CLAIM, DRAW, discard('9s')], ['riichi']],
    ['let pass before riichi', [pass('4p'), DRAW, RIICHI, discard('9m')], []],
    ['two of them at once', [discard('1p'), pass('4p')], ['discard', 'temporary']],
  ])('%s', (_what, history, expected) => {
    expect(byRulebook((id) => kinds(history, id))).toEqual(everywhere(expected));
  });

  it('another player’s claim ends temporary furiten in 2012 only', () => {
    expect(byRulebook((id) => kinds([discard('9m'), pass('4p'), OTHERS_CLAIM], id))).toEqual(
      everywhere<FuritenReason['kind'][]>(['temporary'], { 'ema-2012': [] }),
    );
  });

  it('a claim of one’s own ends temporary furiten, except where a turn runs from draw to draw', () => {
    expect(byRulebook((id) => kinds([discard('9m'), pass('4p'), CLAIM], id))).toEqual(
      everywhere<FuritenReason['kind'][]>([], { 'tesuji-2018': ['temporary'] }),
    );
  });

  it('each reason for furiten names its tile and its place', () => {
    const { furiten, reasons } = value(furitenOf(HOLDING, [discard('1p'), RIICHI, pass('4p')], EMA));
    expect(furiten).toBe(true);
    expect(reasons).toEqual([
      { kind: 'discard', tile: '1p', cite: EMA.cite['furiten-discard'] },
      { kind: 'riichi', tile: '4p', cite: EMA.cite['furiten-riichi'] },
    ]);
  });

  it('names the event that cannot be read', () => {
    expect(refusal(furitenOf(HOLDING, [DRAW, discard('9')], EMA))).toBe('one-tile history[1].tile');
  });
});

describe('riichi', () => {
  const READY = { concealed: '123m678p789s11s23p9m', open: false, discard: '9m', tilesLeft: 20 };
  const judge = (more: Partial<typeof READY & { melds: string[] }>, id: RiichiId = 'ema-2016') => {
    const ruling = value(judgeRiichi({ ...READY, ...more }, RIICHI_RULEBOOKS[id]));
    return ruling.allowed ? ruling.waits.join(' ') : ruling.because;
  };

  it.each([
    ['waiting after the discard', {}, '1p 4p'],
    ['a discard that breaks the hand', { discard: '1m' }, 'not-waiting'],
    ['a tile that is not there', { discard: '5z' }, 'not-held'],
    ['an open hand', { open: true }, 'open-hand'],
    ['three tiles in the wall', { tilesLeft: 3 }, 'too-few-tiles'],
    ['four tiles in the wall', { tilesLeft: 4 }, '1p 4p'],
    ['with a concealed kong', { concealed: '123m678p11s23p9m', melds: ['9999s'] }, '1p 4p'],
    ['only for the own four tiles', { concealed: '13m456p11s789p9m', melds: ['2222m'] }, 'not-waiting'],
    ['also when furiten', { concealed: '23456m456p789s11s1m', discard: '1m' }, '1m 4m 7m'],
  ])('%s', (_what, more, expected) => {
    expect(byRulebook((id) => judge(more, id))).toEqual(everywhere(expected));
  });

  it('cites its clause', () => {
    expect(value(judgeRiichi({ ...READY, tilesLeft: 0 }, EMA)).cite).toEqual(EMA.cite.riichiTilesLeft);
    expect(value(judgeRiichi({ ...READY, open: true }, EMA)).cite).toEqual(EMA.cite['riichi-declaration']);
    const free = { ...EMA, options: { ...EMA.options, riichiTilesLeft: 0 as const } };
    expect(value(judgeRiichi({ ...READY, tilesLeft: 0 }, free)).allowed).toBe(true);
  });
});

describe('a kong after riichi', () => {
  const judge = (concealed: string, drawn: string, id: RiichiId): string => {
    const ruling = value(judgeKongAfterRiichi({ concealed, drawn }, RIICHI_RULEBOOKS[id]));
    return ruling.allowed ? 'allowed' : ruling.because;
  };

  it.each([
    ['a triplet apart', '111z123m456p789s5z', '1z', everywhere('allowed')],
    ['a tile of no triplet', '123m678p789s11s23p', '1s', everywhere('no-triplet')],
    ['the waits would change', '3334m456p789s111z', '3m', everywhere('waits-change')],
    [
      'three triplets in a row could be chows',
      '111222333m45p99s',
      '1m',
      everywhere('not-only-a-triplet', { 'tesuji-2018': 'allowed' }),
    ],
  ])('%s', (_what, concealed, drawn, expected) => {
    expect(byRulebook((id) => judge(concealed, drawn, id))).toEqual(expected);
  });

  it('may be forbidden altogether', () => {
    const never = { ...EMA, options: { ...EMA.options, kongAfterRiichi: 'never' as const } };
    expect(value(judgeKongAfterRiichi({ concealed: '111z123m456p789s5z', drawn: '1z' }, never))).toEqual({
      allowed: false,
      because: 'never',
      cite: EMA.cite.kongAfterRiichi,
    });
  });
});

describe('swap calls', () => {
  const { 'ema-2016': banned, 'tesuji-2018': sameTile, 'ema-2012': free } = RIICHI_RULEBOOKS;
  it.each([
    ['a pung', '111s', '1s', ['1s'], ['1s']],
    ['a chow from its low end', '123s', '1s', ['1s', '4s'], ['1s']],
    ['a chow from its high end, with nothing below', '123s', '3s', ['3s'], ['3s']],
    ['a chow in its middle', '345p', '4p', ['4p'], ['4p']],
    ['a chow from its high end', '345p', '5p', ['2p', '5p'], ['5p']],
    ['no tile above nine', '789m', '7m', ['7m'], ['7m']],
    ['a red five is a five', '340m', '0m', ['2m', '5m'], ['5m']],
    ['honours', '555z', '5z', ['5z'], ['5z']],
  ])('%s', (_what, tiles, called, all, same) => {
    expect(value(swapRule(tiles, called, banned)).forbidden).toEqual(all);
    expect(value(swapRule(tiles, called, sameTile)).forbidden).toEqual(same);
    expect(value(swapRule(tiles, called, free)).forbidden).toEqual([]);
    expect(value(swapRule(tiles, called, banned)).cite).toEqual(banned.cite.kuikae);
  });

  it('the called tile is in the meld', () => {
    expect(refusal(swapRule('123s', '4s', banned))).toBe('called-not-in-meld called');
    expect(refusal(swapRule('12', '1s', banned))).toBe('digits-without-suit tiles');
  });
});
