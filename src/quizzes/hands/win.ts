import {
  type AddStep,
  type HandRequest,
  type ReadingScore,
  type RiichiId,
  type Win,
  doraHan,
  scoreRequest,
} from '../../engine/riichi/index.ts';
import type { Level } from '../question.ts';
import type { Random } from '../random.ts';
import { dealHand } from './deal.ts';
import type { Taste } from './dress.ts';
import type { Mix } from './plans.ts';

/** Hands are never changed, so each is scored once. */
const scored = new WeakMap<HandRequest, Win | null>();

/** The score of a hand that wins; undefined when it may not be called or is no hand. */
export function winOf(hand: HandRequest): Win | undefined {
  const known = scored.get(hand);
  if (known !== undefined) return known ?? undefined;
  const score = scoreRequest(hand);
  const win = score.ok && score.kind === 'win' ? score : null;
  scored.set(hand, win);
  return win ?? undefined;
}

/** The score of a question's hand; throws when it is not a win, which a question never asks about. */
export function mustWin(hand: HandRequest): Win {
  const win = winOf(hand);
  if (!win) throw new Error(`not a winning hand: ${JSON.stringify(hand)}`);
  return win;
}

type AddTo<U extends AddStep['unit']> = Extract<AddStep, { readonly unit: U }>;

/** The lines of a score that add fu, or han. */
export const addsOf = <U extends AddStep['unit']>({ steps }: Pick<Win, 'steps'>, unit: U): readonly AddTo<U>[] =>
  steps.filter((step): step is AddTo<U> => step.kind === 'add' && step.unit === unit);

/** Whether another reading pays the same and would be told differently: such a hand has no one answer. */
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

/** Whether a hand is one that comes up: not stuffed with kongs or dora. */
function isPlausible(hand: HandRequest, win: Win): boolean {
  const kongs = (hand.melds ?? []).filter(({ type }) => type === 'kong').length;
  return kongs <= MOST_KONGS && doraHan(win) <= MOST_DORA && (win.han ?? 0) <= MOST_HAN;
}

const MOST_TRIES = 4000;

/** A hand and its score. */
export interface Won {
  readonly hand: HandRequest;
  readonly win: Win;
}

/** Deals until a plausible winning hand is wanted; one that is not `promising` is not even scored. */
export function dealWin(
  random: Random,
  rules: RiichiId,
  mix: Mix,
  taste: Taste,
  wanted: (win: Win, hand: HandRequest) => boolean,
  promising: (hand: HandRequest) => boolean = () => true,
): Won {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const hand = dealHand(random, rules, mix, taste);
    const win = promising(hand) ? winOf(hand) : undefined;
    if (win && isPlausible(hand, win) && wanted(win, hand) && !isAmbiguous(win)) return { hand, win };
  }
  throw new Error(`no such hand under ${rules}`);
}

/** The dora han that a hand shows, whether or not it may be called. */
export function doraShown(hand: HandRequest): number {
  const score = scoreRequest(hand);
  return score.ok ? doraHan(score) : 0;
}

/** Deals a complete open hand without any yaku: it may not be called. */
export function dealWithout(
  random: Random,
  rules: RiichiId,
  mix: Mix,
  level: Level,
  wanted: (hand: HandRequest) => boolean = () => true,
): HandRequest {
  for (;;) {
    const hand = dealHand(random, rules, mix, { level, open: 1 });
    const score = scoreRequest(hand);
    if (score.ok && score.kind === 'no-win' && score.reason === 'no-yaku' && wanted(hand)) return hand;
  }
}
