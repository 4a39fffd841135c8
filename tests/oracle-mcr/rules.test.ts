import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS, OPTION_VALUES } from './options.ts';
import type { Options } from './options.ts';
import { oracleMcr } from './score.ts';
import type { HandRequest, Meld } from './types.ts';

/** A hand as `"concealed + winning tile"`, melds as `"c123m p555z ko1111p kc2222s"`, won by discard as East in the east round. */
function hand(tiles: string, melds = '', more: Partial<HandRequest> = {}): HandRequest {
  const [concealed = '', winningTile = ''] = tiles.split(' + ');
  const meld = (written: string): Meld => {
    const [, letters = '', meldTiles = ''] = /^([a-z]+)(.*)$/.exec(written) ?? [];
    if (letters === 'c') return { type: 'chow', tiles: meldTiles };
    if (letters === 'p') return { type: 'pung', tiles: meldTiles };
    return { type: 'kong', form: letters === 'kc' ? 'concealed' : 'open', tiles: meldTiles };
  };
  const declared = melds.split(' ').filter(Boolean).map(meld);
  return {
    rules: 'mers-2014',
    concealed,
    melds: declared,
    winningTile,
    by: 'discard',
    seatWind: 'east',
    roundWind: 'east',
    ...more,
  };
}

const lists = (request: HandRequest): string[] =>
  oracleMcr(request)
    .equalLists.map((list) =>
      [...list]
        .map(([fan, count]) => `${fan}${count > 1 ? ` ${count}` : ''}`)
        .sort()
        .join(', '),
    )
    .sort();

describe('what counts', () => {
  it.each<[string, HandRequest, string[]]>([
    [
      'one three-chow fan and one pair for the fourth chow, of several',
      hand('78p55z + 9p', 'c123p c456p c123s'),
      ['mixed-double-chow, one-voided-suit, pure-straight'],
    ],
    [
      'the fourth chow with any set of a Pure Straight',
      hand('78p55z + 9p', 'c123p c456p c456p'),
      ['half-flush, pure-double-chow, pure-straight', 'half-flush, pure-straight, short-straight'],
    ],
    [
      'three pairs among four chows, in any of their ways',
      hand('89m77z + 7m', 'c123m c123m c789m'),
      [
        'edge-wait, half-flush, outside-hand, pure-double-chow 2, two-terminal-chows',
        'edge-wait, half-flush, outside-hand, pure-double-chow, two-terminal-chows 2',
      ],
    ],
    [
      'Mixed Double Chow not twice with one set, where two equal chows go together too',
      hand('34p44z + 2p', 'c234m c234m p777s'),
      ['mixed-double-chow, pure-double-chow'],
    ],
    [
      'the pung of ones beside Little Four Winds, not those of winds',
      hand('11m44z + 1m', 'p111z p222z p333z', { seatWind: 'west', roundWind: 'west' }),
      ['all-terminals-and-honors, half-flush, little-four-winds, prevalent-wind, seat-wind'],
    ],
    [
      'the pung of nines beside Big Three Winds, not those of winds',
      hand('67m55p + 8m', 'p111z p222z p333z'),
      ['big-three-winds, one-voided-suit, prevalent-wind, seat-wind'],
    ],
    ['nothing as Chicken Hand', hand('34p77z + 2p', 'c123p p444s c789m'), ['chicken-hand']],
    [
      'flowers beside Chicken Hand',
      hand('34p77z + 2p', 'c123p p444s c789m', { flowers: 3 }),
      ['chicken-hand, flower-tiles 3'],
    ],
    [
      'a pung won by discard as exposed, and as concealed where the tile goes into a chow',
      hand('444p66678s44m + 6s', 'c123p'),
      ['no-honors, tile-hog, two-concealed-pungs'],
    ],
    [
      'both last tile and replacement tile, and no Self-Drawn',
      hand('34p77z + 2p', 'c123p ko4444s c789m', { by: 'draw', lastTile: true, afterKong: true }),
      ['last-tile-draw, melded-kong, out-with-replacement-tile'],
    ],
    [
      'no Last Tile for a robbed kong',
      hand('34p77z + 2p', 'c123p p444s c789m', { robbedKong: 'added', lastOfKind: true }),
      ['robbing-the-kong'],
    ],
    [
      'Last Tile when three lie in exposed sets of the winner',
      hand('34p77z + 2p', 'p222p c789m p888s'),
      ['last-tile, tile-hog'],
    ],
    [
      'three concealed pungs of which two are kongs',
      hand('444p67m77z + 8m', 'kc2222s kc6666s', { by: 'draw' }),
      ['fully-concealed-hand, three-concealed-pungs, two-concealed-kongs'],
    ],
    [
      'a melded hand, and no more with a concealed kong',
      hand('5m + 5m', 'c123m p222p ko8888s c678p'),
      ['melded-hand, melded-kong, no-honors'],
    ],
    [
      'single wait with a concealed kong among the melds',
      hand('5m + 5m', 'c123m p222p kc8888s c678p'),
      ['concealed-kong, no-honors, single-wait'],
    ],
    [
      'the lost winning tile: no Nine Gates but the flush below it (MERS 1.9)',
      hand('1112345678999m + 9m', '', { winningTileShown: false }),
      ['concealed-hand, full-flush, pung-of-terminals-or-honors, pure-straight, tile-hog'],
    ],
    [
      'no wait fan then, and no Chicken Hand for it',
      hand('35p77z + 4p', 'c123p p444s c789m', { winningTileShown: false }),
      [''],
    ],
    [
      'Chicken Hand where there was no fan to lose',
      hand('34p77z + 2p', 'c123p p444s c789m', { winningTileShown: false }),
      ['chicken-hand'],
    ],
  ])('%s', (_, request, expected) => {
    expect(lists(request)).toEqual(expected);
  });
});

describe('invalid hands', () => {
  it.each([
    ['one tile off', hand('34p77z + 3p', 'c123p p444s c789m')],
    ['a knitted straight beside two melds', hand('14m258p36s + 7m', 'c123p c234p')],
    ['knitted tiles of two rows in one suit', hand('147m147p369s1234z + 5z')],
    ['seven pairs beside a kong', hand('1122m3344p55s + 5s', 'kc7777s')],
    ['twelve orphans', hand('19m19p19s1234566z + 6z')],
  ])('%s', (_, request) => {
    expect(oracleMcr(request)).toMatchObject({ complete: false, points: 0, qualifying: false, equalLists: [] });
  });

  it('of seven points and a flower', () => {
    const score = oracleMcr(hand('345p67s11z + 8s', 'kc1111m ko2222s', { flowers: 1 }));
    expect(score).toMatchObject({ complete: true, points: 8, qualifying: false });
  });
});

describe('the disputed points', () => {
  it('start from the first reading', () => {
    expect(Object.entries(DEFAULT_OPTIONS)).toEqual(
      Object.entries(OPTION_VALUES).map(([name, [first]]) => [name, first]),
    );
  });

  const last = hand('34p77z + 2p', 'c123p p444s c789m', { lastTile: true });
  /** A hand with its points under each reading, in the order of the readings. */
  const cases: [keyof Options, HandRequest, number[]][] = [
    ['exhaustedWaits', hand('1112m + 2m', 'ko3333m c456p p888s'), [3, 4]],
    ['exhaustedWaits', hand('1112m + 2m', 'p333m c456p p888s'), [2, 2]],
    ['knittedOverlapWait', hand('147m122358p3669s + 6s'), [16, 17]],
    ['knittedOverlapWait', hand('12247m258p13369s + 2s'), [17, 17]],
    ['nineGatesPungs', hand('1112345678999p + 5p'), [90, 88, 91]],
    ['nineGatesPungs', hand('1112345678999p + 9p'), [106, 106, 106]],
    ['bigKongsConcealed', hand('67m11z + 8m', 'ko2222s kc3333s ko5555p'), [32, 34]],
    ['bigKongsConcealed', hand('67m11z + 8m', 'kc2222s kc3333s ko5555p'), [34, 40]],
    ['bigKongsConcealed', hand('67m11z + 8m', 'kc2222s kc3333s kc5555p'), [50, 50]],
    ['honourHogInPairs', hand('2266m337p44s1111z + 7p'), [26, 24]],
    ['honourHogInPairs', hand('2266m3333p44s113z + 3z'), [26, 26]],
    ['forcedHog', hand('22334466888s66z + 8s'), [120, 118]],
    ['forcedHog', hand('222233334466s8s + 8s'), [142, 140]],
    ['lastDiscardAsReplacement', last, [8, 16]],
    ['lastDiscardAsReplacement', { ...last, by: 'draw' }, [8, 8]],
    ['twoKongs', hand('345p67s11z + 8s', 'kc1111m kc2222s'), [11, 9, 9]],
    ['twoKongs', hand('345p67s11z + 8s', 'kc1111m ko2222s'), [7, 6, 4]],
    ['fourBesideTiles', hand('99m88s + 9m', 'p777s p888m p777p'), [33, 45]],
    ['fourBesideTiles', hand('2333s + 1s', 'c123p c123m c123s'), [37, 49]],
  ];

  it.each(cases)('%s of %j: %j', (name, request, points) => {
    const values: readonly string[] = OPTION_VALUES[name];
    expect(values.map((value) => oracleMcr(request, { ...DEFAULT_OPTIONS, [name]: value }).points)).toEqual(points);
  });

  it('each change the points of some hand', () => {
    const changing = new Set(cases.filter(([, , points]) => new Set(points).size > 1).map(([name]) => name));
    expect([...changing]).toEqual(Object.keys(OPTION_VALUES));
  });
});
