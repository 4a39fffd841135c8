import type { Found } from './rank.ts';
import type { Said } from './said.ts';

/** Two cards that one fact parts, so that one would be the contrary of the other. */
export interface Contrast {
  /** What is asked, by its id among the words of the page. */
  readonly asks: string;
  readonly cards: readonly string[];
  /** For each of the two which concepts speak for it: any of the words. */
  readonly says: readonly string[];
  /** For each of the two what is answered where it was that one, by its id among the words of the page. */
  readonly answers: readonly string[];
}

/** Cards that no one fact parts, though each would be the contrary of the other: by the id of one of the two the others. */
export type Contraries = Readonly<Record<string, readonly string[]>>;

/** Which cards must not be taken for each other. */
export interface Parted {
  readonly contrasts: readonly Contrast[];
  readonly contraries: Contraries;
}

/** The words of all questions and answers in a language. */
export interface AskWords {
  readonly questions: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<string, string>>;
  /** What is asked where no one fact parts the two, and what each of them is in a few words. */
  readonly which: string;
  readonly cards?: Readonly<Record<string, string>>;
  readonly neither: string;
}

/** Which of two cards it was is asked: by the fact that parts them, or where there is no such one by what they are called. */
export interface Asked {
  readonly between: readonly [first: string, other: string];
  readonly asks: string | undefined;
}

/**
 * So little apart are two finds of which either may be the one, by what was said of the fact that parts them: nothing or something
 * for both, something for the other, or for the first alone. Found on tellings that were not learnt from, and on incidents: of a
 * hundred hard tellings some fourteen are asked for, and a contrary is shown for fewer than one.
 */
const APART = { open: 2.4, saidForOther: 3.5, saidForFirst: 1.2 } as const;

/** Whether a concept was said and, as a thing may be both, not denied. */
const isSaid = ({ concepts, quantities }: Said, concept: string): boolean =>
  (concepts.has(concept) && !concepts.has(`-${concept}`)) || quantities.some(({ unit }) => concept === `unit:${unit}`);

const speaks = (said: Said, line = ''): boolean => line.split(' ').some((concept) => isSaid(said, concept));

function farEnough({ cards, says }: Contrast, first: string, said: Said): number {
  const place = cards.indexOf(first);
  const [own, other] = [speaks(said, says[place]), speaks(said, says[1 - place])];
  if (own === other) return APART.open;
  return own ? APART.saidForFirst : APART.saidForOther;
}

/** Whether the same becomes of both, so that it is all one which of them it was. */
const isSame = (one: Found, other: Found): boolean => one.outcome !== undefined && one.outcome === other.outcome;

/** What is to be asked before any of these finds is shown, the best of which comes first; undefined where that one is clear. */
export function askedOf(found: readonly Found[], said: Said, { contrasts, contraries }: Parted): Asked | undefined {
  const [first, ...others] = found;
  if (!first) return undefined;
  const areContrary = (one: string, another: string): boolean => contraries[one]?.includes(another) === true;
  for (const other of others) {
    const parting = contrasts.find(({ cards }) => cards.includes(first.id) && cards.includes(other.id));
    if (!parting && !areContrary(first.id, other.id) && !areContrary(other.id, first.id)) continue;
    const apart = parting ? farEnough(parting, first.id, said) : APART.open;
    if (!isSame(first, other) && first.score - other.score < apart)
      return { between: [first.id, other.id], asks: parting?.asks };
  }
  return undefined;
}
