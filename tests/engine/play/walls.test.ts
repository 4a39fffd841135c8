import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  STACKS,
  countedStack,
  dealBlocks,
  dealSingles,
  deadWall,
  deadWallAfter,
  stackAt,
  stackKey,
} from '../../../src/engine/riichi/index.ts';

interface Example {
  readonly id: string;
  readonly kind: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expect: Readonly<Record<string, unknown>>;
}

const examples = readFileSync(new URL('../../fixtures/riichi-examples.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Example);
const ofKind = (kind: string): Example[] => examples.filter((example) => example.kind === kind);

const THROWS = Array.from({ length: 11 }, (_, i) => i + 2);
const WIND = { E: 'east', S: 'south', W: 'west', N: 'north' } as const;
const isPlace = (text: string) => /^(\d) (top|bottom)$/.exec(text);

describe('the break', () => {
  it.each(ofKind('wall_break').map((example) => [example.id, example] as const))(
    '%s',
    (_id, { input, expect: wanted }) => {
      const { wall, fromRight } = countedStack(Number(input.dice));
      expect(wall).toBe(WIND[wanted.wall_of as keyof typeof WIND]);
      expect(fromRight).toBe(wanted.stacks_from_right);
    },
  );

  it.each(THROWS)('a throw of %i: the dead wall is the seven counted stacks and on round the corner', (dice) => {
    const stacks = deadWall(dice);
    expect(new Set(stacks.map(stackKey)).size).toBe(7);
    expect(stacks[0]).toEqual(countedStack(dice));
    for (const [i, stack] of stacks.entries()) expect(stackAt(stack, i)).toEqual(countedStack(dice));
    expect(stacks.filter(({ wall }) => wall !== stacks[0]?.wall)).toHaveLength(Math.max(0, 7 - dice));
  });
});

describe('the deal', () => {
  it.each(THROWS)('a throw of %i: thirteen tiles each, East fourteen, 69 are left', (dice) => {
    const tiles = new Map<string, number>();
    const add = (player: string, count: number) => tiles.set(player, (tiles.get(player) ?? 0) + count);
    for (const { player } of dealBlocks(dice)) add(player, 4);
    for (const { player } of dealSingles(dice)) add(player, 1);
    expect(Object.fromEntries(tiles)).toEqual({ east: 14, south: 13, west: 13, north: 13 });
    const taken = dealBlocks(dice).flatMap(({ stacks }) => stacks.map(stackKey));
    const apart = new Set([
      ...taken,
      ...dealSingles(dice).map(({ stack }) => stackKey(stack)),
      ...deadWall(dice).map(stackKey),
    ]);
    expect(taken).toHaveLength(24);
    expect(apart.size).toBe(24 + 3 + 7);
    expect(4 * STACKS * 2 - 14 - 53).toBe(69);
  });

  it('is as the example says', () => {
    const [example] = ofKind('deal');
    expect(example?.expect).toMatchObject({
      rounds_of_four: 3,
      east: 14,
      others: 13,
      east_last_two: 'top tiles of stacks 1 and 3',
    });
    const east = dealSingles(7).filter(({ player }) => player === 'east');
    const first = stackAt(dealBlocks(7).at(-1)?.stacks[1] ?? countedStack(7), 1);
    expect(east).toEqual([
      { player: 'east', stack: first, upper: true },
      { player: 'east', stack: stackAt(first, 2), upper: true },
    ]);
  });

  it('the first block is East’s, to the left of the break, and the round goes on to the right of the table', () => {
    const [first] = dealBlocks(5);
    expect(first?.player).toBe('east');
    expect(first?.stacks[0]).toEqual(stackAt(countedStack(5), 1));
    expect(
      dealBlocks(5)
        .slice(0, 4)
        .map(({ player }) => player),
    ).toEqual(['east', 'south', 'west', 'north']);
  });
});

describe('the dead wall', () => {
  it('always holds fourteen tiles', () => {
    const [example] = ofKind('dead_wall');
    expect(example?.expect).toMatchObject({ stacks: 7, tiles: 14, always_14: true, live_after_deal: 69 });
    for (const kongs of [0, 1, 2, 3, 4])
      expect(deadWallAfter(kongs).filter(({ role, turned }) => role !== 'replacement' || !turned)).toHaveLength(14);
  });

  it('matches the example: replacement tiles, dora, kan dora', () => {
    const [example] = ofKind('dead_wall_map');
    const {
      replacement,
      dora,
      kan_dora: kanDora,
    } = example?.expect as { replacement: string[]; dora: string; kan_dora: string[] };
    const place = ({ stack, upper }: { stack: number; upper: boolean }) => `${stack + 1} ${upper ? 'top' : 'bottom'}`;
    const tiles = deadWallAfter(0);
    const ofRole = (role: string) =>
      tiles
        .filter((tile) => tile.role === role)
        .sort((a, b) => a.number - b.number)
        .map(place);
    expect(ofRole('replacement')).toEqual(replacement);
    expect(ofRole('indicator')).toEqual([dora, ...kanDora]);
    expect([...replacement, dora, ...kanDora].every(isPlace)).toBe(true);
  });

  it('takes a tile from the end of the live wall for each kong: beyond its seven stacks, the lower one first', () => {
    const moved = deadWallAfter(4).filter(({ role }) => role === 'moved');
    expect(moved.map(({ number, stack, upper }) => [number, stack, upper])).toEqual([
      [1, 7, false],
      [2, 7, true],
      [3, 8, false],
      [4, 8, true],
    ]);
    expect(deadWallAfter(1).filter(({ role }) => role === 'moved')).toEqual(moved.slice(0, 1));
  });

  it('gives one replacement tile for each kong, in their order', () => {
    for (const kongs of [0, 1, 2, 3, 4])
      expect(
        deadWallAfter(kongs)
          .filter(({ role, turned }) => role === 'replacement' && turned)
          .map(({ number }) => number),
      ).toEqual([1, 2, 3, 4].slice(0, kongs));
  });

  it('shows one indicator, and one more with each kong', () => {
    for (const kongs of [0, 1, 2, 3, 4])
      expect(deadWallAfter(kongs).filter(({ role, turned }) => role === 'indicator' && turned)).toHaveLength(kongs + 1);
  });
});
