import { kindOf } from './tiles.ts';
import type { Happening, RulesId } from './types.ts';
import { isOrphans, waitsOf } from './waits.ts';

/** What ends temporary furiten besides the own draw. */
const OWN_CLAIM_LIFTS = (rules: RulesId): boolean => rules !== 'tesuji-2018';
const OTHERS_CLAIM_LIFTS = (rules: RulesId): boolean => rules === 'ema-2012';

/** Whether a waiting hand may not win on a discard, given everything since the deal. */
export function isFuriten(kinds: readonly string[], story: readonly Happening[], rules: RulesId): boolean {
  const waits = waitsOf(kinds);
  const isWait = ({ tile = '' }: Happening): boolean => waits.includes(kindOf(tile));
  const isOffered = (one: Happening): boolean =>
    isWait(one) &&
    (one.type === 'others-discard' ||
      one.form === 'added' ||
      (one.form === 'concealed' && isOrphans([...kinds, kindOf(one.tile ?? '')])));
  let passed = false;
  let inRiichi = false;
  for (const one of story) {
    const { type } = one;
    if (type === 'discard' && isWait(one)) return true;
    if (type === 'riichi') inRiichi = true;
    const lifts =
      type === 'draw' ||
      type === 'kong' ||
      (type === 'claim' && OWN_CLAIM_LIFTS(rules)) ||
      ((type === 'others-claim' || type === 'others-kong') && OTHERS_CLAIM_LIFTS(rules));
    if (lifts) passed = false;
    if (!isOffered(one)) continue;
    if (inRiichi) return true;
    passed = true;
  }
  return passed;
}
