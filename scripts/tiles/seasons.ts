import { PALETTE } from './palette.ts';
import { petals } from './petals.ts';
import { around, discs, fill, line, num, type Point } from './svg.ts';

const { green, blue, red, ink, ivory, bamboo } = PALETTE;

/** Spring: a butterfly over young shoots. */
export const SPRING =
  petals([14, 70], { from: 0, to: 16, width: 4 }, [-120, -85, -50], green) +
  petals([45, 70], { from: 0, to: 13, width: 4 }, [-125, -88, -55], green) +
  petals([30, 43], { from: 0, to: 22, width: 12 }, [-148, -32], red) +
  petals([30, 45], { from: 0, to: 15, width: 10 }, [142, 38], blue) +
  discs(
    [
      [18, 36],
      [42, 36],
    ],
    2.2,
    ivory,
  ) +
  line('M30 37v17', ink, 2.6) +
  line('M30 37q-2-7-6-9M30 37q2-7 6-9', ink, 1.2);

const LOTUS: Point = [30, 60];

/** Summer: a lotus on the water. */
export const SUMMER =
  fill('M3 62Q12 55 22 60Q40 56 57 62Q44 68 30 67Q14 68 3 62z', green) +
  petals(LOTUS, { from: 0, to: 26, width: 9 }, [-155, -25], red) +
  petals(LOTUS, { from: 0, to: 31, width: 10 }, [-128, -52], ivory) +
  petals(LOTUS, { from: 0, to: 30, width: 9 }, [-128, -52], red) +
  petals(LOTUS, { from: 0, to: 35, width: 12 }, [-90], ivory) +
  petals(LOTUS, { from: 0, to: 33, width: 10 }, [-90], red);

function mapleLeaf([x, y]: Point, size: number, turn: number, colour: string): string {
  const lobes = (length: number, width: number, ...directions: number[]): string =>
    petals(
      [x, y],
      { from: -size * 0.1, to: size * length, width: size * width },
      directions.map((degrees) => degrees + turn),
      colour,
    );
  return lobes(1, 0.32, -90) + lobes(0.88, 0.3, -138, -42) + lobes(0.7, 0.26, 176, 4);
}

/** Autumn: maple leaves falling. */
export const AUTUMN =
  line('M32 52Q30 62 26 69', red, 1.8) +
  mapleLeaf([33, 50], 25, 12, red) +
  mapleLeaf([13, 60], 10, -30, bamboo) +
  line('M13 60l3 6', bamboo, 1.2);

function snowflake(centre: Point, radius: number, width: number): string {
  const arms = around(centre, radius, 6).map(([x, y]) => `M${num(centre[0])} ${num(centre[1])}L${num(x)} ${num(y)}`);
  const forks = around(centre, radius * 0.6, 6).flatMap((fork, index) =>
    [-50, 50].map((turn) => {
      const angle = ((-90 + 60 * index + turn) * Math.PI) / 180;
      return `M${num(fork[0])} ${num(fork[1])}l${num(radius * 0.34 * Math.cos(angle))} ${num(radius * 0.34 * Math.sin(angle))}`;
    }),
  );
  return line([...arms, ...forks].join(''), blue, width);
}

/** Winter: snowflakes. */
export const WINTER = snowflake([31, 46], 19, 2.4) + snowflake([9, 31], 5, 1.1) + snowflake([52, 65], 5, 1.1);
