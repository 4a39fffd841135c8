import { describe, expect, it } from 'vitest';
import {
  type HandDraft,
  type HandRequest,
  type MeldRequest,
  AT_HAND_IDS,
  RIICHI_RULEBOOKS,
  REFUSALS,
  type Seat,
  checkDraft,
  liabilitiesIn,
  scoreRequest,
} from '../../src/engine/riichi/index.ts';
import { hand, noWin, win } from './hands.ts';

const PLAIN = '123m456p789s11s23p +4p';
const DRAWN = PLAIN.replace('+', '*');
/** Won with a tile of which the hand has no other. */
const LONE = '123m678s789s11s12p +3p';
const DOUBLE_IPPATSU = { riichi: 'double', ippatsu: true } as const;

const whys = (draft: HandDraft): string[] => {
  const check = checkDraft(draft);
  return check.state === 'impossible' ? check.refusals.map(({ why }) => why) : [];
};

describe('what is possible after all', () => {
  it.each<[string, HandRequest]>([
    ['the last tile as a replacement', hand('123m456p11s23p *4p [9999s]', { afterKong: true, lastTile: true })],
    ['ippatsu on the last draw', hand(DRAWN, { riichi: 'riichi', ippatsu: true, lastTile: true })],
    [
      'ippatsu on the last discard where riichi needs no tiles in the wall',
      hand(PLAIN, { riichi: 'riichi', ippatsu: true, lastTile: true, knobs: { riichiTilesLeft: 0 } }),
    ],
    ['ippatsu robbing an added kong', hand(LONE, { riichi: 'riichi', ippatsu: true, robbedKong: 'added' })],
    ['a double riichi robbing an added kong', hand(LONE, { riichi: 'double', robbedKong: 'added' })],
    [
      'a double riichi with ippatsu robbing a concealed kong',
      hand('199m19p19s123456z +7z', { ...DOUBLE_IPPATSU, robbedKong: 'concealed' }),
    ],
    ['a double riichi on the last tile', hand(PLAIN, { riichi: 'double', lastTile: true })],
    ['a double riichi with kan dora', hand(PLAIN, { riichi: 'double', doraIndicators: '19m' })],
    ['a double riichi with an own kong', hand('123m456p11s23p +4p [1111z]', { riichi: 'double' })],
    [
      'riichi and ippatsu with kan dora of an earlier kong',
      hand(PLAIN, { riichi: 'riichi', ippatsu: true, doraIndicators: '19m' }),
    ],
    ['four indicators and a robbed kong', hand(LONE, { robbedKong: 'added', doraIndicators: '19m19p' })],
    ['three kongs and a robbed one', hand('12p11s +3p [1111z] [2222z] [9999m]', { robbedKong: 'added' })],
    ['ura indicators where dora indicators are not said', hand(PLAIN, { riichi: 'riichi', uraIndicators: '9m9p' })],
    [
      'as many ura as dora indicators',
      hand(PLAIN, { riichi: 'riichi', doraIndicators: '1m9m', uraIndicators: '9m9p' }),
    ],
    ['a discarder of a discard', hand(PLAIN, { discarder: 'right' })],
    ['the first turn under one indicator', hand(DRAWN, { firstTurn: true, doraIndicators: '9m' })],
  ])('%s', (_what, request) => {
    expect(scoreRequest(request)).toMatchObject({ ok: true });
  });
});

describe('a kong after the riichi', () => {
  const late = (text: string, more: Partial<HandRequest> = {}) =>
    whys(hand(text, { riichi: 'riichi', afterKong: true, ...more }));

  it.each([
    ['a triplet apart', '123m456p11s23p *4p [1111z]', []],
    ['the waits would change', '345m345p4566s *3s [7777s]', ['late-kong-waits-change']],
    ['its tiles could be chows', '222333m45p99s *6p [1111m]', ['late-kong-not-only-a-triplet']],
    ['one of two kongs could be the late one', '4566s345m *3s [7777s] [1111z]', []],
    ['neither of two could be', '4566s123p *6s [7777s] [3333s]', ['late-kong-waits-change']],
  ])('%s', (_what, text, expected) => {
    expect(late(text)).toEqual(expected);
  });

  it('is held to the waits alone by Tesuji', () => {
    expect(late('222333m45p99s *6p [1111m]', { rules: 'tesuji-2018' })).toEqual([]);
    expect(late('345m345p4566s *3s [7777s]', { rules: 'tesuji-2018' })).toEqual(['late-kong-waits-change']);
  });

  it('is not later than a single riichi unless it was won after', () => {
    expect(late('345m345p4566s *3s [7777s]', { afterKong: false })).toEqual([]);
    expect(late('345m345p4566s *3s [7777s]', { afterKong: false, riichi: 'double' })).toEqual([
      'late-kong-waits-change',
    ]);
  });

  it('after a double riichi is judged in the order of the kongs', () => {
    const double = (text: string) => whys(hand(text, { riichi: 'double' }));
    expect(double('4566s345m +3s [1111z] [7777s]')).toEqual(['late-kong-waits-change']);
    expect(double('222333m6s +6s [1111m] [7777s]')).toEqual(['late-kong-not-only-a-triplet']);
    expect(double('222333m6s +6s [7777s] [1111m]')).toEqual(['late-kong-waits-change']);
    expect(double('45m99s123p +6m [1111z] [9999m]')).toEqual([]);
  });

  it('names the kong and the article', () => {
    for (const rules of AT_HAND_IDS) {
      const check = checkDraft(hand('345m345p4566s *3s [7777s]', { rules, riichi: 'riichi', afterKong: true }));
      const { kongAfterRiichi } = RIICHI_RULEBOOKS[rules].cite;
      expect(check).toMatchObject({ state: 'impossible', refusals: [{ field: 'melds', cite: kongAfterRiichi }] });
    }
  });
});

const called = (from: Seat | undefined, tiles: string): MeldRequest => ({ type: 'pung', tiles, ...(from && { from }) });
const kong = (form: 'open' | 'added' | 'concealed', tiles: string, from?: Seat): MeldRequest => ({
  type: 'kong',
  form,
  tiles,
  ...(from && { from }),
});
const DRAGONS = [called('left', '555z'), called('across', '666z'), called('right', '777z')];
const KONGS = [
  kong('concealed', '1111z'),
  kong('open', '5555z', 'left'),
  kong('open', '5555p', 'left'),
  kong('open', '9999m', 'across'),
];
const fed = (melds: readonly MeldRequest[], more: Partial<HandRequest> = {}): HandRequest =>
  hand('22m45p *6p', { melds, ...more });

describe('liability', () => {
  it('follows from the callers: the player who fed the last set', () => {
    expect(liabilitiesIn(fed(DRAGONS))).toEqual([{ pattern: 'daisangen', from: 'right' }]);
    expect(win(fed(DRAGONS)).payment).toMatchObject({ east: 0, others: 0, liable: { right: 32000 } });
    expect(win(fed(DRAGONS.toReversed())).payment.liable).toEqual({ left: 32000 });
  });

  it('needs the discarder then, and is shared with him', () => {
    const byDiscard = { ...fed(DRAGONS), by: 'discard' } as const;
    expect(scoreRequest(byDiscard)).toMatchObject({ ok: false, error: { why: 'liable-needs-discarder' } });
    expect(win({ ...byDiscard, discarder: 'left' }).payment).toMatchObject({
      discarder: 16000,
      liable: { right: 16000 },
    });
  });

  it('is asked if a caller is missing, and nobody is liable until named', () => {
    const melds = [called(undefined, '555z'), ...DRAGONS.slice(1)];
    expect(liabilitiesIn(fed(melds))).toEqual([{ pattern: 'daisangen', from: undefined }]);
    expect(win(fed(melds)).payment.liable).toBeNull();
    for (const from of ['left', 'right'] as const)
      expect(win(fed(melds, { liable: [{ from, pattern: 'daisangen' }] })).payment.liable).toEqual({ [from]: 32000 });
  });

  it('has an added kong for its pung', () => {
    const melds = [kong('added', '5555z', 'left'), ...DRAGONS.slice(1)];
    expect(liabilitiesIn(fed(melds))).toEqual([{ pattern: 'daisangen', from: 'right' }]);
  });

  it('after a concealed kong is for Tesuji only', () => {
    const melds = [kong('concealed', '5555z'), ...DRAGONS.slice(1)];
    expect(liabilitiesIn(fed(melds))).toEqual([]);
    expect(liabilitiesIn(fed(melds, { rules: 'tesuji-2018' }))).toEqual([{ pattern: 'daisangen', from: 'right' }]);
  });

  it('for four kongs is for Tesuji only, and for the last one called', () => {
    const four = (melds: readonly MeldRequest[], rules = 'tesuji-2018') =>
      liabilitiesIn({ rules, melds, concealed: '2m', winningTile: '2m' });
    expect(four(KONGS)).toEqual([{ pattern: 'suukantsu', from: 'across' }]);
    expect(four(KONGS, 'ema-2016')).toEqual([]);
    expect(four(KONGS.toReversed())).toEqual([]);
    expect(four([kong('added', '1111z', 'left'), ...KONGS.slice(1)])).toEqual([
      { pattern: 'suukantsu', from: undefined },
    ]);
    expect(four([...KONGS.slice(0, 3), kong('added', '9999m', 'left')])).toEqual([]);
  });

  it('is not known while sets may still come', () => {
    const liable = [{ from: 'left', pattern: 'daisangen' }] as const;
    const draft = { rules: 'ema-2016', melds: DRAGONS.slice(0, 2), liable };
    expect(whys({ ...draft, concealed: '22m1p' })).toEqual([]);
    expect(whys({ ...draft, concealed: '22m123p' })).toEqual(['liable-set-not-called']);
  });

  it.each(AT_HAND_IDS)('is refused with its article in %s', (rules) => {
    const { cite } = RIICHI_RULEBOOKS[rules];
    const check = checkDraft(fed(DRAGONS, { rules, liable: [{ from: 'left', pattern: 'daisangen' }] }));
    expect(check).toMatchObject({ state: 'impossible', refusals: [{ why: 'liable-fed-nothing', cite: cite.pao }] });
  });
});

describe('everything impossible', () => {
  it('has its article in every rulebook', () => {
    const drafts: HandDraft[] = [
      { rules: '', melds: [{ type: 'chow', tiles: '123m', from: 'right' }] },
      {
        rules: '',
        riichi: 'double',
        ippatsu: true,
        lastTile: true,
        robbedKong: 'added',
        doraIndicators: '19m19p5z',
        uraIndicators: '1s',
      },
      { rules: '', firstTurn: true, by: 'draw', discarder: 'left', doraIndicators: '9m', uraIndicators: '1m2m' },
    ];
    for (const rules of AT_HAND_IDS)
      for (const draft of drafts) {
        const check = checkDraft({ ...draft, rules });
        const refusals = check.state === 'impossible' ? check.refusals : [];
        expect(refusals.length).toBeGreaterThan(0);
        for (const { why, cite } of refusals) {
          expect(REFUSALS[why]).toBe('impossible-context');
          expect(Object.values(RIICHI_RULEBOOKS[rules].cite)).toContain(cite);
        }
      }
  });

  it('says that the text is silent on robbing a kong on the last tile', () => {
    for (const rules of AT_HAND_IDS) {
      const check = checkDraft({ rules, robbedKong: 'added', lastTile: true });
      expect(check.state === 'impossible' && check.refusals[0].cite).toMatchObject({ silent: true });
    }
  });
});

describe('odd, and scored all the same', () => {
  const notes = (request: HandRequest): string[] => {
    const result = scoreRequest(request);
    return result.ok ? result.notes.map(({ id }) => id) : [];
  };
  it('notes fewer indicators than kongs, unless none are given or the rulebook turns none', () => {
    const kongs = (doraIndicators: string) => notes(hand('123m456p11s23p *4p [9999s]', { doraIndicators }));
    expect(kongs('9m')).toEqual(['fewer-indicators-than-kongs']);
    expect(kongs('9m9p')).toEqual([]);
    expect(kongs('')).toEqual([]);
    expect(notes(hand('123m456p11s23p *4p [9999s]', { doraIndicators: '9m', rules: 'tesuji-2018' }))).toEqual([]);
  });

  it('a hand without a win has them too', () => {
    expect(noWin(hand('123m456p11p13p +4p (789s)', { roundWind: 'north' })).notes.map(({ id }) => id)).toEqual([
      'round-not-played',
    ]);
  });
});
