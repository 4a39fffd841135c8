import { RIICHI_RULEBOOKS, waitsOf } from '../../../engine/riichi/index.ts';
import { tilesIn, wallWithout } from '../../table/tiles.ts';
import { type FuritenQuestion, isAsked } from './judge.ts';

/** Whether a tile is left for the question, beside all those in sight and in the hand. */
function isThere({ state }: FuritenQuestion): boolean {
  const { concealed, melds = [], history = [], now } = state;
  const seen = [
    concealed,
    ...melds.map(({ tiles }) => tiles),
    ...history.map((event) => ('tile' in event ? event.tile : '')),
  ];
  const [tile] = 'tile' in now ? tilesIn(now.tile) : [];
  return tile !== undefined && wallWithout(seen.flatMap(tilesIn)).take(tile);
}

/** The same hand with another tile that it waits for, with one event less, or with one more call. */
export function furitenVariants(question: FuritenQuestion): readonly FuritenQuestion[] {
  const { state, rules } = question;
  const { concealed, melds = [], history = [], now } = state;
  if (now.type !== 'discard') return [];
  const found = waitsOf({ concealed, melds: melds.map(({ tiles }) => tiles) }, RIICHI_RULEBOOKS[rules]);
  const waits = found.ok ? found.value.waits : [];
  const states = [
    ...waits.filter((tile) => tile !== now.tile).map((tile) => ({ ...state, now: { ...now, tile } })),
    ...history.flatMap((event, i) =>
      event.type.startsWith('others-') ? [{ ...state, history: history.toSpliced(i, 1) }] : [],
    ),
    { ...state, history: [...history, { type: 'others-claim' } as const] },
    ...history.flatMap((event, i) =>
      event.type === 'discard' ? [{ ...state, history: history.toSpliced(i + 1, 0, { type: 'others-claim' }) }] : [],
    ),
  ];
  return states
    .map((other): FuritenQuestion => ({ ...question, state: other }))
    .filter((other) => isThere(other) && isAsked(other));
}
