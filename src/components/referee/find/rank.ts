import type { Said } from './said.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Whether a rulebook rules on a card, is silent though others of its game do, or plays the other game. */
export type Standing = 'ruled' | 'silent' | 'foreign';

/** One way in which people tell of a card: what must be said (any of the words of each line), what helps, what speaks against it. */
export interface Sign {
  readonly needs: readonly string[];
  readonly helps?: readonly string[];
  readonly against?: readonly string[];
}

/** How many of something a card is about. */
export interface Range {
  readonly unit: string;
  readonly from: number;
  readonly to: number;
}

/** A card as the finder sees it, under one rulebook. */
export interface Sought {
  readonly id: string;
  readonly signs: readonly Sign[];
  readonly ranges: readonly Range[];
  /** What it is called, and other words for it. */
  readonly title: string;
  readonly words: string;
  /** Whether the rulebook rules on it, says that it does not, or is of another game. */
  readonly standing: Standing;
  /** What becomes of it, where that is all there is to it: cards of one outcome are no contraries. */
  readonly outcome?: string | undefined;
}

/** Adds for and against a card; all found by measuring against made-up queries. */
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

/** So much of what a card does not explain counts against it at most. */
const MOST_STRANGE = 4;

/** A card that scores less than this is no find. */
const LEAST = 0.3;
/** Cards are left out that fall so far behind the first. */
const BEHIND = 6;

const sharedStart = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/** Whether a typed word means a word of a card: its beginning, or another form of it. */
function means(typed: Token, word: Token): boolean {
  if (word.startsWith(typed)) return true;
  return sharedStart(typed, word) >= Math.max(4, Math.min(typed.length, word.length) - 2);
}

/** What would have to be said for the contrary of a concept. */
const contraryOf = (concept: string): string => {
  if (concept.startsWith('-')) return concept.slice(1);
  if (concept.startsWith('before:')) return concept.replace('before:', 'after:');
  if (concept.startsWith('after:')) return concept.replace('after:', 'before:');
  return `-${concept}`;
};

const alternatives = (line: string): readonly string[] => line.split(' ');

/** Whether the numbers of a text are those of a card: above nothing if so, below if not, nothing where it says none. */
export const rangesFit = (ranges: readonly Range[], { quantities }: Said, fits: number, fails: number): number =>
  ranges.reduce((total, { unit, from, to }) => {
    const values = quantities.filter((quantity) => quantity.unit === unit).map(({ value }) => value);
    if (values.length === 0) return total;
    return total + (values.some((value) => value >= from && value <= to) ? fits : -fails);
  }, 0);

/** A card that was found, and how well it fits. */
export interface Found {
  readonly id: string;
  readonly score: number;
  readonly outcome?: string | undefined;
}

/** How cards are ranked by what was said; and whether each word that was said is one of some card. */
interface Ranking {
  readonly rank: (said: Said) => readonly Found[];
  readonly areAllMet: (said: Said) => boolean;
}

/** Ranks cards by their signs and words. How telling a word or a concept is: the fewer cards have it, the more it says. */
export function makeRanking(cards: readonly Sought[]): Ranking {
  const read = cards.map((card) => ({
    card,
    title: tokensOf(card.title),
    words: [...new Set([...tokensOf(card.title), ...tokensOf(card.words)])],
    knows: new Set(card.signs.flatMap(({ needs, helps = [] }) => [...needs, ...helps]).flatMap(alternatives)),
  }));
  const tells = (hits: number): number => (hits === 0 ? 0 : Math.log(1 + cards.length / hits) / Math.log(4));
  const conceptTells = new Map<string, number>();
  const weightOf = (concept: string): number => {
    const known = conceptTells.get(concept);
    if (known !== undefined) return known;
    const weight = tells(read.filter(({ knows }) => knows.has(concept)).length);
    conceptTells.set(concept, weight);
    return weight;
  };

  function signScore({ needs, helps = [], against = [] }: Sign, { concepts }: Said): number {
    const has = (concept: string): boolean => concepts.has(concept);
    const line = (text: string): number => {
      const all = alternatives(text);
      const found = all.filter(has);
      if (found.length > 0) return Math.max(...found.map(weightOf));
      if (all.map(contraryOf).some(has)) return -WEIGHT.contrary;
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

  const areAllMet = ({ words }: Said): boolean =>
    words.length > 0 && words.every((word) => read.some((card) => card.words.some((one) => means(word, one))));

  const rank = (said: Said): readonly Found[] => {
    if (said.words.length === 0 && said.concepts.size === 0) return [];
    const typed = [...new Set(said.words)].map((word) => {
      const hits = read.filter(({ words }) => words.some((one) => means(word, one)));
      return { word, hits: new Set(hits), weight: hits.length > cards.length / 3 ? 0 : tells(hits.length) };
    });
    const scored = read.map((entry) => {
      const { card, title, knows } = entry;
      const bySign = Math.max(0, ...card.signs.map((sign) => signScore(sign, said)));
      const byWords = typed.reduce((total, { word, hits, weight }) => {
        if (!hits.has(entry)) return total;
        return total + weight * (title.some((one) => means(word, one)) ? WEIGHT.titleWord : WEIGHT.word);
      }, 0);
      const unexplained = [...said.concepts].filter((concept) => !concept.includes(':') && !knows.has(concept));
      const strange =
        bySign > 0
          ? Math.min(
              MOST_STRANGE,
              unexplained.reduce((total, one) => total + weightOf(one), 0),
            )
          : 0;
      const standing = card.standing === 'ruled' ? 0 : WEIGHT[card.standing];
      const score =
        bySign +
        byWords +
        (bySign > 0 ? rangesFit(card.ranges, said, WEIGHT.range, WEIGHT.outOfRange) : 0) -
        WEIGHT.unexplained * strange -
        standing;
      return { id: card.id, score, outcome: card.outcome };
    });
    const best = Math.max(...scored.map(({ score }) => score));
    return scored
      .filter(({ score }) => score >= LEAST && score >= best - BEHIND)
      .sort((one, other) => other.score - one.score);
  };
  return { rank, areAllMet };
}
