import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { deadWallTiles } from '../../src/components/widgets/table-diagrams/dead-wall.ts';
import { laidWalls } from '../../src/components/widgets/table-diagrams/plan.ts';
import { countedStack, dealBlocks, deadWall, stackAt, stackKey } from '../../src/engine/riichi/index.ts';

interface BreakExample {
  readonly kind: string;
  readonly input: { readonly dice: number };
  readonly expect: { readonly wall_of: string; readonly stacks_from_right: number };
}

/** How many stacks stand on either side of the middle one of a wall. */
const STACKS_BESIDE = 8;
const THROWS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const breaks = readFileSync('tests/fixtures/riichi-examples.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as BreakExample)
  .filter(({ kind }) => kind === 'wall_break');

describe('the opening of the wall', () => {
  test('has an example for every throw', () => {
    expect(breaks.map(({ input }) => input.dice)).toEqual(THROWS);
  });

  test.each(breaks)('a throw of $input.dice', ({ input, expect: wanted }) => {
    const { wall, fromRight } = countedStack(input.dice);
    expect([wall.charAt(0).toUpperCase(), fromRight]).toEqual([wanted.wall_of, wanted.stacks_from_right]);
  });
});

describe('the dead wall', () => {
  test('goes round the corner to the right-hand neighbour', () => {
    expect(deadWall(4).map(stackKey)).toEqual([
      'north 4',
      'north 3',
      'north 2',
      'north 1',
      'east 17',
      'east 16',
      'east 15',
    ]);
  });

  test.each([0, 1, 2, 3, 4])('has fourteen tiles after %i kongs', (kongs) => {
    const indicators = (['6s', '1z', '2z', '3z', '4z'] as const).slice(0, kongs + 1);
    for (const lowered of [false, true]) {
      const tiles = deadWallTiles(indicators, lowered).filter(({ gone }) => gone !== true);
      expect(tiles).toHaveLength(14);
      expect(tiles.flatMap(({ face }) => face ?? [])).toEqual(indicators);
    }
  });
});

test('no tile of the dead wall is gone before the first kong', () => {
  const gone = (kongs: number): number =>
    deadWallTiles((['6s', '1z', '2z'] as const).slice(0, kongs + 1), false).filter((tile) => tile.gone).length;
  expect([0, 1, 2].map(gone)).toEqual([0, 1, 2]);
});

describe('the drawing of the dead wall', () => {
  const tiles = deadWallTiles(['6s', '1z'], false);

  test('numbers the replacement tiles and takes away those that were drawn', () => {
    expect(tiles.slice(0, 4).map(({ badge, gone }) => [badge, gone])).toEqual([
      [1, true],
      [2, false],
      [3, false],
      [4, false],
    ]);
  });

  test('turns the indicators that lie open, and numbers the places of the others', () => {
    const upper = tiles.slice(4, 14).filter((_, i) => i % 2 === 0);
    expect(upper.map(({ face, badge }) => face ?? badge)).toEqual(['6s', '1z', 2, 3, 4]);
    expect(upper.slice(0, 2).map(({ badge }) => badge)).toEqual([undefined, undefined]);
    expect(deadWallTiles([], false)[4]).toMatchObject({ face: undefined, badge: undefined });
  });

  test('lays upper tiles above lower ones, each stack beside the one before, and what was moved a little apart', () => {
    const [first, second, third] = tiles;
    expect([first?.x, first?.y]).toEqual([0, 0]);
    expect([second?.x, third?.y]).toEqual([0, 0]);
    expect(second?.y).toBeGreaterThan(0);
    expect(third?.x).toBeGreaterThan(0);
    const moved = tiles.at(-1);
    expect(moved?.x).toBeGreaterThan(7 * (third?.x ?? 0));
    expect(moved?.y).toBe(second?.y);
  });

  test('may show the first replacement tile set down beside the wall', () => {
    const [first, ...others] = deadWallTiles(['6s', '1z'], true);
    expect(first?.x).toBeLessThan(0);
    expect(first?.y).toBeGreaterThan(0);
    expect(others).toEqual(tiles.slice(1));
  });
});

describe('the deal', () => {
  test('runs away from the dead wall, clockwise, and never into it', () => {
    expect(stackAt({ wall: 'east', fromRight: 17 }, 1)).toEqual({ wall: 'north', fromRight: 1 });
    for (const thrown of THROWS) {
      const dealt = dealBlocks(thrown).flatMap(({ stacks }) => stacks.map(stackKey));
      expect(new Set([...dealt, ...deadWall(thrown).map(stackKey)]).size).toBe(24 + 7);
    }
  });

  test('gives every player three blocks, East the first', () => {
    const players = dealBlocks(9).map(({ player }) => player);
    expect(players.slice(0, 5)).toEqual(['east', 'south', 'west', 'north', 'east']);
    expect(players.filter((player) => player === 'north')).toHaveLength(3);
  });
});

test.each(THROWS)('the plan for a throw of %i draws 68 stacks without overlaps', (thrown) => {
  const walls = laidWalls(thrown, []);
  expect(walls.flatMap(({ stacks }) => stacks)).toHaveLength(68);
  for (const { stacks } of walls) {
    const places = stacks.map(({ x }) => x).sort((a, b) => a - b);
    const steps = places.slice(1).map((x, i) => x - (places[i] ?? x));
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(13);
  }
});

test.each(THROWS)(
  'the plan of a throw of %i sets the dead wall apart from the live one, and nothing else',
  (thrown) => {
    for (const { stacks } of laidWalls(thrown, [])) {
      const inOrder = stacks.toSorted((a, b) => a.x - b.x);
      const [least = 0] = inOrder
        .slice(1)
        .map(({ x }, i) => x - (inOrder[i]?.x ?? 0))
        .sort((a, b) => a - b);
      inOrder.slice(1).forEach(({ x, part }, i) => {
        const before = inOrder[i];
        const isApart = x - (before?.x ?? 0) > least;
        expect(isApart, `${String(i)} ${part}`).toBe(part !== before?.part);
      });
    }
  },
);

test('a plan without a throw is whole, and blocks that are dealt take turns', () => {
  const parts = new Set(laidWalls(undefined, []).flatMap(({ stacks }) => stacks.map(({ part }) => part)));
  expect([...parts]).toEqual(['live']);
  for (const { stacks } of laidWalls(undefined, [])) {
    expect(stacks.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(0);
    expect(stacks.at(STACKS_BESIDE)?.x).toBeCloseTo(0);
  }
  const [first, second] = dealBlocks(9);
  const partsOf = (block: typeof first): readonly string[] =>
    laidWalls(9, dealBlocks(9)).flatMap(({ stacks }) =>
      stacks.filter((one) => block?.stacks.map(stackKey).includes(stackKey(one))).map(({ part }) => part),
    );
  expect(partsOf(first)).toEqual(['dealt-odd', 'dealt-odd']);
  expect(partsOf(second)).toEqual(['dealt-even', 'dealt-even']);
});
