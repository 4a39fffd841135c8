import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { deadWallTiles } from '../../src/components/table-diagrams/dead-wall.ts';
import { laidWalls } from '../../src/components/table-diagrams/plan.ts';
import { countedStack, dealBlocks, deadWall, stackAt, stackKey } from '../../src/engine/riichi/index.ts';

interface BreakExample {
  readonly kind: string;
  readonly input: { readonly dice: number };
  readonly expect: { readonly wall_of: string; readonly stacks_from_right: number };
}

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

test.each(THROWS)('the plan of a throw of %i draws 68 stacks, none on another', (thrown) => {
  const walls = laidWalls(thrown, []);
  expect(walls.flatMap(({ stacks }) => stacks)).toHaveLength(68);
  for (const { stacks } of walls) {
    const places = stacks.map(({ x }) => x).sort((a, b) => a - b);
    const steps = places.slice(1).map((x, i) => x - (places[i] ?? x));
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(13);
  }
});
