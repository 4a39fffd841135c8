import { describe, expect, test } from 'vitest';
import { KINDS, TILE_OF_KIND, tidyTiles } from '../../src/engine/riichi/index.ts';
import { EMPTY } from '../../src/components/widgets/hand-editor/draft.ts';
import { written } from '../../src/components/widgets/hand-editor/written.ts';

const draft = (concealed: string, winningTile = '') => ({ ...EMPTY, concealed, winningTile });

describe('a hand in other notations', () => {
  test('reads back from each of them', () => {
    const hand = written(draft('234m067p34567s44z', '8s'));
    const mpsz = '234m067p34567s44z8s';
    expect(hand).toMatchObject({ mpsz, tenhou: `https://tenhou.net/2/?q=${mpsz}`, hasReds: true });
    expect(tidyTiles(hand?.tenhou ?? '')).toBe(mpsz);
    expect(hand?.singly).toBe('2m3m4m0p6p7p3s4s5s6s7s4z4z8s');
  });

  test('has Unicode’s tile for every kind, as the field for tiles reads it', () => {
    for (let kind = 0; kind < KINDS; kind++) {
      const tile = TILE_OF_KIND[kind] ?? '';
      expect(tidyTiles(written(draft(tile))?.glyphs ?? ''), tile).toBe(tile);
    }
  });

  test('writes sets apart and no link to a page that takes closed hands only', () => {
    const melds = [{ type: 'pung', tiles: '555z' }] as const;
    const hand = written({ ...draft('345m67p22567s', '8p'), melds });
    expect(hand?.mpsz).toBe('345m67p22567s8p 555z');
    expect(hand?.tenhou).toBeUndefined();
  });

  test('takes what was typed with spaces, and is nothing for an empty table', () => {
    expect(written(draft('1m 2m 3m'))?.mpsz).toBe('123m');
    expect(written(EMPTY)).toBeUndefined();
  });
});
