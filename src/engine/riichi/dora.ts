import type { WinningHand } from './hand.ts';
import { formatTiles, repeatKind } from '../notation.ts';
import { FIRST_HONOUR, type Kind, RED, TILE_OF_KIND, type Tile, WHITE, isDragon, isHonour, kindOf } from '../tile.ts';
import type { DoraRule } from './ids.ts';
import type { RiichiRules } from './rules.ts';
import type { AddOf } from '../step.ts';

/** The dora that an indicator shows: the next tile of its suit, wind or dragon circle (EMA 2016 2.7). */
function doraKind(indicator: Kind): Kind {
  if (isDragon(indicator)) return indicator === RED ? WHITE : indicator + 1;
  if (isHonour(indicator)) return indicator === WHITE - 1 ? FIRST_HONOUR : indicator + 1;
  return indicator % 9 === 8 ? indicator - 8 : indicator + 1;
}

/** The dora that an indicator tile shows, as a tile (EMA 2016 2.7). */
export const doraOf = (indicator: Tile): Tile => TILE_OF_KIND[doraKind(kindOf(indicator))]!;

/** A line for the dora of an indicator, or for the red fives. */
export type DoraStep = AddOf<'han', DoraRule>;

/** Han from dora, by kind of dora. */
export interface DoraCount {
  readonly dora: number;
  readonly kanDora: number;
  readonly uraDora: number;
  readonly redFives: number;
}

/** The han from dora of every kind. */
export const doraHan = ({ dora, kanDora, uraDora, redFives }: DoraCount): number => dora + kanDora + uraDora + redFives;

/** Adds the line of an indicator, where the hand has its dora; gives their number. */
function addIndicated(
  steps: DoraStep[],
  { all }: WinningHand,
  { cite }: RiichiRules,
  shown: Kind,
  rule: DoraRule,
): number {
  const kind = doraKind(shown);
  const value = all[kind]!;
  if (value === 0) return 0;
  const tiles = repeatKind(kind, value);
  steps.push({ kind: 'add', unit: 'han', rule, value, tiles, indicator: TILE_OF_KIND[shown]!, cite: cite[rule] });
  return value;
}

/** Adds a line for every indicator that scores and for the red fives; ura indicators only after a riichi (EMA 2016 4.1). */
export function addDora(steps: DoraStep[], hand: WinningHand, rules: RiichiRules): DoraCount {
  const { doraIndicators, uraIndicators, riichi } = hand;
  const { knobs, cite } = rules;
  let dora = 0;
  let kanDora = 0;
  let uraDora = 0;
  for (let i = 0; i < doraIndicators.length; i++)
    if (i === 0) dora = addIndicated(steps, hand, rules, doraIndicators[i]!, 'dora');
    else if (knobs.kanDora) kanDora += addIndicated(steps, hand, rules, doraIndicators[i]!, 'kan-dora');
  if (riichi.kind !== 'none')
    for (let i = 0; i < uraIndicators.length; i++)
      if (i === 0 ? knobs.uraDora : knobs.kanUraDora)
        uraDora += addIndicated(steps, hand, rules, uraIndicators[i]!, i === 0 ? 'ura-dora' : 'kan-ura-dora');
  const redFives = knobs.redFives === 0 ? 0 : hand.reds.length;
  if (redFives > 0)
    steps.push({
      kind: 'add',
      unit: 'han',
      rule: 'red-five',
      value: redFives,
      tiles: formatTiles(hand.reds),
      cite: cite['red-five'],
    });
  return { dora, kanDora, uraDora, redFives };
}
