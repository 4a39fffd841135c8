import {
  type AddStep,
  type HandRequest,
  type ReadingScore,
  type Win,
  doraHan,
  scoreRequest,
} from '../../engine/riichi/index.ts';
import { attempts } from '../base/attempts.ts';
import type { Level } from '../base/terms.ts';
import type { Random } from '../base/random.ts';
import type { Ruleset } from '../base/ruleset.ts';
import { dealHand } from './deal.ts';
import type { Taste } from './dress.ts';
import type { Mix } from './plans.ts';

/** Hands never change, so each is scored only once. */
const scored = new WeakMap<HandRequest, Win | null>();

/** The score of a winning hand; undefined when it cannot win or is invalid. */
export function winOf(hand: HandRequest): Win | undefined {
  const known = scored.get(hand);
  if (known !== undefined) return known ?? undefined;
  const score = scoreRequest(hand);
  const win = score.ok && score.kind === 'win' ? score : null;
  scored.set(hand, win);
  return win ?? undefined;
}

/** The score of a question's hand. Throws when it does not win: no question asks about such a hand. */
export function mustWin(hand: HandRequest): Win {
  const win = winOf(hand);
  if (!win) throw new Error(`not a winning hand: ${JSON.stringify(hand)}`);
  return win;
}

/** A line of a score that adds fu or han. */
export type AddTo<U extends AddStep['unit']> = Extract<AddStep, { readonly unit: U }>;

/** The lines of a score that add fu or han. */
export const addsOf = <U extends AddStep['unit']>({ steps }: Pick<Win, 'steps'>, unit: U): readonly AddTo<U>[] =>
  steps.filter((step): step is AddTo<U> => step.kind === 'add' && step.unit === unit);

/** Whether another reading pays the same with other reasons: such a hand has more than one right answer. */
function isAmbiguous({ readings }: Win): boolean {
  const won = readings.find((reading) => reading.won);
  if (!won) return false;
  const told = ({ sets, wait, han, fu, items }: ReadingScore): string =>
    [sets.split(' ')[0], wait, han, fu, ...items.map(({ id }) => id).sort()].join();
  return readings.some((one) => one.base === won.base && told(one) !== told(won));
}

const MOST_DORA = 4;
const MOST_KONGS = 3;
const MOST_HAN = 12;

/** Whether a hand could well come up: not stuffed with kongs or dora, and without liability. */
function isPlausible(hand: HandRequest, win: Win): boolean {
  const kongs = (hand.melds ?? []).filter(({ type }) => type === 'kong').length;
  return kongs <= MOST_KONGS && doraHan(win) <= MOST_DORA && (win.han ?? 0) <= MOST_HAN && win.payment.liable === null;
}

/** How many hands to deal in search of one: three times the most that any rulebook here ever needed. */
const MOST_TRIES = 600;

/** A hand and its score. */
export interface Won {
  readonly hand: HandRequest;
  readonly win: Win;
}

/** Deals until a plausible winning hand is wanted, or gives up. A hand that is not `promising` is not even scored. */
export function dealWin(
  random: Random,
  ruleset: Ruleset,
  mix: Mix,
  taste: Taste,
  wanted: (win: Win, hand: HandRequest) => boolean,
  promising: (hand: HandRequest) => boolean = () => true,
): Won | undefined {
  return attempts(MOST_TRIES, () => {
    const hand = dealHand(random, ruleset, mix, taste);
    const win = hand && promising(hand) ? winOf(hand) : undefined;
    const isGood = hand && win && isPlausible(hand, win) && wanted(win, hand) && !isAmbiguous(win);
    return isGood ? { hand, win } : undefined;
  });
}

/** A hand's dora han, whether or not the hand can win. */
export function doraShown(hand: HandRequest): number {
  const score = scoreRequest(hand);
  return score.ok ? doraHan(score) : 0;
}

/** Deals a complete open hand without any yaku, which cannot win; undefined when none is found. */
export function dealWithout(
  random: Random,
  ruleset: Ruleset,
  mix: Mix,
  level: Level,
  wanted: (hand: HandRequest) => boolean = () => true,
): HandRequest | undefined {
  return attempts(MOST_TRIES, () => {
    const hand = dealHand(random, ruleset, mix, { level, open: 1 });
    const score = hand && scoreRequest(hand);
    const isWithout = score?.ok && score.kind === 'no-win' && score.reason === 'no-yaku';
    return hand && isWithout && wanted(hand) ? hand : undefined;
  });
}
