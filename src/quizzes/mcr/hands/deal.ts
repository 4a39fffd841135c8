import { type HandRequest, WINDS, windKind } from '../../../engine/mcr/index.ts';
import { attempts } from '../../base/attempts.ts';
import type { Random } from '../../base/random.ts';
import { type McrRuleset, rulesetOf } from '../../base/ruleset.ts';
import { type Counted, countOf } from './count.ts';
import { type Dressed, type Luck, type McrTaste, dress } from './dress.ts';
import { MCR_PLANS, type McrMix } from './plans.ts';
import { isPossible } from './shape.ts';

type Lucky = Pick<HandRequest, Luck>;

/** The circumstances the win must have; whether they are possible is checked with the hand. */
const wanted = (luck: Luck): Lucky => (luck === 'robbedKong' ? { robbedKong: 'added' } : { [luck]: true });

function luckOf(random: Random, hand: Dressed, by: HandRequest['by'], { level, luck }: McrTaste): Lucky {
  if (luck) return wanted(luck);
  if (level === 1) return {};
  const rare = level === 3 ? 2 : 1;
  const kong = hand.tiles.melds?.some(({ type }) => type === 'kong') === true;
  const isAlone = hand.kinds.filter((kind) => kind === hand.winning).length === 1;
  if (by === 'draw' && kong && random.chance(0.3)) return { afterKong: true };
  if (by === 'discard' && isAlone && random.chance(0.02 * rare)) return { robbedKong: 'added' };
  if (random.chance(0.02 * rare)) return { lastTile: true };
  return !hand.held.includes(hand.winning) && random.chance(0.04 * rare) ? { lastOfKind: true } : {};
}

/** Seat and round winds; one is often a wind of which the hand has a pung. */
function winds(random: Random, { kinds }: Dressed): Pick<HandRequest, 'seatWind' | 'roundWind'> {
  const own = WINDS.filter((wind) => kinds.filter((kind) => kind === windKind(wind)).length > 2);
  const wind = () => (own.length > 0 && random.chance(0.4) ? random.pick(own) : random.pick(WINDS));
  return { seatWind: wind(), roundWind: wind() };
}

function circumstances(
  random: Random,
  hand: Dressed,
  taste: McrTaste,
): Omit<HandRequest, 'rules' | keyof Dressed['tiles']> {
  const by = random.chance(taste.draw ?? 0.45) ? 'draw' : 'discard';
  const flowers = random.chance(taste.flowers ?? (taste.level === 1 ? 0 : 0.4))
    ? random.pick([1, 1, 1, 2, 2, 3, 4])
    : 0;
  return { by, ...winds(random, hand), ...luckOf(random, hand, by, taste), ...(flowers > 0 ? { flowers } : {}) };
}

/** How often to redraw a plan that needs too many tiles of a kind. */
const MOST_SHAPES = 200;

/** Deals one complete hand from a mix of plans, with the circumstances of its win. */
function dealHand(random: Random, ruleset: McrRuleset, mix: McrMix, taste: McrTaste): HandRequest | undefined {
  return attempts(MOST_SHAPES, () => {
    const shape = MCR_PLANS[random.weighted(mix)](random);
    if (!isPossible(shape)) return undefined;
    const hand = dress(random, shape, taste);
    return { ...rulesetOf(ruleset), ...hand.tiles, ...circumstances(random, hand, taste) };
  });
}

const MOST_TRIES = 600;
const MOST_KONGS = 3;

const kongsIn = ({ melds = [] }: HandRequest): number => melds.filter(({ type }) => type === 'kong').length;

/** A hand and its count. */
export interface Dealt {
  readonly hand: HandRequest;
  readonly count: Counted;
}

/**
 * Deals until a wanted hand comes that can occur at a table and has only one list of fan; undefined after too many
 * tries.
 */
export const dealCounted = (
  random: Random,
  ruleset: McrRuleset,
  mix: McrMix,
  taste: McrTaste,
  wanted: (count: Counted, hand: HandRequest) => boolean,
): Dealt | undefined =>
  attempts(MOST_TRIES, () => {
    const hand = dealHand(random, ruleset, mix, taste);
    const count = hand && countOf(hand);
    if (!hand || !count || count.equalLists.length > 0 || kongsIn(hand) > (taste.mostKongs ?? MOST_KONGS))
      return undefined;
    return wanted(count, hand) ? { hand, count } : undefined;
  });
