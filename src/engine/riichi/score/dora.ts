import type { WinningHand } from '../hand/hand.ts';
import { formatTiles, repeatKind } from '../../base/notation.ts';
import { FIRST_HONOUR, type Kind, RED, TILE_OF_KIND, type Tile, WHITE, kindOf } from '../../base/tile.ts';
import type { DoraRule } from '../options/ids.ts';
import type { RiichiRules } from '../options/rules.ts';
import type { AddOf } from '../../base/step.ts';

/** The last kinds of the suits, the winds and the dragons, and the first ones, which follow them. */
const LAST: readonly Kind[] = [8, 17, 26, WHITE - 1, RED];
const FIRST: readonly Kind[] = [0, 9, 18, FIRST_HONOUR, WHITE];

/** The dora that each kind shows as an indicator: the next tile of its suit, wind or dragon circle (EMA 2016 2.7). */
const DORA = TILE_OF_KIND.map((_, kind): Kind => FIRST[LAST.indexOf(kind)] ?? kind + 1);

/** The dora that an indicator tile shows, as a tile (EMA 2016 2.7). */
export const doraOf = (indicator: Tile): Tile => TILE_OF_KIND[DORA[kindOf(indicator)]!]!;

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

/** Adds the line of an indicator, where it counts and the hand has its dora; gives their number. */
function addIndicated(
  steps: DoraStep[],
  { all }: WinningHand,
  shown: Kind,
  rule: DoraRule,
  { cite }: RiichiRules,
  isUsed = true,
): number {
  const kind = DORA[shown]!;
  const value = isUsed ? all[kind]! : 0;
  if (value > 0)
    steps.push({
      kind: 'add',
      unit: 'han',
      rule,
      value,
      tiles: repeatKind(kind, value),
      indicator: TILE_OF_KIND[shown]!,
      cite: cite[rule],
    });
  return value;
}

/** Adds a line for every indicator that scores and for the red fives; ura indicators only after a riichi (EMA 2016 4.1). */
export function addDora(steps: DoraStep[], hand: WinningHand, rules: RiichiRules): DoraCount {
  const { doraIndicators, uraIndicators, riichi, reds } = hand;
  const { options, cite } = rules;
  let dora = 0;
  let kanDora = 0;
  let uraDora = 0;
  for (let i = 0; i < doraIndicators.length; i++)
    if (i === 0) dora = addIndicated(steps, hand, doraIndicators[i]!, 'dora', rules);
    else kanDora += addIndicated(steps, hand, doraIndicators[i]!, 'kan-dora', rules, options.kanDora);
  if (riichi.kind !== 'none')
    for (let i = 0; i < uraIndicators.length; i++)
      uraDora +=
        i === 0
          ? addIndicated(steps, hand, uraIndicators[i]!, 'ura-dora', rules, options.uraDora)
          : addIndicated(steps, hand, uraIndicators[i]!, 'kan-ura-dora', rules, options.kanUraDora);
  const redFives = options.redFives === 0 ? 0 : reds.length;
  if (redFives > 0)
    steps.push({
      kind: 'add',
      unit: 'han',
      rule: 'red-five',
      value: redFives,
      tiles: formatTiles(reds),
      cite: cite['red-five'],
    });
  return { dora, kanDora, uraDora, redFives };
}
