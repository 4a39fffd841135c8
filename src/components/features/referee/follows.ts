import { type BookId, gameOf } from '../../../engine/rulebooks/ids.ts';
import type { HandGoesOn, Offence, RulingKind } from './offences.ts';
import type { Ruled } from './rulings.ts';

/** What becomes of the hand by the kind of a ruling, where the ruling does not say it. */
const BY_KIND: Readonly<Partial<Record<RulingKind, HandGoesOn>>> = {
  'dead-hand': 'dead',
  'false-hu': 'dead',
  'no-ron': 'no-ron',
  chombo: 'replayed',
  redeal: 'replayed',
  drawn: 'aborted',
  paid: 'apart',
  points: 'apart',
  substitute: 'apart',
  excluded: 'apart',
  disqualified: 'apart',
  referee: 'referee',
  silent: 'referee',
};

/** Groups of cards that are about no hand in particular. */
const APART: readonly Offence['group'][] = ['time', 'conduct', 'game', 'people'];

/** What becomes of the hand under a ruling. */
export function handAfter({ offence, ruling }: Pick<Ruled, 'offence' | 'ruling'>): HandGoesOn {
  return ruling.hand ?? BY_KIND[ruling.kind] ?? (APART.includes(offence.group) ? 'apart' : 'goes-on');
}

/** Whether a ruling is on a count and no more: what becomes of the hand its text says, as it hangs on the rest of the count. */
export const isOnCount = (ruled: Pick<Ruled, 'offence' | 'ruling'>): boolean =>
  ruled.offence.group === 'score' && handAfter(ruled) === 'apart';

/** Where the words stand about what follows: by the hand and the game, in `follows.json`. */
export const followsId = (hand: HandGoesOn, book: BookId): string =>
  `${hand}-${gameOf(book) === 'mcr' ? 'mcr' : 'riichi'}`;

/** What is told of each way a hand goes on, in the order in which a referee asks. */
export const ASPECTS = ['bets', 'counters', 'dealer', 'signal', 'open'] as const;

/** The string that names an aspect, where it is told by the id of what follows: only riichi has what is after riichi. */
export const aspectName = (aspect: (typeof ASPECTS)[number], id: string) =>
  aspect === 'open' && id.endsWith('-mcr') ? 'aspect.open.mcr' : (`aspect.${aspect}` as const);
