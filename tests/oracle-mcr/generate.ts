import { circumstances, deal, spoil } from './deal.ts';
import { isPossible } from './plan.ts';
import type { Family, Plan } from './plan.ts';
import { makeRandom } from './random.ts';
import type { Random } from './random.ts';
import { SET_FAMILIES } from './set-families.ts';
import { SPECIAL_FAMILIES } from './special-families.ts';
import type { HandRequest } from './types.ts';

/** Every family of hands by name; a request's id starts with that name. */
export const FAMILIES: Record<string, Family> = { ...SET_FAMILIES, ...SPECIAL_FAMILIES };

/** One hand in this many has a tile changed. */
const SPOILED = 0.03;

function possiblePlan(random: Random, family: Family): Plan {
  for (;;) {
    const plan = family(random);
    if (isPossible(plan)) return plan;
  }
}

/**
 * Makes this many possible MCR requests, each from a random family: nearly all are complete hands. The same seed gives
 * the same requests.
 */
export function* generateRequests(seed: number, count: number): Generator<HandRequest> {
  const random = makeRandom(seed);
  const families = Object.entries(FAMILIES);
  for (let made = 0; made < count; made++) {
    const [name, family] = random.pick(families);
    const hand = deal(random, possiblePlan(random, family));
    const dealt = random.chance(SPOILED) && hand.concealed !== '' ? spoil(random, hand) : hand;
    yield { id: `${name}-${seed}-${made}`, ...circumstances(random, dealt) };
  }
}
