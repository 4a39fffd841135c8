import { describe, expect, it } from 'vitest';
import { KINDS } from './tiles.ts';
import { allReadings } from './readings.ts';
import { oracleScore } from './score.ts';
import type { HandRequest, Options } from './types.ts';

const HAND: HandRequest = {
  rules: 'ema-2016',
  concealed: '',
  melds: [],
  winningTile: '1z',
  by: 'discard',
  seatWind: 'south',
  roundWind: 'east',
  riichi: 'none',
};

function score(hand: Partial<HandRequest>, options: Partial<Options> = {}): string {
  const verdict = oracleScore({ ...HAND, ...hand }, options);
  if (verdict.kind === 'no-win') return verdict.reason;
  const { items, han, fuExact, limit, payment } = verdict;
  const names = items.map((item) => item.id).sort();
  return `${names.join(' ')} | ${han ?? '-'} han ${fuExact ?? '-'} fu | ${limit ?? '-'} | ${payment.total}`;
}

type Row = [what: string, hand: Partial<HandRequest>, answer: string, knobs?: Partial<Options>];

const ROWS: Row[] = [
  [
    'four identical runs are twice pure double chow, not three concealed pungs',
    { concealed: '333344445555m2p', winningTile: '2p' },
    'ryanpeikou tanyao | 4 han 32 fu | mangan | 8000',
  ],
  [
    'three identical runs by discard are pungs or pure double chow, whichever pays more',
    { concealed: '111222333m99p7s8s', winningTile: '9s' },
    'iipeikou junchan pinfu | 5 han 30 fu | mangan | 8000',
  ],
  [
    'a pung finished by a discard is open even with the tile in a called chow',
    { concealed: '22m44p555p666s', melds: [{ type: 'chow', tiles: '234m' }], winningTile: '2m' },
    'tanyao | 1 han 30 fu | - | 1000',
  ],
  [
    'all simples with seven pairs',
    { concealed: '224466m3355p77s8s', winningTile: '8s' },
    'chiitoitsu tanyao | 3 han 25 fu | - | 3200',
  ],
  [
    'melds count for a flush',
    {
      concealed: '123m44z78m',
      melds: [
        { type: 'chow', tiles: '456m' },
        { type: 'pung', tiles: '333m' },
      ],
      winningTile: '9m',
    },
    'honitsu ittsu | 3 han 22 fu | - | 3900',
  ],
  [
    'melds in another suit spoil a flush',
    {
      concealed: '123m44z78m',
      melds: [
        { type: 'chow', tiles: '456m' },
        { type: 'pung', tiles: '333p' },
      ],
      winningTile: '9m',
    },
    'ittsu | 1 han 22 fu | - | 1000',
  ],
  [
    'a pair of green dragons is not enough for all green at Tesuji',
    { rules: 'tesuji-2018', concealed: '223344666888s6z', winningTile: '6z' },
    'honitsu iipeikou | 4 han 42 fu | mangan | 8000',
  ],
  [
    'no pattern',
    { concealed: '123m456p11s22z', melds: [{ type: 'chow', tiles: '567s' }], winningTile: '1s' },
    'no-yaku',
  ],
  [
    'a single pair of green dragons is all green where no pung is asked',
    { concealed: '222333444s888s6z', winningTile: '6z', by: 'draw' },
    'ryuuiisou suuankou | - han - fu | yakuman | 32000',
  ],
  [
    'with rob and twelve kinds',
    { concealed: '119m19p19s123456z', winningTile: '7z', robbedKong: 'concealed' },
    'kokushi | - han - fu | yakuman | 32000',
  ],
  [
    'one yaku han at five counters in 2012',
    { rules: 'ema-2012', concealed: '123m456p11s222z78s', winningTile: '9s', counters: 5 },
    'below-minimum',
  ],
  [
    'renhou as mangan stands alone',
    { concealed: '234567m345p67s22p', winningTile: '8s', firstTurn: true, doraIndicators: '1p' },
    'renhou | 5 han 30 fu | mangan | 8000',
  ],
  [
    'renhou as five han joins the rest',
    { concealed: '234567m345p67s22p', winningTile: '8s', firstTurn: true, doraIndicators: '1p' },
    'pinfu renhou tanyao | 9 han 30 fu | baiman | 16000',
    { renhou: '5-han' },
  ],
  [
    'the last tile drawn after a kong counts once',
    {
      concealed: '234567m67s22p',
      melds: [{ type: 'kong', form: 'open', tiles: '1111z' }],
      winningTile: '8s',
      by: 'draw',
      afterKong: true,
      lastTile: true,
    },
    'rinshan yakuhai-round | 2 han 38 fu | - | 2700',
  ],
  [
    'yakuman add up where the rulebook says so',
    { concealed: '111222333444z5z', winningTile: '5z' },
    'daisuushii suuankou tsuuiisou | - han - fu | yakuman | 96000',
    { yakumanAccumulate: true },
  ],
];

describe('the oracle in known traps', () => {
  it.each(ROWS)('%s', (_what, hand, answer, options) => {
    expect(score(hand, options)).toBe(answer);
  });
});

describe('readings', () => {
  it('reads 111222333 with a pair as pungs and as runs', () => {
    const readings = allReadings({ ...HAND, concealed: '111222333m99p78s', winningTile: '9s' });
    const splits = new Set(readings.map(({ groups }) => groups.map((one) => one.tiles.join('')).join(' ')));
    expect(splits.size).toBe(2);
  });

  it('knows 34 kinds', () => {
    expect(new Set(KINDS).size).toBe(34);
  });
});
