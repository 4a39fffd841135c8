import type { Query } from './query.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Whether a rulebook rules on a card, is silent though others of its game do, or plays the other game. */
export type Coverage = 'ruled' | 'silent' | 'foreign';

/** One way to describe a card: lines of concepts, any of which must be there, concepts that help, and those that speak against it. */
export interface Sign {
  readonly needs: readonly string[];
  readonly helps?: readonly string[];
  readonly against?: readonly string[];
}

/** How many of a unit a card is about. */
export interface Range {
  readonly unit: string;
  readonly from: number;
  readonly to: number;
}

/** A card as the search sees it, under one rulebook. */
export interface SearchCard {
  readonly id: string;
  readonly signs: readonly Sign[];
  readonly ranges: readonly Range[];
  readonly title: string;
  /** Other words it may be searched by. */
  readonly words: string;
  readonly coverage: Coverage;
  /** Cards of one outcome do not contradict. */
  readonly outcome?: string | undefined;
}

/** Points for and against a card; tuned on made-up queries. */
const WEIGHT = {
  missing: 1.2,
  helps: 0.5,
  against: 1.6,
  contrary: 2.2,
  unexplained: 0.35,
  range: 2.5,
  outOfRange: 6,
  word: 0.45,
  titleWord: 0.65,
  silent: 0.4,
  foreign: 6,
} as const;

/** The most that concepts which a card does not explain may weigh. */
const MOST_UNEXPLAINED = 4;

/** Cards below this score are not found. */
const LEAST = 0.3;
/** Cards this far behind the first are dropped. */
const BEHIND = 6;

const sharedStart = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/** Whether a typed word is the beginning or another form of a word. */
function matches(typed: Token, word: Token): boolean {
  if (word.startsWith(typed)) return true;
  return sharedStart(typed, word) >= Math.max(4, Math.min(typed.length, word.length) - 2);
}

const oppositeOf = (concept: string): string => {
  if (concept.startsWith('-')) return concept.slice(1);
  if (concept.startsWith('before:')) return concept.replace('before:', 'after:');
  if (concept.startsWith('after:')) return concept.replace('after:', 'before:');
  return `-${concept}`;
};

const alternatives = (line: string): readonly string[] => line.split(' ');

/** Adds `fits` for each range that a number of the query lies in, and takes `fails` off where none does. */
export const rangesFit = (ranges: readonly Range[], { quantities }: Query, fits: number, fails: number): number =>
  ranges.reduce((total, { unit, from, to }) => {
    const values = quantities.filter((quantity) => quantity.unit === unit).map(({ value }) => value);
    if (values.length === 0) return total;
    return total + (values.some((value) => value >= from && value <= to) ? fits : -fails);
  }, 0);

/** A card with its score. */
export interface Found {
  readonly id: string;
  readonly score: number;
  readonly outcome?: string | undefined;
}

interface Ranking {
  readonly rank: (query: Query) => readonly Found[];
  /** Whether every word of a query is one of some card's. */
  readonly explainsAllWords: (query: Query) => boolean;
}

/** Ranks cards by their signs and words; the fewer cards have a word or concept, the more it weighs (inverse document frequency). */
export function makeRanking(cards: readonly SearchCard[]): Ranking {
  const read = cards.map((card) => ({
    card,
    title: tokensOf(card.title),
    words: [...new Set([...tokensOf(card.title), ...tokensOf(card.words)])],
    knows: new Set(card.signs.flatMap(({ needs, helps = [] }) => [...needs, ...helps]).flatMap(alternatives)),
  }));
  const rarity = (hits: number): number => (hits === 0 ? 0 : Math.log(1 + cards.length / hits) / Math.log(4));
  const conceptWeights = new Map<string, number>();
  const weightOf = (concept: string): number => {
    const known = conceptWeights.get(concept);
    if (known !== undefined) return known;
    const weight = rarity(read.filter(({ knows }) => knows.has(concept)).length);
    conceptWeights.set(concept, weight);
    return weight;
  };

  function signScore({ needs, helps = [], against = [] }: Sign, { concepts }: Query): number {
    const has = (concept: string): boolean => concepts.has(concept);
    const line = (text: string): number => {
      const all = alternatives(text);
      const found = all.filter(has);
      if (found.length > 0) return Math.max(...found.map(weightOf));
      if (all.map(oppositeOf).some(has)) return -WEIGHT.contrary;
      return -WEIGHT.missing * Math.max(1, Math.min(...all.map(weightOf)));
    };
    const sum = (texts: readonly string[], worth: (text: string) => number): number =>
      texts.reduce((total, text) => total + worth(text), 0);
    return (
      sum(needs, line) +
      sum(helps.flatMap(alternatives), (concept) =>
        has(concept) ? WEIGHT.helps * Math.max(1, weightOf(concept)) : 0,
      ) -
      sum(against.flatMap(alternatives), (concept) => (has(concept) ? WEIGHT.against : 0))
    );
  }

  const explainsAllWords = ({ words }: Query): boolean =>
    words.length > 0 && words.every((word) => read.some((card) => card.words.some((one) => matches(word, one))));

  const rank = (query: Query): readonly Found[] => {
    if (query.words.length === 0 && query.concepts.size === 0) return [];
    const typed = [...new Set(query.words)].map((word) => {
      const hits = read.filter(({ words }) => words.some((one) => matches(word, one)));
      return { word, hits: new Set(hits), weight: hits.length > cards.length / 3 ? 0 : rarity(hits.length) };
    });
    const scored = read.map((entry) => {
      const { card, title, knows } = entry;
      const bySign = Math.max(0, ...card.signs.map((sign) => signScore(sign, query)));
      const byWords = typed.reduce((total, { word, hits, weight }) => {
        if (!hits.has(entry)) return total;
        return total + weight * (title.some((one) => matches(word, one)) ? WEIGHT.titleWord : WEIGHT.word);
      }, 0);
      const unexplained = [...query.concepts].filter((concept) => !concept.includes(':') && !knows.has(concept));
      const unexplainedWeight =
        bySign > 0
          ? Math.min(
              MOST_UNEXPLAINED,
              unexplained.reduce((total, one) => total + weightOf(one), 0),
            )
          : 0;
      const coverage = card.coverage === 'ruled' ? 0 : WEIGHT[card.coverage];
      const score =
        bySign +
        byWords +
        (bySign > 0 ? rangesFit(card.ranges, query, WEIGHT.range, WEIGHT.outOfRange) : 0) -
        WEIGHT.unexplained * unexplainedWeight -
        coverage;
      return { id: card.id, score, outcome: card.outcome };
    });
    const best = Math.max(...scored.map(({ score }) => score));
    return scored
      .filter(({ score }) => score >= LEAST && score >= best - BEHIND)
      .sort((one, other) => other.score - one.score);
  };
  return { rank, explainsAllWords };
}
