import type { Classified } from './classifier.ts';
import { type Distinctions, type FollowUp, followUpFor } from './follow-up.ts';
import { type Found, makeRanking, rangesFit, type SearchCard } from './ranking.ts';

/** What a card's score is made of; tuned by measurement. The model, trained with dropout, is less sure than it is right. */
const WEIGHT = { model: 1.4, signs: 0.11, inRange: 0.56, outOfRange: 3.5, silent: 1.4, foreign: 17 } as const;

/** Score of cards without a matching sign: this far behind the best by signs, but not below `lowest`. */
const UNMATCHED = { behind: 7, lowest: -1 } as const;

/** Below this the model knows too little of the query: half a word, or words about something else. */
const LEAST_LIKELY = Math.log(0.1);
/** What a query without any concept of the table needs. */
const LEAST_LIKELY_WITHOUT_CONCEPTS = Math.log(0.3);
/** Finds this far behind the first are dropped. */
const BEHIND = 5;

/** Cards found, best first, and the question to ask before showing them. */
export interface SearchResult {
  readonly cards: readonly Found[];
  readonly followUp: FollowUp | undefined;
}

/**
 * Makes a search over cards under one rulebook. The model decides, with a little help from the signs; without it the signs
 * decide alone. A query that is not about the table finds nothing.
 */
export function makeSearch(
  cards: readonly SearchCard[],
  distinctions: Distinctions,
): (classified: Classified) => SearchResult {
  const { rank, explainsAllWords } = makeRanking(cards);
  const find = ({ query, probabilities }: Classified): readonly Found[] => {
    const hasConcepts = query.concepts.size > 0 || query.quantities.length > 0;
    const likeliest = probabilities && Math.max(...probabilities.values());
    const isOffTopic =
      probabilities?.size === 0 || !(hasConcepts || (likeliest ?? LEAST_LIKELY) > LEAST_LIKELY_WITHOUT_CONCEPTS);
    if (isOffTopic && !explainsAllWords(query)) return [];
    const ranked = rank(query);
    if (likeliest === undefined || likeliest < LEAST_LIKELY) return ranked;
    const bySigns = new Map(ranked.map(({ id, score }) => [id, score]));
    const unmatched = Math.max(UNMATCHED.lowest, Math.max(0, ...bySigns.values()) - UNMATCHED.behind);
    const scored = cards.map(({ id, ranges, coverage, outcome }) => ({
      id,
      outcome,
      score:
        WEIGHT.model * (probabilities?.get(id) ?? Number.NEGATIVE_INFINITY) +
        WEIGHT.signs * (bySigns.get(id) ?? unmatched) +
        rangesFit(ranges, query, WEIGHT.inRange, WEIGHT.outOfRange) -
        (coverage === 'ruled' ? 0 : WEIGHT[coverage]),
    }));
    const best = Math.max(...scored.map(({ score }) => score));
    return scored.filter(({ score }) => score >= best - BEHIND).sort((one, other) => other.score - one.score);
  };
  return (classified) => {
    const found = find(classified);
    return { cards: found, followUp: followUpFor(found, classified.query, distinctions) };
  };
}
