import {
  type PlayAction,
  type PlayRuling,
  type PlayState,
  AT_HAND_IDS,
  type RiichiId,
  mayI,
} from '../../../src/engine/riichi/index.ts';

/** Waits for 1p and 4p; either makes pinfu. */
const WAITING = '123m678p789s11s23p';

const SEAT = { seatWind: 'south', roundWind: 'east' } as const;

/** A state at a quiet table, with these differences. */
export const at = (now: PlayState['now'], more: Partial<PlayState> = {}): PlayState => ({
  concealed: WAITING,
  ...SEAT,
  now,
  ...more,
});

/** The state after another discarded a tile. */
export const onDiscard = (tile: string, more: Partial<PlayState> = {}, from: 'left' | 'across' | 'right' = 'left') =>
  at({ type: 'discard', tile, from }, more);

/** The state after the player drew a tile. */
export const onDraw = (tile: string, more: Partial<PlayState> = {}) => at({ type: 'drew', tile }, more);

/** The ruling on a question that is not refused. */
export function ruling(action: PlayAction, state: PlayState, rules = 'ema-2016', knobs = {}) {
  const found: PlayRuling = mayI({ rules, knobs, action, state });
  if (!found.ok) throw new Error(`${found.error.field}: ${found.error.why}`);
  return found;
}

/** The answer in a word: yes, or the reason why not. */
export const answer = (...asked: Parameters<typeof ruling>): string => {
  const found = ruling(...asked);
  return found.may ? 'yes' : found.because;
};

/** The answers of all riichi rulebooks. */
export const everyAnswer = (action: PlayAction, state: PlayState): Record<string, string> =>
  Object.fromEntries(AT_HAND_IDS.map((id) => [id, answer(action, state, id)]));

/** The same answer in all rulebooks except the given ones. */
export const inAll = (word: string, but: Partial<Record<RiichiId, string>> = {}): Record<string, string> => ({
  ...Object.fromEntries(AT_HAND_IDS.map((id) => [id, word])),
  ...but,
});
