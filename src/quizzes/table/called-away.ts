import { type PlayState, isHonour, kindOf } from '../../engine/riichi/index.ts';
import { plainIn, tilesIn } from './tiles.ts';

/** Calling an honour takes two more of it; a suited tile can also go into a chow. */
const ENOUGH_LEFT = 2;
const COPIES = 4;

/** Whether others may still hold what a set with this tile needs, as the player sees it. */
function canBeCalled(text: string, { concealed, melds = [], history = [] }: PlayState): boolean {
  const tile = plainIn(text);
  if (tile === undefined || !isHonour(kindOf(tile))) return tile !== undefined;
  const lies = history.map((event) => ('tile' in event ? event.tile : ''));
  const seen = [concealed, ...melds.map(({ tiles }) => tiles), ...lies].flatMap(tilesIn);
  return COPIES - seen.filter((one) => one === tile).length >= ENOUGH_LEFT;
}

/** The own discards that were called right away, by the place of the discard in the history. */
export function calledAway(state: PlayState): readonly number[] {
  const { history = [] } = state;
  return history.flatMap((event, i) => {
    const isCalled = event.type === 'discard' && history[i + 1]?.type === 'others-claim';
    return isCalled && canBeCalled(event.tile, state) ? [i] : [];
  });
}
