import {
  type DealtBlock,
  DEAD_STACKS,
  STACKS,
  type Stack,
  WINDS,
  type Wind,
  countedStack,
  deadWall,
  stackKey,
} from '../../../engine/riichi/index.ts';

/** Width of a stack on the plan, seen from above. */
export const STACK_WIDTH = 13;
/** Depth of a stack on the plan. */
export const STACK_DEPTH = 18;
/** From the centre of the table to the inner edge of a wall. */
export const WALL_EDGE = 113;
/** Gap on either side of the dead wall. */
export const GAP = 5;

/** A point on the plan; the centre of the table is 0, 0 and East sits at the bottom. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Rotation of a player's side relative to East's, in SVG degrees. */
export const turnOf = (wind: Wind): number => -90 * WINDS.indexOf(wind);

/** The point a player sees at `x` to the right and `y` towards himself. */
export function seenBy(wind: Wind, { x, y }: Point): Point {
  const sides: Readonly<Record<Wind, Point>> = {
    east: { x, y },
    south: { x: y, y: -x },
    west: { x: -x, y: -y },
    north: { x: -y, y: x },
  };
  return sides[wind];
}

const middleOf = ({ fromRight }: Stack): number => ((STACKS + 1) / 2 - fromRight) * STACK_WIDTH;

/** A stack to draw: its centre from its owner's view (0 is the middle of the wall), and the part it belongs to. */
export interface LaidStack extends Stack {
  readonly x: number;
  readonly part: 'live' | 'dead' | 'dealt-odd' | 'dealt-even';
}

/** The four walls for a throw, opened if there is one; blocks of the deal alternate. */
export function laidWalls(
  thrown: number | undefined,
  blocks: readonly DealtBlock[],
): { readonly wall: Wind; readonly stacks: readonly LaidStack[] }[] {
  const last = thrown === undefined ? undefined : countedStack(thrown);
  const dead = new Set(thrown === undefined ? [] : deadWall(thrown).map(stackKey));
  const dealt = new Map(
    blocks.flatMap(({ stacks }, i) =>
      stacks.map((one) => [stackKey(one), i % 2 === 0 ? 'dealt-odd' : 'dealt-even'] as const),
    ),
  );
  const partOf = (stack: Stack) => (dead.has(stackKey(stack)) ? 'dead' : (dealt.get(stackKey(stack)) ?? 'live'));

  return WINDS.map((wall) => {
    const reached = dead.has(stackKey({ wall, fromRight: STACKS }));
    const stacks = Array.from({ length: STACKS }, (_, i): LaidStack => {
      const stack = { wall, fromRight: i + 1 };
      const part = partOf(stack);
      const counted = last?.wall === wall && stack.fromRight <= last.fromRight;
      const beyond = part !== 'dead' && (reached || (counted && last.fromRight > DEAD_STACKS));
      return { ...stack, part, x: middleOf(stack) + (counted ? GAP : 0) + (beyond ? GAP : 0) };
    });
    return { wall, stacks };
  });
}
