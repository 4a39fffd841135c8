import { describe, expect, test } from 'vitest';
import { CLOSED, kong, pung } from './cases.ts';
import { type NearMiss, testNearMisses } from './near-miss.ts';
import { naiveTable } from './table.ts';
import type { HandRequest, MeldRequest } from './types.ts';

const dragons = (...melds: MeldRequest[]): Partial<HandRequest> => ({
  concealed: '22m45p',
  winningTile: '6p',
  by: 'draw',
  melds,
});
const THREE = [pung('555z', 'left'), pung('666z', 'across'), pung('777z', 'right')];
const winds = (...melds: MeldRequest[]): Partial<HandRequest> => ({ ...dragons(...melds), concealed: '6p' });
const FOUR_WINDS = [
  pung('111z', 'left'),
  pung('222z', 'left'),
  kong('3333z', 'added', 'across'),
  pung('444z', 'right'),
];
const liable = (from: 'left' | 'across' | 'right', pattern = 'daisangen'): Partial<HandRequest> => ({
  liable: [{ from, pattern }],
});

const ROWS: readonly NearMiss[] = [
  [
    'the last caller decides',
    { ...dragons(...THREE), ...liable('right') },
    { ...dragons(...THREE), ...liable('left') },
    'another-fed-the-deciding-set',
  ],
  [
    'an added kong stands where its pung was',
    { ...dragons(kong('5555z', 'added', 'left'), ...THREE.slice(1)), ...liable('right') },
    { ...dragons(...THREE.slice(1), kong('5555z', 'added', 'left')), ...liable('right') },
    'another-fed-the-deciding-set',
  ],
  [
    'with a caller missing all are offered',
    { ...dragons(pung('555z'), pung('666z', 'left'), pung('777z')), ...liable('across') },
    { ...dragons(pung('555z', 'right'), pung('666z', 'left'), pung('777z', 'left')), ...liable('across') },
    'another-fed-the-deciding-set',
  ],
  [
    'the deciding set is not won',
    { ...dragons(...THREE), ...liable('right') },
    { ...dragons(...THREE.slice(0, 2)), concealed: '22m456p77z', winningTile: '7z', ...liable('right') },
    'deciding-set-concealed',
  ],
  [
    'the deciding set is not concealed',
    { ...dragons(...THREE.slice(0, 2), kong('7777z', 'open', 'right')), ...liable('right') },
    { ...dragons(...THREE.slice(0, 2), kong('7777z', 'concealed')), ...liable('across') },
    'deciding-set-concealed',
  ],
  [
    'a concealed kong among the earlier ones',
    { rules: 'tesuji-2018', ...dragons(kong('5555z', 'concealed'), ...THREE.slice(1)), ...liable('right') },
    { ...dragons(kong('5555z', 'concealed'), ...THREE.slice(1)), ...liable('right') },
    'earlier-set-concealed',
  ],
  [
    'one feeder of a pattern',
    { ...dragons(pung('555z'), pung('666z'), pung('777z')), ...liable('left') },
    {
      ...dragons(pung('555z'), pung('666z'), pung('777z')),
      liable: [
        { from: 'left', pattern: 'daisangen' },
        { from: 'right', pattern: 'daisangen' },
      ],
    },
    'two-feeders',
  ],
  [
    'four winds',
    { ...winds(...FOUR_WINDS), ...liable('right', 'daisuushii') },
    { ...winds(...FOUR_WINDS), ...liable('left', 'daisuushii') },
    'another-fed-the-deciding-set',
  ],
  [
    'four winds need four calls',
    { ...winds(...FOUR_WINDS), ...liable('right', 'daisuushii') },
    { ...winds(...FOUR_WINDS.slice(1)), concealed: '6p111z', ...liable('right', 'daisuushii') },
    'deciding-set-concealed',
  ],
  [
    'the fourth kong is called whole',
    {
      rules: 'tesuji-2018',
      ...winds(
        kong('1111m', 'concealed'),
        kong('9999m', 'concealed'),
        kong('1111p', 'open', 'left'),
        kong('9999p', 'open', 'across'),
      ),
      ...liable('across', 'suukantsu'),
    },
    {
      rules: 'tesuji-2018',
      ...winds(
        kong('1111m', 'concealed'),
        kong('9999m', 'open', 'left'),
        kong('1111p', 'open', 'left'),
        kong('9999p', 'added', 'across'),
      ),
      ...liable('across', 'suukantsu'),
    },
    'deciding-kong-not-fed',
  ],
  [
    'only pao patterns have feeders',
    { ...dragons(...THREE), ...liable('right') },
    { ...dragons(...THREE), ...liable('right', 'toitoi') },
    'no-such-liability',
  ],
];

testNearMisses('liability and its near miss', ROWS);

describe('liability that the contract leaves open', () => {
  test.each<[string, Partial<HandRequest>, string, Partial<HandRequest>]>([
    [
      'a pattern that has no liability here',
      { ...dragons(...THREE), knobs: { pao: [] }, ...liable('left') },
      'pattern-without-liability-here',
      { ...dragons(...THREE), ...liable('right') },
    ],
    [
      'the caller of the deciding set alone',
      { ...dragons(pung('555z'), pung('666z'), pung('777z', 'left')), ...liable('right') },
      'only-the-deciding-caller-given',
      { ...dragons(pung('555z'), pung('666z'), pung('777z', 'left')), ...liable('left') },
    ],
    [
      'an added kong before the last one called',
      {
        ...winds(kong('1111m', 'added'), kong('9999m', 'open'), kong('1111p', 'open'), kong('9999p', 'open', 'left')),
        rules: 'tesuji-2018',
        ...liable('right', 'suukantsu'),
      },
      'added-kong-before-the-last',
      {
        ...winds(kong('1111m', 'added'), kong('9999m', 'open'), kong('1111p', 'open'), kong('9999p', 'open', 'right')),
        rules: 'tesuji-2018',
        ...liable('right', 'suukantsu'),
      },
    ],
  ])('%s', (_, open, doubt, clear) => {
    expect(naiveTable({ ...CLOSED, ...open })).toMatchObject({ possible: true, doubts: [doubt] });
    expect(naiveTable({ ...CLOSED, ...clear })).toMatchObject({ possible: true, doubts: [] });
  });
});
