import { WINDS, type Wind } from '../../base/tile.ts';

/** Stacks in one player's wall (EMA 2016 2.4). */
export const STACKS = 17;
/** Stacks in the dead wall (EMA 2016 2.6). */
export const DEAD_STACKS = 7;

/** A stack by its wall's owner and its place from that wall's right end, counted from 1. */
export interface Stack {
  readonly wall: Wind;
  readonly fromRight: number;
}

const playerAt = (seat: number): Wind => WINDS[((seat % 4) + 4) % 4]!;

/** The last stack that is counted off for a throw: the wall opens to the left of it (EMA 2016 2.5). */
export const countedStack = (dice: number): Stack => ({ wall: playerAt(dice - 1), fromRight: dice });

/** The stack a number of places further in the order in which tiles are taken (clockwise); negative goes back. */
export function stackAt({ wall, fromRight }: Stack, places: number): Stack {
  const index = fromRight - 1 + places;
  const walls = Math.floor(index / STACKS);
  return { wall: playerAt(WINDS.indexOf(wall) - walls), fromRight: index - walls * STACKS + 1 };
}

/** The dead wall for a throw, from the break to the right (EMA 2016 2.6). */
export const deadWall = (dice: number): Stack[] =>
  Array.from({ length: DEAD_STACKS }, (_, i) => stackAt(countedStack(dice), -i));

/** A block of two stacks that a player takes at the deal, and in which round. */
export interface DealtBlock {
  readonly player: Wind;
  readonly round: number;
  readonly stacks: readonly [Stack, Stack];
}

const BLOCKS_EACH = 3;

/** The blocks of four tiles in the order of the deal (EMA 2016 2.8). */
export const dealBlocks = (dice: number): DealtBlock[] =>
  Array.from({ length: BLOCKS_EACH * 4 }, (_, i) => ({
    player: playerAt(i),
    round: Math.floor(i / 4) + 1,
    stacks: [stackAt(countedStack(dice), 2 * i + 1), stackAt(countedStack(dice), 2 * i + 2)],
  }));

/** A single tile that a player takes at the end of the deal. */
export interface DealtTile {
  readonly player: Wind;
  readonly stack: Stack;
  readonly upper: boolean;
}

/**
 * The last five tiles of the deal: East jumps, taking the upper tiles of the first and third stacks that are left; the others
 * take one each, in turn, of what comes next (EMA 2016 2.8). The wall goes on with the lower tile of the third.
 */
export function dealSingles(dice: number): DealtTile[] {
  const stack = (places: number): Stack => stackAt(countedStack(dice), 2 * BLOCKS_EACH * 4 + 1 + places);
  return [
    { player: 'east', stack: stack(0), upper: true },
    { player: 'east', stack: stack(2), upper: true },
    { player: 'south', stack: stack(0), upper: false },
    { player: 'west', stack: stack(1), upper: true },
    { player: 'north', stack: stack(1), upper: false },
  ];
}

/** A stack as text, to look it up by. */
export const stackKey = ({ wall, fromRight }: Stack): string => `${wall} ${fromRight}`;
