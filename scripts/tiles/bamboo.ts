import { RED_FIVE_MARK } from './body.ts';
import { BIRD } from './bird.ts';
import type { Rank } from './codes.ts';
import { PALETTE } from './palette.ts';
import { bar, line, num, type Point } from './svg.ts';

const { green, red, ivory } = PALETTE;

interface Stick {
  readonly from: Point;
  readonly to: Point;
}
type Sticks = Readonly<Record<string, readonly Stick[]>>;

const upright = (x: number, y: number, length: number): Stick => ({
  from: [x, y - length / 2],
  to: [x, y + length / 2],
});
const row = (y: number, length: number, ...xs: number[]): Stick[] => xs.map((x) => upright(x, y, length));

const LONG = 27;
const SHORT = 17.5;
const [upper, lower] = [20.5, 52.5] as const;
const [top, middle, bottom] = [14, 36.5, 59] as const;
const column = (x: number): Stick[] => [top, middle, bottom].map((y) => upright(x, y, SHORT));

const ZIGZAG: readonly Stick[] = [
  { from: [9.5, 9], to: [9.5, 32] },
  { from: [18, 9], to: [26.8, 32] },
  { from: [42, 9], to: [33.2, 32] },
  { from: [50.5, 9], to: [50.5, 32] },
];
const mirrored = ({ from, to }: Stick): Stick => ({
  from: [from[0], 2 * middle - from[1]],
  to: [to[0], 2 * middle - to[1]],
});

const between = ({ from, to }: Stick, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

const segment = ([x1, y1]: Point, [x2, y2]: Point): string => `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`;

function knot(stick: Stick, share: number, halfWidth: number): string {
  const [x, y] = between(stick, share);
  const [dx, dy] = [stick.to[0] - stick.from[0], stick.to[1] - stick.from[1]];
  const reach = halfWidth / Math.hypot(dx, dy);
  return segment([x - dy * reach, y + dx * reach], [x + dy * reach, y - dx * reach]);
}

function drawSticks(width: number, sticks: Sticks): string {
  const all = Object.values(sticks).flat();
  const coloured = Object.entries(sticks).map(
    ([colour, group]) =>
      bar(group.map((stick) => segment(stick.from, stick.to)).join(''), colour, width * 0.72) +
      line(
        group.flatMap((stick) => [0, 0.5, 1].map((share) => knot(stick, share, width * 0.33))).join(''),
        colour,
        width * 0.42,
      ),
  );
  const slits = all.flatMap((stick) => [
    segment(between(stick, 0.16), between(stick, 0.36)),
    segment(between(stick, 0.64), between(stick, 0.84)),
  ]);
  return coloured.join('') + line(slits.join(''), ivory, width * 0.2);
}

const FIVE = {
  width: 8.4,
  sticks: { [green]: [...row(21, 25.5, 15, 45), ...row(52, 25.5, 15, 45)], [red]: row(middle, 25.5, 30) },
} as const;

/** The drawing of each tile of the bamboo: the one is a bird, and in the red five every stick is vermilion. */
export const BAMBOO: Readonly<Record<`${Rank | 0}s`, string>> = {
  '1s': BIRD,
  '2s': drawSticks(10, { [green]: [...row(upper, LONG, 30), ...row(lower, LONG, 30)] }),
  '3s': drawSticks(9.4, { [green]: [...row(upper, LONG, 30), ...row(lower, LONG, 17, 43)] }),
  '4s': drawSticks(9.4, { [green]: [...row(upper, LONG, 17, 43), ...row(lower, LONG, 17, 43)] }),
  '5s': drawSticks(FIVE.width, FIVE.sticks),
  '6s': drawSticks(8.6, { [green]: [...row(upper, LONG, 13, 30, 47), ...row(lower, LONG, 13, 30, 47)] }),
  '7s': drawSticks(8.2, {
    [red]: row(top, SHORT, 30),
    [green]: [middle, bottom].flatMap((y) => row(y, SHORT, 13, 30, 47)),
  }),
  '8s': drawSticks(7.6, { [green]: [...ZIGZAG, ...ZIGZAG.map(mirrored)] }),
  '9s': drawSticks(8.2, { [green]: [...column(13), ...column(47)], [red]: column(30) }),
  '0s': drawSticks(FIVE.width, { [red]: Object.values(FIVE.sticks).flat() }) + RED_FIVE_MARK,
};
