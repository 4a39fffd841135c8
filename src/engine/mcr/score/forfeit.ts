import { BARRED } from './held.ts';
import type { Reading } from '../hand/reading.ts';
import { type FanRule, lacking } from '../fan/rule.ts';

const lost = <X>(rules: readonly { readonly rule: FanRule<X> }[], x: X): boolean =>
  rules.some(({ rule }) => rule.barred?.(x) === 'hiddenTileForfeits' && !lacking(rule, x));

/**
 * Whether a reading holds a fan that is lost because the winning tile was not shown. Such a hand is not without fan, so a
 * chicken hand (43) is not won by hiding the tile.
 */
export const forfeits = (reading: Reading): boolean =>
  !reading.shape.facts.hand.winningTileShown &&
  (lost(BARRED.hand, reading.shape.facts) || lost(BARRED.reading, reading));
