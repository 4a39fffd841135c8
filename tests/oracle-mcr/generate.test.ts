import { describe, expect, it } from 'vitest';
import { FAN_IDS } from './fans.ts';
import { FAMILIES, generateRequests } from './generate.ts';
import { DEFAULT_OPTIONS, OPTION_VALUES } from './options.ts';
import { oracleMcr } from './score.ts';
import { howMany, KINDS, listTiles } from './tiles.ts';
import type { HandRequest, Meld } from './types.ts';

const COUNT = 5_000;
const requests = [...generateRequests(81, COUNT)];
const scored = requests.map((request) => ({ request, score: oracleMcr(request) }));

const familyOf = ({ id = '' }: HandRequest): string => id.replace(/-\d+-\d+$/, '');

function isMeld({ type, form, tiles }: Meld): boolean {
  const [first = '', ...others] = listTiles(tiles);
  const equal = others.every((tile) => tile === first);
  if (type === 'kong') return form !== undefined && equal && others.length === 3;
  if (form !== undefined || others.length !== 2) return false;
  const rising = others.every((tile, at) => KINDS.indexOf(tile) === KINDS.indexOf(first) + at + 1);
  const oneSuit = others.every((tile) => tile.charAt(1) === first.charAt(1) && !tile.endsWith('z'));
  return type === 'pung' ? equal : rising && oneSuit;
}

function faults(request: HandRequest): string[] {
  const { melds, winningTile, by, lastTile, afterKong, robbedKong, lastOfKind, flowers = 0 } = request;
  const concealed = listTiles(request.concealed);
  const others = [...concealed, ...melds.flatMap(({ tiles }) => listTiles(tiles))];
  const kongs = melds.filter(({ type }) => type === 'kong').length;
  const checks: Record<string, boolean> = {
    'not thirteen tiles': concealed.length + 3 * melds.length !== 13,
    'no such tile': [...others, winningTile].some((tile) => !KINDS.includes(tile)),
    'five of a kind': KINDS.some((kind) => howMany([...others, winningTile], kind) > 4),
    'no meld': !melds.every(isMeld),
    'replacement without a kong or a draw': afterKong === true && (by === 'discard' || kongs === 0),
    'robbed by a draw or with the last tile': robbedKong !== undefined && (by === 'draw' || lastTile === true),
    'robbed tile held': robbedKong !== undefined && others.includes(winningTile),
    'last of its kind held concealed': lastOfKind === true && concealed.includes(winningTile),
    'too many flowers': flowers < 0 || flowers > 8,
  };
  return Object.keys(checks).filter((fault) => checks[fault]);
}

describe('generated requests', () => {
  it('are possible', () => {
    expect(requests).toHaveLength(COUNT);
    expect(requests.filter((request) => faults(request).length > 0)).toEqual([]);
  });

  it('are the same for the same seed', () => {
    expect([...generateRequests(81, 200)]).toEqual(requests.slice(0, 200));
    const hands = (seed: number): string[] => [...generateRequests(seed, 200)].map(({ concealed }) => concealed);
    expect(hands(82)).not.toEqual(hands(81));
  });

  it('reach every family and every fan', () => {
    const families = new Set(requests.map(familyOf));
    const fans = new Set(scored.flatMap(({ score }) => score.equalLists.flatMap((list) => [...list.keys()])));
    expect(Object.keys(FAMILIES).filter((family) => !families.has(family))).toEqual([]);
    expect(FAN_IDS.filter((fan) => !fans.has(fan))).toEqual([]);
  });

  it('hold what is hard to read', () => {
    const has = (test: (one: (typeof scored)[number]) => boolean): boolean => scored.some(test);
    const kongs = ({ melds }: HandRequest): number => melds.filter(({ type }) => type === 'kong').length;
    const seen = {
      incomplete: has(({ score }) => !score.complete),
      'below the minimum': has(({ score }) => score.complete && !score.qualifying),
      'below the minimum but for flowers': has(({ score }) => !score.qualifying && score.points >= 8),
      'three equal lists': has(({ score }) => score.equalLists.length >= 3),
      'a knitted straight beside a meld': has(
        ({ request, score }) => score.fans.has('knitted-straight') && request.melds.length === 1,
      ),
      'replacement with the last tile': has(({ request }) => request.afterKong === true && request.lastTile === true),
      'a robbed last of its kind': has(
        ({ request }) => request.robbedKong !== undefined && request.lastOfKind === true,
      ),
      'Nine Gates lost': has(
        ({ request, score }) => familyOf(request) === 'nine-gates' && score.complete && !score.fans.has('nine-gates'),
      ),
      ...Object.fromEntries(
        [0, 1, 2, 3, 4].map((count) => [`${count} kongs`, has(({ request }) => kongs(request) === count)]),
      ),
      ...Object.fromEntries(
        (['open', 'added', 'concealed'] as const).map((form) => [
          `a kong ${form}`,
          has(({ request }) => request.melds.some((meld) => meld.form === form)),
        ]),
      ),
    };
    expect(Object.entries(seen).filter(([, found]) => !found)).toEqual([]);
  });
});

describe('every other reading of a disputed point', () => {
  const others = Object.entries(OPTION_VALUES).flatMap(([name, [, ...values]]) => values.map((value) => [name, value]));

  it.each(others)('%s %s changes the points of some hand', (name = '', value) => {
    const changed = scored.some(
      ({ request, score }) => oracleMcr(request, { ...DEFAULT_OPTIONS, [name]: value }).points !== score.points,
    );
    expect(changed).toBe(true);
  });
});
