import { describe, expect, it } from 'vitest';
import { type HandRequest, AT_HAND_IDS, YAKUMAN, type Yakuman } from '../../src/engine/riichi/index.ts';
import { answer, byRulebook, hand, itemNames, win } from './hands.ts';
import type { Row } from './yaku-rows.ts';

interface Rows {
  /** The option that enables the pattern, where none of the four rulebooks has it. */
  readonly knobs?: Readonly<Record<string, unknown>>;
  readonly yes: readonly Row[];
  readonly no: readonly Row[];
}

const FIRST = { firstTurn: true } as const;
const EAST = { seatWind: 'east' } as const;
const SPECIAL = { doubleYakumanWaits: true } as const;

const ROWS: Readonly<Record<Yakuman, Rows>> = {
  kokushi: {
    yes: [
      ['waiting for one tile', '119m19p19s123456z +7z'],
      ['waiting for thirteen', '19m19p19s1234567z *1m'],
      ['robbing a concealed kong', '119m19p19s123456z +7z', { robbedKong: 'concealed' }],
    ],
    no: [
      ['a kind missing', '1199m19p19s12345z +6z'],
      ['seven pairs of terminals and honours', '1199m1199p1199s1z +1z'],
    ],
  },
  chuuren: {
    yes: [
      ['waiting for nine', '1112345678999m +5m'],
      ['waiting for one', '1112345678899m +9m'],
    ],
    no: [
      ['only two ones', '1122345678999m +2m'],
      ['the ones called', '2345678999m +5m (111m)'],
      ['the ones a concealed kong', '2345678999m +5m [1111m]'],
    ],
  },
  tenhou: {
    yes: [["East's first draw", '123m456p789s11s23p *4p', { ...FIRST, ...EAST }]],
    no: [['a later draw', '123m456p789s11s23p *4p', EAST]],
  },
  chiihou: {
    yes: [["South's first draw", '123m456p789s11s23p *4p', FIRST]],
    no: [
      ['a later draw', '123m456p789s11s23p *4p'],
      ["East's first draw", '123m456p789s11s23p *4p', { ...FIRST, ...EAST }],
      ['a discard before it', '123m456p789s11s23p +4p', FIRST],
    ],
  },
  suuankou: {
    yes: [
      ['the last pung drawn', '222m555p77s999m11z *7s'],
      ['waiting for the pair by discard', '222m555p777s999m1z +1z'],
      ['one a concealed kong', '555p77s999m11z *7s [2222m]'],
    ],
    no: [
      ['the last pung by discard', '222m555p77s999m11z +7s'],
      ['one called', '555p77s999m11z *7s (222m)'],
      ['one an open kong', '555p77s999m11z *7s <2222m>'],
    ],
  },
  suukantsu: {
    yes: [['of every form', '1z +1z (2222m) [5555p] <7777s> (9999m)']],
    no: [['three and a pung', '1z +1z (2222m) [5555p] <7777s> (999m)']],
  },
  ryuuiisou: {
    yes: [
      ['closed', '223344s66s888s66z +6s'],
      ['open', '66s888s222s66z +6s (234s)'],
      ['without dragons', '22223344s66s888s +6s'],
    ],
    no: [
      ['another dragon', '223344s66s888s77z +6s'],
      ['a five', '345s66s888s66z222s +6s'],
    ],
  },
  chinroutou: {
    yes: [
      ['closed', '111m999p11s99s999m +1s'],
      ['open', '111m999p11s99s +1s (999m)'],
    ],
    no: [
      ['a pair of honours', '111m999p11s11z +1s (999m)'],
      ['a pung of simples', '111m888p11s99s +1s (999m)'],
    ],
  },
  tsuuiisou: {
    yes: [
      ['open', '111z22z55z666z +2z (777z)'],
      ['seven pairs', '1122334455667z +7z'],
    ],
    no: [
      ['a pair of terminals', '111z22z99m666z +2z (777z)'],
      ['a chow', '111z222z555z66z78m +9m'],
    ],
  },
  daisangen: {
    yes: [
      ['closed', '555z666z77z123m11p +7z'],
      ['open', '77z123m11p +7z (555z) (6666z)'],
    ],
    no: [['one dragon only the pair', '555z666z77z123m45p +6p']],
  },
  shousuushii: {
    yes: [
      ['closed', '111z222z33z44z123m +3z'],
      ['open', '33z44z123m +3z (111z) [2222z]'],
    ],
    no: [
      ['three winds and another pair', '111z222z33z99m123m +3z'],
      ['four winds', '111z222z333z44z11m +4z'],
    ],
  },
  daisuushii: {
    yes: [
      ['closed', '111z222z333z44z11m +4z'],
      ['open', '44z11m +4z (111z) (222z) <3333z>'],
    ],
    no: [['the fourth wind only the pair', '111z222z333z44z11m +1m']],
  },
  'kokushi-13': {
    knobs: SPECIAL,
    yes: [['waiting for thirteen', '19m19p19s1234567z +1m']],
    no: [['waiting for one', '119m19p19s123456z +7z']],
  },
  'suuankou-tanki': {
    knobs: SPECIAL,
    yes: [['waiting for the pair', '222m555p777s999m1z +1z']],
    no: [['the last pung drawn', '222m555p77s999m11z *7s']],
  },
  'chuuren-9': {
    knobs: SPECIAL,
    yes: [['waiting for nine', '1112345678999m +5m']],
    no: [['waiting for one', '1112345678899m +9m']],
  },
};

const each = (which: 'yes' | 'no'): [Yakuman, string, HandRequest][] =>
  YAKUMAN.flatMap((id) =>
    ROWS[id][which].map(([why, text, more]): [Yakuman, string, HandRequest] => {
      const { knobs } = ROWS[id];
      return [id, why, hand(text, { ...more, ...(knobs ? { knobs } : {}) })];
    }),
  );

describe('limit hands', () => {
  it.each(each('yes'))('%s: %s', (id, _why, request) => {
    const { items, han, fu, yakuman, limit } = win(request);
    expect(items).toContainEqual({ id });
    expect({ han, fu, limit }).toEqual({ han: null, fu: null, limit: 'yakuman' });
    expect(yakuman).toBe(ROWS[id].knobs ? 2 : 1);
  });

  it.each(each('no'))('not %s: %s', (id, _why, request) => {
    expect(answer(request).items.map((item) => item.id)).not.toContain(id);
  });

  it.each(YAKUMAN)('%s has its rows', (id) => {
    expect(ROWS[id].yes.length).toBeGreaterThan(0);
    expect(ROWS[id].no.length).toBeGreaterThan(0);
  });

  it('double waits have a name of their own only where they pay double', () => {
    const names = YAKUMAN.filter((id) => ROWS[id].knobs).map((id) => {
      const [row] = ROWS[id].yes;
      return row && itemNames(win(hand(row[1], row[2])).items);
    });
    expect(names).toEqual(['kokushi', 'suuankou', 'chuuren']);
  });
});

const same = (text: string): Record<string, string> =>
  Object.fromEntries(AT_HAND_IDS.map((rules): [string, string] => [rules, text]));

describe('limit hands by rulebook', () => {
  it('all green with only a pair of green dragons is no limit hand at Tesuji', () => {
    expect(byRulebook(hand('223344s66s888s66z +6s'))).toEqual({
      ...same('ryuuiisou | 1 yakuman | 32000'),
      'tesuji-2018': 'honitsu 3, iipeikou 1 | 4 han 40 fu mangan | 8000',
    });
    expect(win(hand('223344s888s66s66z +6z', { rules: 'tesuji-2018' })).items).toEqual([{ id: 'ryuuiisou' }]);
  });

  it('big four winds is double in 2012', () => {
    expect(byRulebook(hand('44z11m +4z (111z) (222z) (333z)'))).toEqual({
      ...same('daisuushii | 1 yakuman | 32000'),
      'ema-2012': 'daisuushii | 2 yakuman | 64000',
    });
  });

  it('limit hands do not add up; the most valuable is paid', () => {
    const winds = hand('111222333444z5z *5z');
    const all = 'daisuushii, suuankou, tsuuiisou';
    expect(byRulebook(winds)).toEqual({
      ...same(`${all} | 1 yakuman | 32000`),
      'ema-2012': `${all} | 2 yakuman | 64000`,
    });
    expect(win({ ...winds, rules: 'tenhou' }).yakuman).toBe(3);
  });

  it('a win on a discard in the first turn', () => {
    const modest = hand('123m456p789s11s23p +4p', FIRST);
    const own = 'renhou 5 | 5 han 30 fu mangan | 8000';
    expect(byRulebook(modest)).toEqual({ ...same(own), 'ema-2012': 'renhou | 1 yakuman | 32000' });
    expect(itemNames(win({ ...modest, rules: 'tenhou' }).items)).toBe('pinfu 1');
    const dearer = hand('112233m78m99m111z +9m', FIRST);
    expect(itemNames(win(dearer).items)).toBe('chanta 2, honitsu 3, iipeikou 1, yakuhai-round 1');
  });

  it('only some rulebooks let thirteen orphans rob a concealed kong', () => {
    const robbing = hand('119m19p19s123456z +7z', { robbedKong: 'concealed' });
    expect(byRulebook(robbing)).toEqual(same('kokushi | 1 yakuman | 32000'));
    expect(answer({ ...robbing, rules: 'tenhou' })).toMatchObject({ kind: 'no-win', reason: 'no-yaku' });
  });
});
