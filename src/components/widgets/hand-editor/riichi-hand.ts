import { RIICHI_RULEBOOKS, isRiichiId } from '../../../engine/riichi/index.ts';
import { ShownIndicators } from './ShownIndicators.tsx';
import { type HandGame, flag } from './hand-game.ts';

const FLAGS = ['ippatsu', 'lastTile', 'afterKong', 'firstTurn'] as const;

/** The riichi hand editor. */
export const RIICHI_HAND: HandGame = {
  id: 'riichi',
  redsOf: (rules) => (isRiichiId(rules) && RIICHI_RULEBOOKS[rules].options.redFives > 0 ? 1 : 0),
  indicators: true,
  typedHint: ({ scorer }) => scorer['typed.hint'],
  by: (by, { scorer }) => scorer[`by.${by}`],
  ticks: FLAGS.map((field) => flag(field, ({ scorer }) => scorer[field])),
  Beside: ShownIndicators,
};
