import { type Asked, askedOf, type Parted } from './ask.ts';
import type { Heard } from './hear.ts';
import { type Found, makeRanking, rangesFit, type Sought } from './rank.ts';

/** What counts beside the logarithm of how likely a card is; all found by measuring. */
const WEIGHT = { signs: 0.08, inRange: 0.4, outOfRange: 2.5, silent: 1, foreign: 12 } as const;

/** So far behind the best by signs are cards that no sign speaks for, and never lower than this. */
const UNFOUND = { behind: 7, lowest: -1 } as const;

/** Where no card is as likely as this, too little is known of what was said: half a word, or words of something else. */
const LEAST_LIKELY = Math.log(0.1);
/** What names no matter of the table must be as likely as this to tell of one all the same. */
const LIKELY_WITHOUT_SIGNS = Math.log(0.3);
/** A card is no find below this, or so far behind the first. */
const BEHIND = 5;

/** Cards that were found, the best first, and what must be asked before any of them is shown. */
export interface Finds {
  readonly cards: readonly Found[];
  readonly asked: Asked | undefined;
}

/**
 * Finds cards under a rulebook by how people tell of them, and a little by what must be said of them; by that alone where what was
 * learnt says nothing. What speaks of no matter of the table finds nothing.
 */
export function makeFinding(cards: readonly Sought[], parted: Parted): (heard: Heard) => Finds {
  const { rank, areAllMet } = makeRanking(cards);
  const found = ({ said, likeness }: Heard): readonly Found[] => {
    const isOfTable = said.concepts.size > 0 || said.quantities.length > 0;
    const likeliest = likeness && Math.max(...likeness.values());
    const isStrange = likeness?.size === 0 || !(isOfTable || (likeliest ?? LEAST_LIKELY) > LIKELY_WITHOUT_SIGNS);
    if (isStrange && !areAllMet(said)) return [];
    const ranked = rank(said);
    if (likeliest === undefined || likeliest < LEAST_LIKELY) return ranked;
    const bySigns = new Map(ranked.map(({ id, score }) => [id, score]));
    const unfound = Math.max(UNFOUND.lowest, Math.max(0, ...bySigns.values()) - UNFOUND.behind);
    const scored = cards.map(({ id, ranges, standing, outcome }) => ({
      id,
      outcome,
      score:
        (likeness?.get(id) ?? Number.NEGATIVE_INFINITY) +
        WEIGHT.signs * (bySigns.get(id) ?? unfound) +
        rangesFit(ranges, said, WEIGHT.inRange, WEIGHT.outOfRange) -
        (standing === 'ruled' ? 0 : WEIGHT[standing]),
    }));
    const best = Math.max(...scored.map(({ score }) => score));
    return scored.filter(({ score }) => score >= best - BEHIND).sort((one, other) => other.score - one.score);
  };
  return (heard) => {
    const finds = found(heard);
    return { cards: finds, asked: askedOf(finds, heard.said, parted) };
  };
}
