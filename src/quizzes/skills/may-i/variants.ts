import type { Moment, PlayState } from '../../../engine/riichi/index.ts';
import { tilesIn } from '../../table/tiles.ts';
import { type MayQuestion, choiceIn } from './question.ts';

const FROM = ['left', 'across', 'right'] as const;
const WALLS = [0, 3, 4, 30] as const;

type Discarded = Extract<Moment, { type: 'discard' }>;

/** The same discard, called at another time. */
const atOtherTimes = (now: Discarded, action: MayQuestion['action']['type']): readonly Discarded[] => {
  const { type, tile, from } = now;
  const atOnce: Discarded = { type, tile, from };
  const times =
    action === 'pung' ? (['drew-too-fast', 'next-drew'] as const) : (['next-drew', 'next-discarded'] as const);
  return [atOnce, ...times.map((since) => ({ ...atOnce, since }))];
};

/** What else may have happened to the tile in question. */
function otherMoments({ action, state: { now } }: MayQuestion): readonly Moment[] {
  if (action.type === 'ron' && now.type === 'kong')
    return (['added', 'concealed'] as const).map((form) => ({ ...now, form }));
  if (now.type !== 'discard') return [];
  if (action.type === 'chow') return FROM.map((from) => ({ ...now, from }));
  const { tile, from } = now;
  const kong = { type: 'kong', form: 'added', tile, from } as const;
  return [...atOtherTimes(now, action.type), ...(action.type === 'ron' ? [kong] : [])];
}

/** Other players' calls on the same tile. */
function otherClaims({ action, state: { now } }: MayQuestion): readonly PlayState['claims'][] {
  if (now.type !== 'discard' || (action.type !== 'chow' && action.type !== 'pung')) return [];
  const by = FROM.find((one) => one !== now.from) ?? 'across';
  const calls = action.type === 'chow' ? (['win', 'pung'] as const) : (['win'] as const);
  return [[], ...calls.map((call) => [{ from: by, call }])];
}

/**
 * The same question with one difference: the moment, the others' calls, the tiles left, riichi in a draw, or the
 * discard.
 */
export function mayVariants(question: MayQuestion): readonly MayQuestion[] {
  const { action, state } = question;
  const states: readonly PlayState[] = [
    ...otherMoments(question).map((now) => ({ ...state, now })),
    ...otherClaims(question).map((claims) => ({ ...state, ...(claims && { claims }) })),
    ...(action.type === 'noten' ? (['riichi', 'none'] as const).map((riichi) => ({ ...state, riichi })) : []),
    ...(state.tilesLeft === undefined ? [] : WALLS.map((tilesLeft) => ({ ...state, tilesLeft }))),
  ];
  const discards =
    action.type === 'discard'
      ? [...new Set(tilesIn(state.concealed))].map((tile) => ({ ...question, action: { ...action, tile } }))
      : [];
  return [...states.map((other) => ({ ...question, state: other })), ...discards].filter(
    (other) => choiceIn(other) !== undefined,
  );
}
