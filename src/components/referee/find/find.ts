import type { Likeness } from './model.ts';
import { type Found, makeRanking, rangesFit, type Sought } from './rank.ts';
import type { Said } from './said.ts';

/** What counts beside the logarithm of how likely a card is; all found by measuring. */
const WEIGHT = { signs: 0.05, inRange: 0.6, outOfRange: 3, silent: 1, foreign: 12 } as const;

/** So far behind the best by signs are cards that no sign speaks for, and never lower than this. */
const UNFOUND = { behind: 7, lowest: -1 } as const;

/** Where no card is as likely as this, too little is known of what was said: half a word, or words of something else. */
const LEAST_LIKELY = Math.log(0.05);
/** A card is no find below this, or so far behind the first. */
const BEHIND = 5;

/** Finds cards under a rulebook by how people tell of them, and a little by what must be said of them; by that alone where what was learnt says nothing. The best comes first. */
export function makeFinding(cards: readonly Sought[]): (said: Said, likeness: Likeness) => readonly Found[] {
  const rankedBySigns = makeRanking(cards);
  return (said, likeness) => {
    const ranked = rankedBySigns(said);
    if (Math.max(...likeness.values()) < LEAST_LIKELY) return ranked;
    const bySigns = new Map(ranked.map(({ id, score }) => [id, score]));
    const unfound = Math.max(UNFOUND.lowest, Math.max(0, ...bySigns.values()) - UNFOUND.behind);
    const scored = cards.map(({ id, ranges, standing }) => ({
      id,
      score:
        (likeness.get(id) ?? Number.NEGATIVE_INFINITY) +
        WEIGHT.signs * (bySigns.get(id) ?? unfound) +
        rangesFit(ranges, said, WEIGHT.inRange, WEIGHT.outOfRange) -
        (standing === 'ruled' ? 0 : WEIGHT[standing]),
    }));
    const best = Math.max(...scored.map(({ score }) => score));
    return scored.filter(({ score }) => score >= best - BEHIND).sort((one, other) => other.score - one.score);
  };
}

/** Cards that are taken for each other, by their ids. */
export type Mistaken = readonly (readonly string[])[];

/** So little apart are two finds of which either may be the one; further apart where only a few words were said. */
const FORK = { apart: 0.8, apartInFew: 1.6, few: 3 } as const;

/** Whether the first two finds are cards that are taken for each other, and what was said hardly tells them apart. */
export function forkIn([first, second]: readonly Found[], { words }: Said, mistaken: Mistaken): boolean {
  const apart = words.length > FORK.few ? FORK.apart : FORK.apartInFew;
  if (!first || !second || first.score - second.score >= apart) return false;
  return mistaken.some((group) => group.includes(first.id) && group.includes(second.id));
}
