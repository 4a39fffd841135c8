import { PALETTE } from './palette.ts';
import { petals } from './petals.ts';
import { around, discs, fill, line, num, type Point } from './svg.ts';

const { green, blue, red, ink, ivory, bamboo, bambooDark } = PALETTE;

const plumBlossom = (centre: Point, radius: number): string =>
  discs([...around(centre, radius * 0.62, 5), centre], radius * 0.48, red) +
  discs(around(centre, radius * 0.28, 5, 90), radius * 0.13, ivory);

/** A plum branch in blossom. */
export const PLUM =
  line('M8 69Q24 62 29 50T49 27M29 50Q24 44 21 36M33 43Q44 46 46 54', ink, 2.4) +
  plumBlossom([18, 33], 9) +
  plumBlossom([40, 36], 10) +
  plumBlossom([45, 58], 8.5) +
  discs(
    [
      [50, 26],
      [15, 52],
      [27, 68],
    ],
    2.4,
    red,
  );

/** An orchid: long leaves and two flowers. */
export const ORCHID =
  fill('M27 69Q20 45 4 44Q22 37 31 69zM29 69Q27 40 14 26Q34 36 33 69zM30 69Q36 42 56 46Q40 46 34 69z', green) +
  line('M31 66Q34 48 36 42M33 62Q42 58 47 62', green, 1.4) +
  petals([37, 37], { from: 1, to: 12, width: 4 }, [-150, -95, -40, 25, 160], blue) +
  petals([48, 62], { from: 0.5, to: 7, width: 3 }, [-100, -45, 10, 65], blue) +
  discs([[37, 37]], 2.2, ivory);

const HEAD: Point = [31, 44];
const spokes = (from: number, to: number, turn: number): string =>
  around(HEAD, from, 16, turn)
    .map(
      ([x, y]) =>
        `M${num(x)} ${num(y)}l${num(((x - HEAD[0]) * (to - from)) / from)} ${num(((y - HEAD[1]) * (to - from)) / from)}`,
    )
    .join('');

/** A chrysanthemum in full bloom. */
export const CHRYSANTHEMUM =
  line('M30 70Q32 66 31 58', green, 2.2) +
  petals([30, 70], { from: 0, to: 20, width: 6 }, [-156, -26], green) +
  discs([HEAD], 10, bamboo) +
  line(spokes(9, 15, -90), bamboo, 4.6) +
  line(spokes(6.5, 10.5, -78.75), bambooDark, 1.8) +
  discs([HEAD], 3.4, bambooDark) +
  discs([HEAD], 1.6, ivory);

/** Two stems of bamboo with their leaves. */
export const BAMBOO_GROVE =
  line('M19.6 68v-8M20.6 54.4v-10M21.6 38.8v-10M35 68v-11M35.8 51.4v-12M36.6 33.8v-6', green, 4.6) +
  petals([36, 40], { from: 2, to: 18, width: 4 }, [-18, 18, 52], green) +
  petals([20, 47], { from: 2, to: 15, width: 3.6 }, [128, 162, -164], green) +
  petals([36, 60], { from: 2, to: 17, width: 3.6 }, [-30, 4], green);
