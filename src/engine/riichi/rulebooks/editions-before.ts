import { type RiichiId, isRiichiId } from '../../rulebooks/ids.ts';
import { RIICHI_RULEBOOKS } from './list.ts';

/** The rulebooks that players may know from before, the nearest first: each is the one that the last one follows. */
export function editionsBefore(rules: RiichiId): readonly RiichiId[] {
  const { follows } = RIICHI_RULEBOOKS[rules];
  return isRiichiId(follows) ? [follows, ...editionsBefore(follows)] : [];
}
