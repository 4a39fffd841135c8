import type { Likeness } from './alike.ts';
import { type Found, makeRanking, rangesFit, type Sought } from './rank.ts';
import type { Said } from './said.ts';

/** What counts beside the likeness of a card, which is 0 to 1; all found by measuring. */
const WEIGHT = { signs: 0.02, inRange: 0.05, outOfRange: 0.2, silent: 0.05, foreign: 1 } as const;

/** So far behind the best by signs are cards that no sign speaks for, and never lower than this. */
const UNFOUND = { behind: 7, lowest: -1 } as const;

/** Where no sign speaks for any card, nothing is found unless one is as likely as this. */
const LEAST_UNSIGNED = 0.12;
/** A card is no find below this, or so far behind the first. */
const LEAST = 0.03;
const BEHIND = 0.3;

/** Finds cards under a rulebook by both: what must be said of them, and how people tell of them; by signs alone where nothing was learnt. The best comes first. */
export function makeFinding(cards: readonly Sought[]): (said: Said, likeness: Likeness) => readonly Found[] {
  const rankedBySigns = makeRanking(cards);
  return (said, likeness) => {
    if (likeness.size === 0) return rankedBySigns(said);
    const bySigns = new Map(rankedBySigns(said).map(({ id, score }) => [id, score]));
    const unfound = Math.max(UNFOUND.lowest, Math.max(0, ...bySigns.values()) - UNFOUND.behind);
    const scored = cards.map(({ id, ranges, standing }) => ({
      id,
      score:
        (likeness.get(id) ?? 0) +
        WEIGHT.signs * (bySigns.get(id) ?? unfound) +
        rangesFit(ranges, said, WEIGHT.inRange, WEIGHT.outOfRange) -
        (standing === 'ruled' ? 0 : WEIGHT[standing]),
    }));
    const best = Math.max(...scored.map(({ score }) => score));
    if (bySigns.size === 0 && best < LEAST_UNSIGNED) return [];
    return scored
      .filter(({ score }) => score >= LEAST && score >= best - BEHIND)
      .sort((one, other) => other.score - one.score);
  };
}
