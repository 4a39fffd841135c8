import { FACE_CENTRE, RED_FIVE_MARK } from './body.ts';
import type { Rank } from './codes.ts';
import { PALETTE } from './palette.ts';
import { around, discs, type Point } from './svg.ts';

const { blue, green, red, ivory } = PALETTE;

type Pips = Readonly<Record<string, readonly Point[]>>;
const [, MIDDLE_Y] = FACE_CENTRE;
const row = (y: number, ...xs: number[]): Point[] => xs.map((x): Point => [x, y]);

function drawPips(radius: number, pips: Pips): string {
  const all = Object.values(pips).flat();
  const coloured = (share: number): string =>
    Object.entries(pips)
      .map(([colour, centres]) => discs(centres, radius * share, colour))
      .join('');
  return coloured(1) + discs(all, radius * 0.73, ivory) + coloured(0.54) + discs(all, radius * 0.19, ivory);
}

const FIVE = {
  radius: 9.4,
  pips: {
    [blue]: [
      [15.5, 17],
      [44.5, 56],
    ],
    [red]: [FACE_CENTRE],
    [green]: [
      [44.5, 17],
      [15.5, 56],
    ],
  },
} as const;

const greatCircle =
  discs([FACE_CENTRE], 25, green) +
  discs(around(FACE_CENTRE, 21.9, 24), 1.35, ivory) +
  discs([FACE_CENTRE], 18.6, ivory) +
  discs(around(FACE_CENTRE, 12.4, 8), 4.4, blue) +
  discs(around(FACE_CENTRE, 13.2, 8), 1.6, ivory) +
  discs([FACE_CENTRE], 8, red) +
  discs(around(FACE_CENTRE, 3.7, 5), 1.8, ivory);

/** The drawing of each tile of the dots; in the red five every pip is vermilion. */
export const DOTS: Readonly<Record<`${Rank | 0}p`, string>> = {
  '1p': greatCircle,
  '2p': drawPips(13.5, { [green]: row(20, 30), [blue]: row(53, 30) }),
  '3p': drawPips(10.5, { [blue]: row(14.5, 14.5), [red]: [FACE_CENTRE], [green]: row(58.5, 45.5) }),
  '4p': drawPips(11.5, {
    [blue]: [
      [16.5, 19.5],
      [43.5, 53.5],
    ],
    [green]: [
      [43.5, 19.5],
      [16.5, 53.5],
    ],
  }),
  '5p': drawPips(FIVE.radius, FIVE.pips),
  '6p': drawPips(9.2, { [green]: row(13.5, 18, 42), [red]: [...row(38.5, 18, 42), ...row(59.5, 18, 42)] }),
  '7p': drawPips(8.4, {
    [green]: [
      [12, 11],
      [30, 18],
      [48, 25],
    ],
    [red]: [...row(42.5, 18.5, 41.5), ...row(61.5, 18.5, 41.5)],
  }),
  '8p': drawPips(8, { [blue]: [11.3, 28.1, 44.9, 61.7].flatMap((y) => row(y, 18.5, 41.5)) }),
  '9p': drawPips(8.4, {
    [blue]: row(14, 11.5, 30, 48.5),
    [red]: row(MIDDLE_Y, 11.5, 30, 48.5),
    [green]: row(59, 11.5, 30, 48.5),
  }),
  '0p': drawPips(FIVE.radius, { [red]: Object.values(FIVE.pips).flat() }) + RED_FIVE_MARK,
};
