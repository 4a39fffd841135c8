import type { Clause } from '../../base/clause.ts';
import { remembered } from '../../base/remembered.ts';
import { type Counted, chosenIn, heldIn, keptOutBy } from './count.ts';
import { type Entries, placeIn, timesIn, timesOf } from './entries.ts';
import { type Reason, exclusionOf } from './exclusions.ts';
import type { Combination } from './combine.ts';
import { hogsOf } from '../fan/hogs.ts';
import { outsidePungs } from '../fan/honors.ts';
import { BARRED, type Placed, RULES } from './held.ts';
import { FANS, type FanId, placeOf } from '../options/ids.ts';
import type { McrOptionId } from '../options/options.ts';
import type { McrExclude, McrPrinciple, McrStep } from './outcome.ts';
import type { Reading } from '../hand/reading.ts';
import { type FanRule, lacking } from '../fan/rule.ts';
import type { McrRules } from '../options/rules.ts';
import type { Shape } from '../hand/shape.ts';
import { tableOf } from './table.ts';

/** A count with what holds in it, and the combinations that were chosen. */
interface Told extends Counted {
  readonly held: Entries;
  readonly chosen: readonly Combination[];
}

const tilesOf = ({ sorted }: Shape, sets: number): string => {
  let tiles = '';
  for (let i = 0; i < sorted.length; i++) if ((sets & (1 << i)) !== 0) tiles += sorted[i]!.tiles;
  return tiles;
};

/** By index, how a reading lists the tiles that earn a fan. */
const TOLD: readonly (((reading: Reading) => readonly string[]) | undefined)[] = FANS.map((_, at) => {
  const find = <X>(rules: readonly { rule: FanRule<X>; place: number }[]): FanRule<X>['tiles'] =>
    rules.find(({ place }) => place === at)?.rule.tiles;
  const [hand, shape, reading] = [find(RULES.hand), find(RULES.shape), find(RULES.reading)];
  return hand ? (r) => hand(r.shape.facts) : shape ? (r) => shape(r.shape) : reading;
});

/** The tiles of the combinations of a fan that were chosen, or what its rule tells, a text for each time it counts. */
function earned(place: number, { reading, chosen }: Told): readonly string[] | undefined {
  const told = TOLD[place];
  if (told) return told(reading);
  const tiles: string[] = [];
  for (const { fan, sets } of chosen) if (fan === place) tiles.push(tilesOf(reading.shape, sets));
  return tiles;
}

/** The clause of each fan in a rulebook, by its place. */
const clausesOf = remembered((cite: McrRules['cite']): readonly Clause[] => FANS.map((fan) => cite[fan]));

function addItems(steps: McrStep[], counted: Told, rules: McrRules): void {
  const { points } = tableOf(rules.options);
  const clauses = clausesOf(rules.cite);
  for (const entry of counted.list) {
    const place = placeIn(entry);
    const count = timesIn(entry);
    const rule = FANS[place]!;
    const value = points[place]!;
    const cite = clauses[place]!;
    const told = earned(place, counted);
    for (let i = 0; i < count; i++) {
      const tiles = told?.[i];
      steps.push(
        tiles
          ? { kind: 'add', unit: 'points', rule, value, tiles, cite }
          : { kind: 'add', unit: 'points', rule, value, cite },
      );
    }
  }
}

/** By index of the excluding and the excluded fan, the reason; with D3 nine gates also excludes concealed pungs. */
const REASONS: readonly (readonly (Reason | undefined)[])[] = FANS.map((by) => FANS.map((out) => exclusionOf(by, out)));
const BY_OPTION: Reason = { principle: 'non-repeat', stated: true };

/** A fan excluded entirely by another: by that fan's article, or because it is implied (Non-Repeat). */
function keptOut(byPlace: number, place: number, rules: McrRules): McrExclude {
  const { principle, stated } = REASONS[byPlace]![place] ?? BY_OPTION;
  const by = FANS[byPlace]!;
  const cite = stated ? clausesOf(rules.cite)[byPlace]! : rules.cite[principle];
  return { kind: 'exclude', rule: FANS[place]!, by, principle, cite };
}

/** The fan of a reading that a counted one excludes, without combinations. */
function addKeptOut(steps: McrStep[], counted: Told, rules: McrRules): void {
  const { held, list, chosen } = counted;
  for (const entry of held) {
    if (list.includes(entry)) continue;
    const place = placeIn(entry);
    if (!chosen.some(({ fan }) => fan === place)) steps.push(keptOut(keptOutBy(counted, place), place, rules));
  }
}

/** A fan that an option keeps out, or that the winner lost the right to. */
const byOption = (rule: FanId, by: McrOptionId, rules: McrRules, tiles?: string): McrExclude => ({
  kind: 'exclude',
  rule,
  by,
  principle: by === 'hiddenTileForfeits' ? 'forfeited' : 'not-in-rulebook',
  ...(tiles === undefined ? {} : { tiles }),
  cite: rules.cite[by],
});

/** The fan that an option bars; another fan that counts and excludes one anyway is the better reason. */
function addBarred<X>(steps: McrStep[], of: readonly Placed<X>[], x: X, counted: Counted, rules: McrRules): void {
  for (const { rule, place } of of) {
    const by = rule.barred?.(x);
    if (by === undefined || lacking(rule, x)) continue;
    const whole = keptOutBy(counted, place);
    steps.push(whole === -1 ? byOption(rule.fan, by, rules) : keptOut(whole, place, rules));
  }
}

/**
 * What keeps a combination out that the sets allow and that was not chosen. Two different fan of three sets that share two of
 * them do not exist, so what overlaps with one is its like.
 */
function reasonAgainst(one: Combination, chosen: readonly Combination[]): readonly [number, McrPrinciple] {
  const large = chosen.find(({ size }) => size > 2);
  if (large && (one.sets & ~large.sets) === 0) return [large.fan, 'non-separation'];
  const same = chosen.find(({ fan, sets }) => fan === one.fan && (sets & one.sets) !== 0);
  if (same) return [same.fan, 'non-identical'];
  const other = chosen.findLast(({ sets }) => (sets & one.sets) !== 0)!;
  return [other.fan, 'account-once'];
}

/** A bit for each of the sorted sets, and one more. */
const ALL_SETS = 0b10000;

/** Replaces sets by the first with the same tiles, so that equal chows are used in order. */
function likeSets({ sorted }: Shape, sets: number): number {
  let like = sets;
  for (let i = 1; i < sorted.length; i++)
    for (let at = i; at > 0 && sorted[at] === sorted[at - 1]; at--)
      if ((like & (0b11 << (at - 1))) === 1 << at) like ^= 0b11 << (at - 1);
  return like;
}

function addUnchosen(steps: McrStep[], counted: Told, rules: McrRules): void {
  const { combinations, chosen, reading } = counted;
  const { large, pairs } = combinations;
  if (large.length + pairs.length === chosen.length) return;
  const told: number[] = [];
  for (const some of [large, pairs])
    for (const one of some) {
      if (chosen.includes(one)) continue;
      const whole = keptOutBy(counted, one.fan);
      const sets = whole === -1 ? likeSets(reading.shape, one.sets) : 0;
      const key = one.fan * ALL_SETS + sets;
      if (told.includes(key)) continue;
      told.push(key);
      if (whole !== -1) {
        steps.push(keptOut(whole, one.fan, rules));
        continue;
      }
      const [by, principle] = reasonAgainst(one, chosen);
      const tiles = tilesOf(reading.shape, one.sets);
      const cite = rules.cite[principle as keyof McrRules['cite']];
      steps.push({ kind: 'exclude', rule: FANS[one.fan]!, by: FANS[by]!, principle, tiles, cite });
    }
}

const OUTSIDE_PUNG = placeOf('pung-of-terminals-or-honors');
const NINE_GATES = placeOf('nine-gates');

/** Single pungs that stay out because they count as something else, where others of their fan may count. */
function addPungs(steps: McrStep[], counted: Told, rules: McrRules): void {
  const { shape } = counted.reading;
  const rule = FANS[OUTSIDE_PUNG]!;
  const whole = keptOutBy(counted, OUTSIDE_PUNG);
  if (whole !== -1) {
    if (timesOf(counted.held, OUTSIDE_PUNG) === 0) steps.push(keptOut(whole, OUTSIDE_PUNG, rules));
    return;
  }
  const cite = rules.cite['non-repeat'];
  for (const { tiles, by: fan } of outsidePungs(shape))
    if (fan !== undefined) steps.push({ kind: 'exclude', rule, by: fan, principle: 'non-repeat', tiles, cite });
}

/** The one end pung that nine gates takes where the other counts (D3). */
function addGates(steps: McrStep[], { reading: { shape }, held }: Told, rules: McrRules): void {
  if (rules.options.nineGatesPungs !== 'concealed-and-terminal' || timesOf(held, NINE_GATES) === 0) return;
  if (outsidePungs(shape).length > 0) steps.push(keptOut(NINE_GATES, OUTSIDE_PUNG, rules));
}

/** The steps of a count: what adds points, then what holds but does not count, and why. */
export function stepsOf(count: Counted, rules: McrRules): McrStep[] {
  const counted: Told = { ...count, held: heldIn(count), chosen: chosenIn(count) };
  const { reading } = counted;
  const steps: McrStep[] = [];
  addItems(steps, counted, rules);
  addKeptOut(steps, counted, rules);
  addUnchosen(steps, counted, rules);
  const { shape } = reading;
  if (shape.windPungs + shape.dragonPungs > 0) addPungs(steps, counted, rules);
  addGates(steps, counted, rules);
  if (shape.facts.hogs.length > 0)
    for (const { tiles, by } of hogsOf(shape)) if (by !== undefined) steps.push(byOption('tile-hog', by, rules, tiles));
  addBarred(steps, BARRED.hand, shape.facts, counted, rules);
  addBarred(steps, BARRED.reading, reading, counted, rules);
  return steps;
}
