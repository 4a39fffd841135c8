import { describe, expect, test } from 'vitest';
import { type Mark, marksOf, tilesOfStep } from '../../src/components/base/table/marks.ts';
import { partsOf } from '../../src/components/base/table/parts.ts';
import { layReading } from '../../src/components/base/table/reading.ts';
import { YAKU_SETS } from '../../src/components/base/table/yaku-sets.ts';
import { type TableView, inOrder, layTable } from '../../src/components/base/table/view.ts';
import { type HandRequest, type Win, formatTiles, scoreRequest } from '../../src/engine/riichi/index.ts';
import { wordsIn } from './words.ts';

const FRAME = { rules: 'ema-2016', by: 'discard', seatWind: 'south', roundWind: 'east' } as const;
const { hand: words } = wordsIn('en');

function won(hand: HandRequest): Win {
  const result = scoreRequest(hand);
  if (!result.ok || result.kind !== 'win') throw new Error(JSON.stringify(result));
  return result;
}

function told(hand: HandRequest): { win: Win; view: TableView; marks: readonly Mark[] } {
  const win = won(hand);
  const view = layReading(
    hand,
    win.readings.find((reading) => reading.won),
  );
  return { win, view, marks: marksOf(win.steps, view) };
}

/** Every tile of a table by its number. */
function numbered({ seats: { self }, winning, dora, ura }: TableView): string[] {
  return [
    ...self.hand.flatMap(({ tiles }) => tiles),
    ...(winning ? [winning.tile] : []),
    ...self.melds.flatMap(inOrder),
    ...dora.tiles,
    ...ura.tiles,
  ];
}

const groups = (view: TableView): string => view.seats.self.hand.map(({ tiles }) => formatTiles(tiles)).join(' ');
const litBy = (rule: string, { win, view }: ReturnType<typeof told>): string => {
  const step = win.steps.find((one) => one.kind === 'add' && one.rule === rule);
  if (!step) throw new Error(`no line for ${rule}`);
  return tilesOfStep(step, view)
    .map((at) => numbered(view)[at])
    .join(' ');
};

const PLAIN: HandRequest = { ...FRAME, concealed: '234m567p22p345s88s', winningTile: '8s', riichi: 'riichi' };

describe('the sets of a hand', () => {
  test('lie together while no reading is given', () => {
    expect(groups(layTable(PLAIN))).toBe('234m22567p34588s');
  });

  test('lie apart in a reading, the one that was ended last', () => {
    expect(groups(told(PLAIN).view)).toBe('234m 22p 567p 345s 88s');
    expect(groups(told({ ...PLAIN, concealed: '234m567p22p34s888s', winningTile: '5s' }).view)).toBe(
      '234m 22p 567p 888s 34s',
    );
  });

  test('differ in all of their tiles', () => {
    const sets = '234m 222m 567p 678s 55z';
    const ended = (ends: string): string =>
      groups(layReading({ ...FRAME, concealed: '22234m567p678s55z', winningTile: '2m' }, { sets, ends }));
    expect(ended('222m')).toBe('234m 567p 678s 55z 22m');
    expect(ended('234m')).toBe('222m 567p 678s 55z 34m');
  });

  test('keep a red five, and leave called sets in place', () => {
    const called: HandRequest = {
      ...FRAME,
      rules: 'tenhou',
      concealed: '340m678s5z',
      melds: [
        { type: 'pung', tiles: '777z', from: 'across' },
        { type: 'chow', tiles: '456p', called: '6p', from: 'left' },
      ],
      winningTile: '5z',
    };
    expect(groups(told(called).view)).toBe('340m 678s 5z');
  });

  test('are the pairs of seven pairs; thirteen orphans stay in one row', () => {
    expect(groups(told({ ...FRAME, concealed: '1133m22p5566s77z4z', winningTile: '4z' }).view)).toBe(
      '11m 33m 22p 55s 66s 77z 4z',
    );
    expect(told({ ...FRAME, concealed: '19m19p19s1234567z', winningTile: '1z' }).view.isParted).toBe(false);
  });

  test('stay together if the reading belongs to another hand', () => {
    const [other] = won({ ...PLAIN, concealed: '234m567p22p345s77s', winningTile: '7s' }).readings;
    expect(layReading(PLAIN, other).isParted).toBe(false);
  });
});

describe('a line', () => {
  const kong = told({
    ...FRAME,
    concealed: '46m11z',
    melds: [
      { type: 'kong', form: 'concealed', tiles: '9999p' },
      { type: 'kong', form: 'added', tiles: '2222s', from: 'right' },
      { type: 'pung', tiles: '777z', from: 'left' },
    ],
    winningTile: '5m',
    doraIndicators: '8p',
  });

  test('about a kong lights its four tiles, wherever they lie', () => {
    expect(litBy('kong-outside-closed', kong)).toBe('9p 9p 9p 9p');
    expect(litBy('kong-simple-open', kong)).toBe('2s 2s 2s 2s');
    expect(litBy('pung-outside-open', kong)).toBe('7z 7z 7z');
  });

  test('about the pair and the wait lights these, with the winning tile', () => {
    expect(litBy('pair-round', kong)).toBe('1z 1z');
    expect(litBy('wait-closed', kong)).toBe('4m 6m 5m');
  });

  test('about dora lights what is dora and what shows it', () => {
    expect(litBy('dora', kong)).toBe('9p 9p 9p 9p 8p');
    const chow = told({ ...PLAIN, doraIndicators: '1m3s', uraIndicators: '7p' });
    expect(litBy('dora', chow)).toBe('2m 1m');
    expect(litBy('kan-dora', chow)).toBe('4s 3s');
    expect(litBy('dora', told({ ...PLAIN, doraIndicators: '11m' }))).toBe('2m 1m');
  });

  test('about a called tile finds it in its set', () => {
    const called = told({
      ...FRAME,
      concealed: '345m678s555z2p',
      melds: [{ type: 'chow', tiles: '456p', called: '6p', from: 'left' }],
      winningTile: '2p',
      doraIndicators: '5p',
    });
    expect(litBy('dora', called)).toBe('6p 5p');
    expect(litBy('wait-single', called)).toBe('2p 2p');
  });

  test('about a yaku of some sets lights only these', () => {
    expect(litBy('yakuhai-red', kong)).toBe('7z 7z 7z');
    const lit = (rule: string, concealed: string, winningTile: string, more: Partial<HandRequest> = {}): string =>
      litBy(rule, told({ ...FRAME, concealed, winningTile, ...more }));
    expect(lit('iipeikou', '112233m456p789s5z', '5z')).toBe('1m 2m 3m 1m 2m 3m');
    expect(lit('iipeikou', '111123m234234p5s', '5s')).toBe('2p 3p 4p 2p 3p 4p');
    expect(lit('sanshoku-doujun', '222234m234p23s55z', '4s')).toBe('2m 3m 4m 2p 3p 4p 2s 3s 4s');
    expect(lit('sanshoku-doujun', '234m234567p23s55z', '4s')).toBe('2m 3m 4m 2p 3p 4p 2s 3s 4s');
    expect(
      lit('sanshoku-doukou', '222m222p234p22s5z', '2s', {
        concealed: '222p234p22s55z',
        melds: [{ type: 'pung', tiles: '222m', from: 'left' }],
      }),
    ).toBe('2p 2p 2p 2m 2m 2m 2s 2s 2s');
    expect(lit('ittsu', '123456789m34p55z', '2p')).toBe('1m 2m 3m 4m 5m 6m 7m 8m 9m');
    expect(lit('yakuhai-seat', '234m567p22z345s55s', '2z')).toBe('2z 2z 2z');
    expect(lit('shousangen', '555z666z234m77z8s8s', '8s')).toBe('5z 5z 5z 6z 6z 6z 7z 7z');
  });

  test('about kongs lights every kong, and neither pung nor chow', () => {
    const melds = (['1111m', '3333p', '5555z'] as const).map(
      (tiles) => ({ type: 'kong', form: 'open', tiles, from: 'left' }) as const,
    );
    expect(litBy('sankantsu', told({ ...FRAME, concealed: '2224s', melds, winningTile: '4s' }))).toBe(
      ['1m', '3p', '5z'].flatMap((tile) => Array.from({ length: 4 }, () => tile)).join(' '),
    );
  });

  test('about concealed pungs leaves out the one that a discard ended', () => {
    const three = { ...FRAME, riichi: 'riichi', concealed: '222m444p666s88s55z', winningTile: '5z' } as const;
    expect(litBy('sanankou', told(three))).toBe('2m 2m 2m 4p 4p 4p 6s 6s 6s');
  });

  test('about the whole hand lights nothing', () => {
    expect(litBy('base-other', kong)).toBe('');
    expect(litBy('riichi', told(PLAIN))).toBe('');
    expect(litBy('tanyao', told(PLAIN))).toBe('');
  });
});

describe('what is written on the tiles', () => {
  const written = (hand: HandRequest, only: (mark: Mark) => boolean = () => true): string[] => {
    const { view, marks } = told(hand);
    return partsOf(view, marks.filter(only), words).parts.map((part) =>
      [part.marks.join(', '), formatTiles(part.tiles), part.winning?.tile, part.name].filter(Boolean).join(' | '),
    );
  };

  test('is the fu of each set, the wait, the dora, and what the set is', () => {
    expect(
      written({
        ...FRAME,
        concealed: '46m11z',
        melds: [
          { type: 'kong', form: 'concealed', tiles: '9999p' },
          { type: 'kong', form: 'added', tiles: '2222s', from: 'right' },
          { type: 'pung', tiles: '777z' },
        ],
        winningTile: '5m',
        doraIndicators: '8p4m',
      }),
    ).toEqual([
      '+2 | 11z',
      '+2 wait, dora 1 | 46m | 5m | Winning tile',
      '+32, dora 4 | 9999p | concealed',
      '+8 | 2222s | from the right',
      '+4 | 777z | called',
    ]);
  });

  test('names both the pung and its fu on the set that a discard completed, and nothing on a chow', () => {
    expect(written(PLAIN)).toEqual(['234m', '22p', '567p', '345s', '+2 | 88s | 8s | Winning tile']);
  });

  test('counts dora of two indicators on one tile twice', () => {
    expect(written({ ...PLAIN, doraIndicators: '1m1m' }, ({ kind }) => kind === 'dora')[0]).toBe('dora 2 | 234m');
  });

  test('a hand as held keeps its last tile beside the winning one', () => {
    const { held, parts } = partsOf(layTable(PLAIN), [], words);
    expect(formatTiles(held.tiles)).toBe('234m22567p3458s');
    expect(parts.map(({ tiles, winning }) => formatTiles(tiles) + (winning?.tile ?? ''))).toEqual(['8s8s']);
    const waiting = partsOf(layTable({ ...PLAIN, winningTile: '' }), [], words);
    expect([formatTiles(waiting.held.tiles), waiting.parts]).toEqual(['234m22567p34588s', []]);
  });
});

describe('the sets that make a yaku of several', () => {
  const chow = (lowest: number) => ({ kinds: [lowest, lowest + 1, lowest + 2], isConcealed: true });
  const winds = { seatWind: 'south', roundWind: 'east' } as const;
  const setsOf = (yaku: string, lowest: readonly number[]) =>
    YAKU_SETS[yaku]?.(lowest.map(chow), winds).map(({ kinds }) => kinds[0]);

  test('are those of one straight, not what another suit has of it', () => {
    expect(setsOf('ittsu', [0, 18, 21, 24])).toEqual([18, 21, 24]);
    expect(setsOf('ittsu', [0, 3, 18, 24])).toEqual([]);
  });

  test('are alike in three suits, not in two', () => {
    expect(setsOf('sanshoku-doujun', [1, 4, 13, 22])).toEqual([4, 13, 22]);
    expect(setsOf('sanshoku-doujun', [4, 1, 10, 22])).toEqual([]);
  });
});
