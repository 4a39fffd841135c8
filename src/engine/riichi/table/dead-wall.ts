import { DEAD_STACKS } from './walls.ts';

/**
 * A tile of the dead wall: its stack from the break to the right, counted from 0, upper or lower, and what it is there for.
 * Replacement tiles are numbered from 1 in the order in which they are taken; indicators from 0, the first one open from
 * the start, and each of the others after a kong; `moved` tiles came from the end of the live wall, one for each kong.
 */
export interface DeadTile {
  readonly role: 'replacement' | 'indicator' | 'under-indicator' | 'moved';
  readonly number: number;
  readonly stack: number;
  readonly upper: boolean;
  /** For a replacement tile that was taken, and an indicator that lies open. */
  readonly turned: boolean;
}

const REPLACEMENT_STACKS = 2;

/** The dead wall after a number of kongs: fourteen tiles not taken (EMA 2016 2.6, 3.3.5). */
export function deadWallAfter(kongs: number): DeadTile[] {
  const stacks = Array.from({ length: DEAD_STACKS }, (_, stack): DeadTile[] => {
    if (stack < REPLACEMENT_STACKS)
      return [1, 2].map((place) => {
        const number = 2 * stack + place;
        return { role: 'replacement', number, stack, upper: place === 1, turned: kongs >= number };
      });
    const number = stack - REPLACEMENT_STACKS;
    return [
      { role: 'indicator', number, stack, upper: true, turned: number <= kongs },
      { role: 'under-indicator', number, stack, upper: false, turned: false },
    ];
  });
  const moved = Array.from({ length: kongs }, (_, i): DeadTile => {
    const stack = DEAD_STACKS + Math.floor(i / 2);
    return { role: 'moved', number: i + 1, stack, upper: i % 2 === 1, turned: false };
  });
  return [...stacks.flat(), ...moved];
}
