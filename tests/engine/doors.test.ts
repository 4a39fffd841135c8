import { describe, expect, it } from 'vitest';
import { scoreLine, scoreRequest } from '../../src/engine/index.ts';
import {
  type HandRequest,
  type MeldRequest,
  type Note,
  REFUSALS,
  type RefusalId,
  type Seat,
  parseHandLink,
} from '../../src/engine/riichi/index.ts';
import { answer, hand } from './hands.ts';

const PLAIN = '123m456p789s11s23p +4p';
/** Won with a tile of which the hand has no other. */
const LONE = '123m678s789s11s12p +3p';
const DOUBLE_IPPATSU = { riichi: 'double', ippatsu: true } as const;
const [KONG_RON, KONG_DRAW] = ['123m456p11s23p +4p [9999s]', '123m456p11s23p *4p [9999s]'];
const call = (more: object): object => ({ ...hand('123m456p11s23p +4p'), melds: [more] });
const without = (field: keyof HandRequest): object =>
  Object.fromEntries(Object.entries(hand(PLAIN)).filter(([name]) => name !== field));
const spoiled = (more: object): object => ({ ...hand(PLAIN), ...more });

/** Refusals that only an MCR request gets. */
const OF_MCR = ['concealed-kong-not-robbed', 'last-of-kind-held'] as const satisfies readonly RefusalId[];
/** Refusals of other doors: of what is laid out at a table. */
const ELSEWHERE = ['no-set'] as const;
const DRAGONS = '22m45p *6p (555z) (666z) (777z)';
const liable = (...patterns: readonly string[]) => ({
  liable: patterns.map((pattern) => ({ from: 'left', pattern }) as const),
});
const called = (from: Seat | undefined, tiles: string): MeldRequest => ({ type: 'pung', tiles, ...(from && { from }) });

/** For every refusal: requests that get it, and the field that each must name. */
const ROWS: Readonly<
  Record<
    Exclude<RefusalId, 'not-json' | (typeof ELSEWHERE)[number] | (typeof OF_MCR)[number]>,
    readonly (readonly [request: unknown, field: string])[]
  >
> = {
  'not-an-object': [
    [null, 'request'],
    ['ema-2016', 'request'],
    [[hand(PLAIN)], 'request'],
  ],
  'too-large': [[spoiled({ melds: Array.from({ length: 3000 }, () => ({})) }), 'request']],
  unreadable: [
    [
      new Proxy(hand(PLAIN), {
        ownKeys: () => {
          throw new Error('no');
        },
      }),
      'request',
    ],
  ],
  'unknown-field': [
    [spoiled({ winds: 'east' }), 'winds'],
    [call({ type: 'pung', tiles: '999s', open: true }), 'melds[0].open'],
    [spoiled({ liable: [{ from: 'left', pattern: 'daisangen', seat: 1 }] }), 'liable[0].seat'],
  ],
  'wrong-type': [
    [without('concealed'), 'concealed'],
    [without('seatWind'), 'seatWind'],
    [spoiled({ by: 'ron' }), 'by'],
    [spoiled({ counters: -1 }), 'counters'],
    [spoiled({ bets: 0.5 }), 'bets'],
    [spoiled({ lastTile: 'yes' }), 'lastTile'],
    [spoiled({ knobs: [] }), 'knobs'],
    [spoiled({ melds: ['999s'] }), 'melds[0]'],
    [call({ type: 'kong', tiles: '9999s' }), 'melds[0].form'],
    [call({ type: 'pung', form: 'open', tiles: '999s' }), 'melds[0].form'],
    [spoiled({ liable: [{ from: 'self', pattern: 'daisangen' }] }), 'liable[0].from'],
  ],
  'too-many-indicators': [
    [spoiled({ doraIndicators: '123456m' }), 'doraIndicators'],
    [spoiled({ uraIndicators: '123456m' }), 'uraIndicators'],
  ],
  'liable-needs-discarder': [
    [hand('22m45p +6p (555z) (666z) (777z)', { liable: [{ from: 'left', pattern: 'daisangen' }] }), 'discarder'],
  ],
  'unknown-rules': [
    [hand(PLAIN, { rules: 'ema-2008' }), 'rules'],
    [hand(PLAIN, { rules: 'toString' }), 'rules'],
  ],
  'unknown-knob': [[hand(PLAIN, { knobs: { kuitan: true } }), 'knobs.kuitan']],
  'bad-knob-value': [[hand(PLAIN, { knobs: { renhou: 'maybe' } }), 'knobs.renhou']],
  'bad-tile': [
    [spoiled({ concealed: '8z23m456p789s11s23p' }), 'concealed'],
    [spoiled({ winningTile: '4x' }), 'winningTile'],
    [call({ type: 'pung', tiles: 'm999' }), 'melds[0].tiles'],
    [spoiled({ doraIndicators: '0z' }), 'doraIndicators'],
    [spoiled({ uraIndicators: ' 1m' }), 'uraIndicators'],
  ],
  'digits-without-suit': [[spoiled({ concealed: '123m456p789s11s23' }), 'concealed']],
  'one-tile': [
    [spoiled({ winningTile: '44p' }), 'winningTile'],
    [spoiled({ winningTile: '' }), 'winningTile'],
  ],
  'too-many-copies': [
    [hand('11111m456p789s23p1s +1s'), 'concealed'],
    [hand('1111m456p789s23p1s +1m'), 'winningTile'],
    [hand('123m456p78s11s +9s (111s)'), 'melds'],
    [hand('11m456p789s11s234p +1m', { doraIndicators: '11m' }), 'doraIndicators'],
    [hand('11m456p789s11s234p +1m', { uraIndicators: '11m' }), 'uraIndicators'],
    [hand('400p123m789s11s23p +1p'), 'concealed'],
  ],
  'wrong-tile-count': [
    [hand('123m456p789s11s2p +3p'), 'concealed'],
    [hand('123m456p789s11s23p +4p (555m)'), 'concealed'],
  ],
  'too-many-melds': [[hand('1z +1z (222m) (333m) (444m) (555m) (666m)'), 'melds']],
  'bad-chow': [
    [call({ type: 'chow', tiles: '124s' }), 'melds[0].tiles'],
    [call({ type: 'chow', tiles: '123z' }), 'melds[0].tiles'],
    [call({ type: 'chow', tiles: '8s9s1p' }), 'melds[0].tiles'],
  ],
  'bad-pung': [[call({ type: 'pung', tiles: '99s9p' }), 'melds[0].tiles']],
  'bad-kong': [[call({ type: 'kong', form: 'open', tiles: '999s' }), 'melds[0].tiles']],
  'called-not-in-meld': [[call({ type: 'pung', tiles: '999s', called: '8s' }), 'melds[0].called']],
  'chow-from-left-only': [[call({ type: 'chow', tiles: '789s', from: 'across' }), 'melds[0].from']],
  'concealed-kong-not-called': [[call({ type: 'kong', form: 'concealed', tiles: '9999s', from: 'left' }), 'melds[0]']],
  'ippatsu-without-riichi': [[hand(PLAIN, { ippatsu: true }), 'ippatsu']],
  'riichi-with-open-meld': [[hand('123m456p11s23p +4p (789s)', { riichi: 'riichi' }), 'riichi']],
  'robbed-kong-on-draw': [[hand(PLAIN.replace('+', '*'), { robbedKong: 'added' }), 'robbedKong']],
  'robbed-kong-on-last-tile': [[hand(PLAIN, { robbedKong: 'added', lastTile: true }), 'robbedKong']],
  'robbed-kong-on-first-turn': [[hand(PLAIN, { robbedKong: 'added', firstTurn: true }), 'robbedKong']],
  'after-kong-on-discard': [[hand(KONG_RON, { afterKong: true }), 'afterKong']],
  'after-kong-without-kong': [[hand(PLAIN.replace('+', '*'), { afterKong: true }), 'afterKong']],
  'after-kong-with-ippatsu': [[hand(KONG_DRAW, { afterKong: true, riichi: 'riichi', ippatsu: true }), 'afterKong']],
  'after-kong-on-first-turn': [[hand(KONG_DRAW, { afterKong: true, firstTurn: true }), 'afterKong']],
  'first-turn-with-riichi': [[hand(PLAIN, { firstTurn: true, riichi: 'riichi' }), 'firstTurn']],
  'first-turn-with-meld': [[hand(KONG_RON, { firstTurn: true }), 'firstTurn']],
  'renhou-for-east': [[hand(PLAIN, { firstTurn: true, seatWind: 'east' }), 'firstTurn']],
  'first-turn-over': [
    [hand(PLAIN, { firstTurn: true, seatWind: 'south', discarder: 'right' }), 'firstTurn'],
    [hand(PLAIN, { firstTurn: true, seatWind: 'west', discarder: 'right' }), 'firstTurn'],
  ],
  'concealed-kong-robbed-without-orphans': [[hand(PLAIN, { robbedKong: 'concealed' }), 'robbedKong']],
  'fifth-kong-robbed': [[hand(LONE, { robbedKong: 'added', doraIndicators: '19m19p5z' }), 'robbedKong']],
  'last-tile-in-unbroken-turns': [
    [hand(PLAIN, { firstTurn: true, lastTile: true }), 'lastTile'],
    [hand(PLAIN.replace('+', '*'), { ...DOUBLE_IPPATSU, lastTile: true }), 'lastTile'],
  ],
  'kan-dora-in-unbroken-turns': [
    [hand(PLAIN, { firstTurn: true, doraIndicators: '19m' }), 'doraIndicators'],
    [hand(PLAIN, { ...DOUBLE_IPPATSU, doraIndicators: '19m' }), 'doraIndicators'],
  ],
  'kong-in-unbroken-turns': [[hand(KONG_RON, DOUBLE_IPPATSU), 'ippatsu']],
  'added-kong-in-unbroken-turns': [[hand(LONE, { ...DOUBLE_IPPATSU, robbedKong: 'added' }), 'robbedKong']],
  'ippatsu-on-last-discard': [[hand(PLAIN, { riichi: 'riichi', ippatsu: true, lastTile: true }), 'ippatsu']],
  'more-ura-than-dora': [
    [hand(PLAIN, { riichi: 'riichi', doraIndicators: '1m', uraIndicators: '9m9p' }), 'uraIndicators'],
  ],
  'discarder-on-draw': [[hand(PLAIN.replace('+', '*'), { discarder: 'left' }), 'discarder']],
  'late-kong-never': [
    [hand(KONG_DRAW, { riichi: 'riichi', afterKong: true, knobs: { kongAfterRiichi: 'never' } }), 'melds'],
  ],
  'late-kong-waits-change': [
    [hand('345m345p4566s *3s [7777s]', { riichi: 'riichi', afterKong: true }), 'melds'],
    [hand('345m345p4566s +3s [7777s]', { riichi: 'double' }), 'melds'],
  ],
  'late-kong-not-only-a-triplet': [[hand('222333m45p99s *6p [1111m]', { riichi: 'riichi', afterKong: true }), 'melds']],
  'no-liability-for-pattern': [
    [hand(DRAGONS, liable('tsuuiisou')), 'liable[0]'],
    [hand(DRAGONS, liable('daisangen', '')), 'liable[1]'],
  ],
  'liable-set-not-called': [
    [hand(PLAIN.replace('+', '*'), liable('daisangen')), 'liable[0]'],
    [hand('22m55z45p *5z (666z) (777z)', liable('daisangen')), 'liable[0]'],
    [hand('22m55z45p +5z (666z) (777z)', { ...liable('daisangen'), discarder: 'left' }), 'liable[0]'],
    [hand('22m45p *6p (555z) (666z) [7777z]', liable('daisangen')), 'liable[0]'],
  ],
  'liable-earlier-set-concealed': [[hand('22m45p *6p [5555z] (666z) (777z)', liable('daisangen')), 'liable[0]']],
  'liable-kong-not-open': [
    [hand('2m *2m (5555z) (6666p) (7777m) <1111s>', { rules: 'tesuji-2018', ...liable('suukantsu') }), 'liable[0]'],
    [hand('2m *2m (5555z) (6666p) <7777m> <1111s>', { rules: 'tesuji-2018', ...liable('suukantsu') }), 'liable[0]'],
  ],
  'liable-fed-nothing': [
    [
      hand('22m45p *6p', {
        melds: [called('left', '555z'), called('left', '666z'), called('right', '777z')],
        ...liable('daisangen'),
      }),
      'liable[0]',
    ],
  ],
  'two-liable': [
    [
      hand(DRAGONS, {
        liable: [
          { from: 'left', pattern: 'daisangen' },
          { from: 'right', pattern: 'daisangen' },
        ],
      }),
      'liable[1]',
    ],
  ],
  'robbed-tile-held-elsewhere': [
    [hand(PLAIN, { robbedKong: 'added' }), 'robbedKong'],
    [hand('123m789p11s456s23p +1p', { robbedKong: 'added', doraIndicators: '1p' }), 'robbedKong'],
  ],
};

const each = Object.entries(ROWS).flatMap(([why, rows]) =>
  rows.map(([request, field]): [string, string, unknown] => [why, field, request]),
);

describe('refusals', () => {
  it.each(each)('%s at %s', (why, field, request) => {
    const result = scoreRequest(request);
    const code = REFUSALS[why as RefusalId];
    expect(result).toMatchObject({ ok: false, error: { code, why, field } });
    if (!result.ok) expect(result.error.message).toMatch(/^[^{}]+\.$/);
  });

  it.each(['', '{', '[1,', 'undefined', '{"rules":"ema-2016",}', '\u0000'])('a line that is not JSON: %j', (line) => {
    expect(scoreLine(line)).toMatchObject({ ok: false, error: { code: 'bad-json', why: 'not-json' } });
  });

  it('every refusal has a request that gets it', () => {
    expect(Object.keys(ROWS).concat('not-json', ELSEWHERE, OF_MCR).sort()).toEqual(Object.keys(REFUSALS).sort());
    for (const rows of Object.values(ROWS)) expect(rows.length).toBeGreaterThan(0);
  });

  it('a link that is too long is refused by its name', () => {
    expect(parseHandLink('c='.padEnd(5000, '1m'))).toMatchObject({ ok: false, error: { field: 'link' } });
  });
});

describe('a request', () => {
  it('is echoed by its id, also when it is refused', () => {
    expect(scoreRequest(hand(PLAIN, { id: 'a' })).id).toBe('a');
    expect(scoreRequest(hand(PLAIN, { id: 'b', rules: '' })).id).toBe('b');
    expect(scoreRequest({ id: 'c' })).toMatchObject({ id: 'c', ok: false });
    expect(scoreLine(JSON.stringify(hand(PLAIN, { id: 'd' }))).id).toBe('d');
    expect(scoreRequest(hand(PLAIN))).not.toHaveProperty('id');
    expect(scoreRequest({ ...hand(PLAIN), id: 7 })).toMatchObject({ ok: false, error: { field: 'id' } });
  });

  it('accepts fields in any order', () => {
    const request = hand('22m45p +6p (555z) (666z) (777z)', { doraIndicators: '1m', counters: 2, bets: 1 });
    const backwards = Object.fromEntries(Object.entries(request).reverse());
    expect(scoreRequest(backwards)).toEqual(scoreRequest(request));
  });

  it('gets all defaults where a field is left out', () => {
    const all = hand('123m456p789s11s23p +4p', {
      melds: [],
      riichi: 'none',
      ippatsu: false,
      lastTile: false,
      afterKong: false,
      firstTurn: false,
      doraIndicators: '',
      uraIndicators: '',
      counters: 0,
      bets: 0,
      liable: [],
      knobs: {},
    });
    expect(scoreRequest(all)).toEqual(scoreRequest(hand(PLAIN)));
  });

  it.each([
    ['flowers', 0, 1],
    ['lastOfKind', false, true],
    ['winningTileShown', true, false],
  ])('accepts %s, an MCR field, only at its default', (field, usual, other) => {
    expect(scoreRequest(hand(PLAIN, { [field]: usual }))).toEqual(scoreRequest(hand(PLAIN)));
    expect(scoreRequest(hand(PLAIN, { [field]: other }))).toMatchObject({
      ok: false,
      error: { code: 'bad-field', field },
    });
  });

  it('is not changed by being scored', () => {
    const request = hand('22m45p +6p (555z) (666z) (777z)', { liable: [{ from: 'left', pattern: 'daisangen' }] });
    const copy = structuredClone(request);
    scoreRequest(request);
    expect(request).toEqual(copy);
  });
});

describe('what a rulebook does not use is named', () => {
  const NOTES: Readonly<Record<Note['id'], HandRequest>> = {
    'red-fives-not-used': hand('123m406p789s11s23p +4p'),
    'kan-dora-not-used': hand(PLAIN, { rules: 'tesuji-2018', doraIndicators: '1z2z' }),
    'ura-dora-not-used': hand(PLAIN, { rules: 'tesuji-2018', riichi: 'riichi', uraIndicators: '1z' }),
    'ura-without-riichi': hand(PLAIN, { uraIndicators: '1z2z' }),
    'kan-ura-dora-not-used': hand(PLAIN, { riichi: 'riichi', uraIndicators: '1z2z', knobs: { kanUraDora: false } }),
    'liability-not-used': hand('2m *2m (5555z) (6666p) (7777m) (1111s)', liable('suukantsu')),
    'liable-with-concealed-kong': hand('23m11p *4m [5555z] (666z) (777z)', {
      ...liable('daisangen'),
      rules: 'tesuji-2018',
    }),
    'fewer-indicators-than-kongs': hand('123m456p11s23p +4p [9999s]', { riichi: 'riichi', doraIndicators: '9m' }),
    'round-not-played': hand(PLAIN, { roundWind: 'west' }),
    'riichi-without-bet': hand(PLAIN, { riichi: 'riichi', bets: 0 }),
    'concealed-kong-robbed': hand('19m19p19s1123456z +7z', { robbedKong: 'concealed' }),
  };

  it.each(Object.entries(NOTES))('%s', (id, request) => {
    expect(answer(request).notes.map((note) => note.id)).toEqual([id]);
    const none = { doraIndicators: '', uraIndicators: '', liable: [], bets: 1, roundWind: 'east' } as const;
    const own = Object.fromEntries(Object.entries(request).filter(([name]) => name !== 'robbedKong')) as typeof request;
    const plain = { ...own, ...none, concealed: request.concealed.replace('0', '5') };
    expect(answer(plain).notes).toEqual([]);
  });
});
