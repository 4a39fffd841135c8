import { type HandRequest, type Tile, isClosed, waitsOf, RIICHI_RULEBOOKS } from '../../engine/riichi/index.ts';
import { dealHand } from '../hands/deal.ts';
import type { Mix } from '../hands/plans.ts';
import type { Random } from '../base/random.ts';
import type { Ruleset } from '../base/ruleset.ts';

/** The mix of waiting hands. */
const WAITING: Mix = [
  ['everyday', 4],
  ['chows', 2],
  ['simples', 3],
  ['half-suit', 1],
  ['one-suit', 0.5],
  ['pairs', 0.3],
  ['three-pungs', 1],
];

/** A hand that waits, with what it waits for. */
export interface WaitingHand extends Pick<HandRequest, 'concealed' | 'seatWind' | 'roundWind'> {
  readonly melds: NonNullable<HandRequest['melds']>;
  readonly closed: boolean;
  readonly waits: readonly Tile[];
}

/** Deals a waiting hand of a mix, open with the given probability. */
export function dealWaiting(random: Random, rules: Ruleset, open: number, mix = WAITING): WaitingHand | undefined {
  const hand = dealHand(random, rules, mix, { level: 1, open });
  if (!hand) return undefined;
  const { concealed, melds = [], seatWind, roundWind } = hand;
  const found = waitsOf({ concealed, melds: melds.map(({ tiles }) => tiles) }, RIICHI_RULEBOOKS[rules.rules]);
  const waits = found.ok ? found.value.waits : [];
  return waits.length === 0 ? undefined : { concealed, melds, seatWind, roundWind, closed: isClosed({ melds }), waits };
}
