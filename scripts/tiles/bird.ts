import { PALETTE } from './palette.ts';
import { discs, fill, line, type Point } from './svg.ts';

const { green, blue, red, ink, ivory } = PALETTE;

const PLUMES: readonly Point[] = [
  [33, 8.5],
  [43.5, 9.5],
  [51.5, 17],
  [53.5, 28],
  [53, 39],
  [49.5, 49.5],
];

const tail =
  line(PLUMES.map(([x, y]) => `M27 43Q${x - 7} ${y + 9} ${x} ${y}`).join(''), green, 2.6) +
  discs(PLUMES, 5, green) +
  discs(PLUMES, 3.6, ivory) +
  discs(PLUMES, 2.4, red);

const legs = line('M23 55l-1 12m-5 2l5-2 5 2M30 55l2 12m-5 2l5-2 5 2', ink, 1.7);
const crest =
  line('M15.500 15l-5-6M17 14v-8M18.500 15l4-6', blue, 1.2) +
  discs(
    [
      [10, 8],
      [17, 5.5],
      [23, 8],
    ],
    1.8,
    red,
  );
const beak = fill('M11.800 18.500L5 22.500l7.500 1.500z', red);
const body = fill(
  'M11 20.500C11 13 21.500 12.500 22 20.500C22.300 25.500 20.500 28 21.500 32C24 37 33 39 40 49C37 56 30 59 23 57.500C13 55.500 8.500 47 10.500 38C11.500 32.500 14.500 29 13.800 25.800C12 25 11 23 11 20.500Z',
  blue,
);
const wing =
  fill('M17 42C22 35 34 40 43 51C37 55.500 28 57 22 53.500C17.500 51 15.500 46 17 42Z', green) +
  line('M21 44q8-1 14 6M22 48.500q5 0 9 4', ivory, 1.3);
const eye = discs([[15.5, 19.5]], 1.8, ivory) + discs([[15.2, 19.5]], 0.9, ink);

/** The bird of the one of bamboo: a peacock in profile, its tail raised. */
export const BIRD = tail + legs + crest + beak + body + wing + eye;
