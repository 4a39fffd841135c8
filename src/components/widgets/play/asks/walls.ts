import {
  DEAD_STACKS,
  type Tile,
  WINDS,
  countedStack,
  deadWall,
  deadWallAfter,
  doraOf,
} from '../../../../engine/riichi/index.ts';
import { fill } from '../../../../i18n/strings.ts';
import { tilesInWords } from '../../../base/words/tiles.ts';
import { type AskContext, type AskQuestion, type WallPlace, plainChoices } from './ask-question.ts';

/** Questions about the walls: whose is broken, how far the dead wall reaches, what lies where, what is dora. */
export type WallAsk =
  | { readonly of: 'dice'; readonly dice: readonly [number, number] }
  | { readonly of: 'corner'; readonly dice: readonly [number, number] }
  | { readonly of: 'indicator' | 'replacement' | 'ura'; readonly open: readonly Tile[] }
  | { readonly of: 'dora'; readonly open: Tile; readonly among: readonly Tile[] };

type Dice = readonly [number, number];

const opened = (dice: Dice) =>
  ({ scene: { of: 'walls', dice, opened: false }, after: { of: 'walls', dice, opened: true } }) as const;

/** Whose wall is broken by these dice. */
export function diceAsk(dice: Dice, { play }: AskContext): AskQuestion {
  const [a, b] = dice;
  const { wall } = countedStack(a + b);
  return {
    prompt: [fill(play['dice.ask'], { a, b })],
    choices: WINDS.map((wind) => ({ value: wind, text: play[`wind.${wind}`] })),
    answer: wall,
    why: [fill(play['dice.why'], { n: a + b })],
    cites: [],
    ...opened(dice),
  };
}

/** How many stacks of the dead wall stand round the corner. */
export function cornerAsk(dice: Dice, { beside }: AskContext): AskQuestion {
  const [a, b] = dice;
  const { wall } = countedStack(a + b);
  const round = deadWall(a + b).filter((stack) => stack.wall !== wall).length;
  return {
    prompt: [fill(beside['corner.ask'], { a, b })],
    choices: plainChoices(Array.from({ length: DEAD_STACKS - 1 }, (_, n) => String(n))),
    answer: String(round),
    why: [fill(beside['corner.why'], { n: a + b, all: DEAD_STACKS, rest: round })],
    cites: [],
    ...opened(dice),
  };
}

const valueOf = ({ stack, upper }: WallPlace): string => `${stack}${upper ? 't' : 'b'}`;
const inOrder = (a: WallPlace, b: WallPlace): number => a.stack - b.stack || Number(b.upper) - Number(a.upper);

type DeadWallAsk = Extract<WallAsk, { of: 'indicator' | 'replacement' | 'ura' }>;

const ROLES = { indicator: 'indicator', replacement: 'replacement', ura: 'under-indicator' } as const;

/** The tile turned over or taken next, and distractors. */
function placesOf({ of, open }: DeadWallAsk): readonly [WallPlace, ...WallPlace[]] {
  const number = of === 'ura' ? 0 : open.length;
  const places = deadWallAfter(Math.max(0, open.length - 1))
    .filter((tile) => tile.role === ROLES[of])
    .map((tile) => ({ number: tile.number, stack: tile.stack + 1, upper: tile.upper }));
  const right = places.find((place) => place.number === number);
  if (!right) throw new Error(`the dead wall has no ${of} number ${number}`);
  if (of === 'replacement') return [right, ...places.filter((place) => place !== right)];
  return [
    right,
    { stack: right.stack, upper: !right.upper },
    { stack: right.stack - 1, upper: false },
    { stack: right.stack + 1, upper: true },
  ];
}

/** Which tile of the dead wall is turned over or taken next, given the open indicators. */
export function deadWallAsk(ask: DeadWallAsk, { beside }: AskContext): AskQuestion {
  const { of, open } = ask;
  const [right, ...others] = placesOf(ask);
  const text = ({ stack, upper }: WallPlace): string => fill(beside[upper ? 'wall.top' : 'wall.bottom'], { n: stack });
  const prompt = of === 'indicator' && open.length === 0 ? beside['indicator.first'] : beside[`${of}.ask`];
  return {
    prompt: [fill(prompt, { n: open.length })],
    choices: [right, ...others].sort(inOrder).map((place) => ({ value: valueOf(place), text: text(place) })),
    answer: valueOf(right),
    why: [beside[`${of}.why`]],
    cites: [],
    scene: { of: 'dead-wall', open },
    after: { of: 'dead-wall', open, marked: right },
  };
}

/** Which tile an open indicator makes dora. */
export function doraAsk({ open, among }: Extract<WallAsk, { of: 'dora' }>, { beside, tile }: AskContext): AskQuestion {
  const dora = doraOf(open);
  return {
    prompt: [fill(beside['dora.ask'], { tile: tilesInWords([open], tile) })],
    choices: among.map((one) => ({ value: one, text: tilesInWords([one], tile) })),
    answer: dora,
    why: [beside['dora.why']],
    cites: [],
    scene: { of: 'dead-wall', open: [open] },
  };
}
