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

/** Hands are never changed, so each is counted once. */
const counted = new WeakMap<HandRequest, Counted | null>();

/** The count of a complete hand; undefined for anything else. */
export function countOf(hand: HandRequest): Counted | undefined {
  const known = counted.get(hand);
  if (known !== undefined) return known ?? undefined;
  const score = scoreRequest(hand);
  const isComplete = score.ok && !(score.kind === 'no-win' && score.reason === 'not-complete');
  counted.set(hand, isComplete ? score : null);
  return isComplete ? score : undefined;
}

/** The count of a question's hand; throws when it is not complete, which a question never asks about. */
export function mustCount(hand: HandRequest): Counted {
  const count = countOf(hand);
  if (!count) throw new Error(`not a complete hand: ${JSON.stringify(hand)}`);
  return count;
}

/** Fan that count, each as often as it does; flowers are no part of it. */
export type Fans = readonly FanId[];

/** The fan of some items, each as often as it counts, flowers left out. */
export const fansIn = (items: readonly McrItem[]): Fans =>
  items.flatMap(({ id, count }) => (id === 'flower-tiles' ? [] : Array.from({ length: count }, () => id)));

/** The fan that count in a hand, flowers left out. */
export const fansOf = ({ items }: Counted): Fans => fansIn(items);

/** Every list of fan that the hand may be counted as: the first one, and others of the same points. */
export const listsOf = ({ items, equalLists }: Counted): readonly Fans[] => [items, ...equalLists].map(fansIn);

/** Points that count towards the minimum: all but flowers. */
export const basicPoints = ({ points, flowers }: Pick<Counted, 'points' | 'flowers'>): number => points - flowers;

/** Every option of a ruleset. */
const mcrOptionsOf = ({ rules, knobs }: McrRuleset): McrOptions =>
  knobs ? { ...MCR_RULEBOOKS[rules].options, ...knobs } : MCR_RULEBOOKS[rules].options;

/** What a list of fan comes to, in points. */
export function worthOf(fans: Fans, ruleset: McrRuleset): number {
  const options = mcrOptionsOf(ruleset);
  return fans.reduce((sum, fan) => sum + pointsOf(fan, options), 0);
}

const sorted = (fans: Fans): string => [...fans].sort().join();

/** Whether two lists name the same fan equally often. */
export const sameFans = (a: Fans, b: Fans): boolean => a.length === b.length && sorted(a) === sorted(b);
