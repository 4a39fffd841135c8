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

const NOT_COUNTED = -1;

function addIndicated(
  steps: DoraStep[],
  hand: WinningHand,
  rules: RiichiRules,
  indicators: readonly number[],
  names: readonly [DoraRule, DoraRule],
): [first: number, rest: number] {
  const sums: [number, number] = [0, 0];
  for (let i = 0; i < indicators.length; i++) {
    if (indicators[i] === NOT_COUNTED) continue;
    const kind = doraKind(indicators[i]!);
    const value = hand.all[kind]!;
    if (value === 0) continue;
    const place = i === 0 ? 0 : 1;
    sums[place] += value;
    const rule = names[place];
    const indicator = TILE_OF_KIND[indicators[i]!]!;
    steps.push({
      kind: 'add',
      unit: 'han',
      rule,
      value,
      tiles: repeatKind(kind, value),
      indicator,
      cite: rules.cite[rule],
    });
  }
  return sums;
}

/** The indicators that count: the first one and the rest each by its own option. */
const counted = (indicators: readonly number[], first: boolean, rest: boolean): readonly number[] =>
  indicators.map((kind, i) => ((i === 0 ? first : rest) ? kind : NOT_COUNTED));

/** Adds a line for every indicator that scores and for the red fives; ura indicators only after a riichi (EMA 2016 4.1). */
export function addDora(steps: DoraStep[], hand: WinningHand, rules: RiichiRules): DoraCount {
  const { knobs, cite } = rules;
  const shown = counted(hand.doraIndicators, true, knobs.kanDora);
  const [dora, kanDora] = addIndicated(steps, hand, rules, shown, ['dora', 'kan-dora']);
  const under = hand.riichi.kind !== 'none' ? counted(hand.uraIndicators, knobs.uraDora, knobs.kanUraDora) : [];
  const [ura, kanUra] = addIndicated(steps, hand, rules, under, ['ura-dora', 'kan-ura-dora']);
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
  return { dora, kanDora, uraDora: ura + kanUra, redFives };
}
