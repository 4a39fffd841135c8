import { describe, expect, it } from 'vitest';
import { YAKU, type Yaku } from '../../src/engine/riichi/index.ts';
import { answer, byRulebook, hand, itemNames, win } from './hands.ts';
import { HEAVY_ROWS } from './yaku-rows-heavy.ts';
import { LIGHT_ROWS, type Row, type YakuRows } from './yaku-rows.ts';

const ROWS: Readonly<Record<Yaku, YakuRows>> = { ...LIGHT_ROWS, ...HEAVY_ROWS };

const each = (which: 'yes' | 'no'): [Yaku, string, Row][] =>
  YAKU.flatMap((id) => ROWS[id][which].map((row): [Yaku, string, Row] => [id, row[0], row]));

const isOpen = ([, text]: Row): boolean => /[(<]/.test(text);

describe('patterns that hold', () => {
  it.each(each('yes'))('%s: %s', (id, _why, row) => {
    const [, text, more] = row;
    const { items } = win(hand(text, { riichi: isOpen(row) ? 'none' : 'riichi', ...more }));
    const { closed, open } = ROWS[id];
    expect(items.find((item) => item.id === id)).toEqual({ id, han: isOpen(row) ? open : closed });
  });
});

describe('patterns that nearly hold', () => {
  it.each(each('no'))('%s: %s', (id, _why, [, text, more]) => {
    const result = answer(hand(text, more));
    expect(result.items.map((item) => item.id)).not.toContain(id);
    if (id !== 'chiitoitsu') expect(result).not.toMatchObject({ reason: 'not-complete' });
  });
});

describe('the rows', () => {
  /** The door refuses these in an open hand, so they have no open row. */
  const DECLARED: readonly Yaku[] = ['riichi', 'double-riichi', 'ippatsu'];

  it.each(YAKU)('%s has its rows, closed and open', (id) => {
    const { open, yes, no } = ROWS[id];
    expect(yes.some((row) => !isOpen(row))).toBe(true);
    expect(no.length).toBeGreaterThan(0);
    if (open > 0) expect(yes.some(isOpen)).toBe(true);
    else if (!DECLARED.includes(id)) expect(no.some(isOpen)).toBe(true);
  });
});

const [OPEN_SIMPLES, RED_SIMPLES] = ['234m567p22s34p +5p (678s)', '234m067p678s22s34p +5p'];
const LATE = hand('123m456p789s11s23p +4p', {
  riichi: 'riichi',
  ippatsu: true,
  doraIndicators: '9m3p',
  uraIndicators: '7s8p',
});

describe('patterns and dora by rulebook', () => {
  it('all simples with an open hand is no pattern in 2012', () => {
    const yes = 'tanyao 1 | 1 han 30 fu | 1000';
    expect(byRulebook(hand(OPEN_SIMPLES))).toEqual({
      'ema-2016': yes,
      'samara-2019': yes,
      'ema-2012': 'no-yaku',
      'tesuji-2018': yes,
    });
  });

  it('ippatsu, ura dora and kong dora are unknown to Tesuji', () => {
    const all = 'ippatsu 1, pinfu 1, riichi 1 | 7 han 30 fu haneman | 12000';
    expect(byRulebook(LATE)).toEqual({
      'ema-2016': all,
      'samara-2019': all,
      'ema-2012': all,
      'tesuji-2018': 'pinfu 1, riichi 1 | 3 han 30 fu | 3900',
    });
    const { dora, kanDora, uraDora } = win(LATE);
    expect({ dora, kanDora, uraDora }).toEqual({ dora: 1, kanDora: 2, uraDora: 1 });
  });

  it('red fives count in 2012 only', () => {
    const plain = 'pinfu 1, tanyao 1 | 2 han 30 fu | 2000';
    expect(byRulebook(hand(RED_SIMPLES))).toEqual({
      'ema-2016': plain,
      'samara-2019': plain,
      'ema-2012': 'pinfu 1, tanyao 1 | 3 han 30 fu | 3900',
      'tesuji-2018': plain,
    });
  });

  it('13 han are a yakuman in 2012 and the highest ordinary limit elsewhere', () => {
    const flush = hand('1122334567899m +9m', { riichi: 'riichi', doraIndicators: '8m1m' });
    const { han } = win(flush);
    expect(han).toBeGreaterThanOrEqual(13);
    for (const rules of ['ema-2016', 'samara-2019', 'tesuji-2018'])
      expect(win({ ...flush, rules }).limit).toBe('sanbaiman');
    expect(win({ ...flush, rules: 'ema-2012' })).toMatchObject({ limit: 'yakuman', yakuman: 0, han });
  });

  it('a pung of the wind that is both own and round counts twice', () => {
    const both = hand('111z123m456p78s11m +9s', { seatWind: 'east' });
    expect(itemNames(win(both).items)).toBe('yakuhai-round 1, yakuhai-seat 1');
  });
});

describe('what excludes what', () => {
  const ids = (text: string): string => itemNames(answer(hand(text)).items);

  it('counts only the higher of two nested patterns', () => {
    expect(ids('123m789p123p99s12s +3s')).toBe('junchan 3, sanshoku-doujun 2');
    expect(ids('112233m445566p7s +7s')).toBe('ryanpeikou 3');
    expect(ids('123456789m1123m +4m')).not.toContain('honitsu');
  });

  it('terminals and honours with pungs keep all pungs', () => {
    expect(ids('999p11z22z999s +1z (111m)')).toBe('honroutou 2, toitoi 2, yakuhai-round 1');
  });

  it('each pung of dragons counts beside little three dragons', () => {
    expect(ids('555z666z77z123m45p +6p')).toBe('shousangen 2, yakuhai-green 1, yakuhai-white 1');
  });

  it('robbing, winning after a kong and the last tile: a replacement that is the last tile counts once', () => {
    const last = hand('123m456p11s23p *4p [9999s]', { afterKong: true, lastTile: true });
    expect(itemNames(win(last).items)).toBe('menzen-tsumo 1, rinshan 1');
    const knobs = { haiteiWithRinshan: true };
    expect(itemNames(win({ ...last, knobs }).items)).toBe('haitei 1, menzen-tsumo 1, rinshan 1');
  });
});
