import {
  type FanId,
  type HandRequest,
  MCR_RULEBOOKS,
  type McrItem,
  type McrOptions,
  type McrNoWin,
  type McrWin,
  pointsOf,
  scoreRequest,
} from '../../../engine/mcr/index.ts';
import type { McrRuleset } from '../../base/ruleset.ts';

/** A complete hand counted, whether or not it reaches the minimum. */
export type Counted = McrWin | McrNoWin;

/** Hands never change, so each is counted only once. */
const counted = new WeakMap<HandRequest, Counted | null>();

/** The count of a complete hand; undefined for any other. */
export function countOf(hand: HandRequest): Counted | undefined {
  const known = counted.get(hand);
  if (known !== undefined) return known ?? undefined;
  const score = scoreRequest(hand);
  const isComplete = score.ok && !(score.kind === 'no-win' && score.reason === 'not-complete');
  counted.set(hand, isComplete ? score : null);
  return isComplete ? score : undefined;
}

/** The count of a question's hand. Throws when it is incomplete: no question asks about such a hand. */
export function mustCount(hand: HandRequest): Counted {
  const count = countOf(hand);
  if (!count) throw new Error(`not a complete hand: ${JSON.stringify(hand)}`);
  return count;
}

/** Fan that count, each as often as it does, without flowers. */
export type Fans = readonly FanId[];

/** The fan among some items, each as often as it counts, without flowers. */
export const fansIn = (items: readonly McrItem[]): Fans =>
  items.flatMap(({ id, count }) => (id === 'flower-tiles' ? [] : Array.from({ length: count }, () => id)));

/** The fan that count in a hand, without flowers. */
export const fansOf = ({ items }: Counted): Fans => fansIn(items);

/** Every list of fan by which the hand may be counted: the engine's, and others of equal points. */
export const listsOf = ({ items, equalLists }: Counted): readonly Fans[] => [items, ...equalLists].map(fansIn);

/** Points towards the minimum: all but flowers. */
export const basicPoints = ({ points, flowers }: Pick<Counted, 'points' | 'flowers'>): number => points - flowers;

/** Every option of a ruleset. */
const mcrOptionsOf = ({ rules, knobs }: McrRuleset): McrOptions =>
  knobs ? { ...MCR_RULEBOOKS[rules].options, ...knobs } : MCR_RULEBOOKS[rules].options;

/** The total of a list of fan, in points. */
export function worthOf(fans: Fans, ruleset: McrRuleset): number {
  const options = mcrOptionsOf(ruleset);
  return fans.reduce((sum, fan) => sum + pointsOf(fan, options), 0);
}

const sorted = (fans: Fans): string => [...fans].sort().join();

/** Whether two lists name the same fan equally often. */
export const sameFans = (a: Fans, b: Fans): boolean => a.length === b.length && sorted(a) === sorted(b);
