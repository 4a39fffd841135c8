import type { Found } from './rank.ts';
import type { Said } from './said.ts';

/** Two cards that one fact parts, so that one would be the contrary of the other. */
export interface Contrast {
  /** What is asked, by its id among the words of the page. */
  readonly asks: string;
  readonly cards: readonly string[];
  /** For each of the two which concepts speak for it: any of the words. */
  readonly says: readonly string[];
}

/** What a finder asks back: contrasts, and other cards that are taken for each other. */
export interface Doubts {
  readonly contrasts: readonly Contrast[];
  readonly mistaken: readonly (readonly string[])[];
}

/** Which of two cards it was is asked, by the fact that parts them where one does. */
export interface Asked {
  readonly between: readonly [first: string, other: string];
  readonly asks: string | undefined;
}

/**
 * So little apart are two finds of which either may be the one, by what was said of the fact that parts them: nothing, something
 * for either, only for the first; where only the other was spoken for, they are never far enough. Found on tellings that were not
 * learnt from: one of a hundred is left that shows a contrary unasked.
 */
const APART = { unsaid: 2, either: 1.2, saidForFirst: 0.4 } as const;

/** The same where no fact parts the two; further apart where only a few words were said. */
const ALIKE = { apart: 0.5, apartInFew: 1.2, few: 3 } as const;

/** Whether a concept was said and, as a thing may be both, not denied. */
const isSaid = ({ concepts, quantities }: Said, concept: string): boolean =>
  (concepts.has(concept) && !concepts.has(`-${concept}`)) || quantities.some(({ unit }) => concept === `unit:${unit}`);

const speaks = (said: Said, line = ''): boolean => line.split(' ').some((concept) => isSaid(said, concept));

function farEnough({ cards, says }: Contrast, first: string, said: Said): number {
  const place = cards.indexOf(first);
  const [own, other] = [speaks(said, says[place]), speaks(said, says[1 - place])];
  if (own) return other ? APART.either : APART.saidForFirst;
  return other ? Infinity : APART.unsaid;
}

/** Whether the same becomes of both, so that it is all one which of them it was. */
const isSame = (one: Found, other: Found): boolean => one.outcome !== undefined && one.outcome === other.outcome;

/** What is to be asked before any of these finds is shown, the best of which comes first; undefined where that one is clear. */
export function askedOf(found: readonly Found[], said: Said, { contrasts, mistaken }: Doubts): Asked | undefined {
  const [first, second] = found;
  if (!first || !second) return undefined;
  for (const other of found.slice(1)) {
    const parting = contrasts.find(({ cards }) => cards.includes(first.id) && cards.includes(other.id));
    if (parting && !isSame(first, other) && first.score - other.score < farEnough(parting, first.id, said))
      return { between: [first.id, other.id], asks: parting.asks };
  }
  const apart = said.words.length > ALIKE.few ? ALIKE.apart : ALIKE.apartInFew;
  const areAlike = mistaken.some((group) => group.includes(first.id) && group.includes(second.id));
  return areAlike && !isSame(first, second) && first.score - second.score < apart
    ? { between: [first.id, second.id], asks: undefined }
    : undefined;
}
