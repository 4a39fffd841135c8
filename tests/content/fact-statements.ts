import { readFileSync } from 'node:fs';
import { bearingOf } from './polarity.ts';

/**
 * What an article says of a fact: key words of one of its sentences, and what decides which way that sentence points.
 */
export interface Statement {
  readonly words: readonly string[];
  readonly bearing: string;
}

/** A fact of a rulebook in its fixture: `"says": ["counter added East → no"]`. */
export interface StatedFact {
  readonly article: string;
  readonly says: readonly string[];
}

const ARROW = ' → ';

export const statementOf = (text: string): Statement => {
  const at = text.indexOf(ARROW);
  return { words: text.slice(0, at).split(' '), bearing: text.slice(at + ARROW.length) };
};

export const statementText = ({ words, bearing }: Statement): string => words.join(' ') + ARROW + bearing;

/** The facts that the chapters of a rulebook state in a language, by id. */
export const readFacts = (file: string): Readonly<Record<string, StatedFact>> =>
  JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, StatedFact>>;

/** The sentences that have all words of a statement, whichever way they point. */
export function sentencesAbout({ words }: Statement, sentences: readonly string[]): string[] {
  return sentences.filter((sentence) => {
    const text = sentence.toLowerCase();
    return words.every((word) => text.includes(word.toLowerCase()));
  });
}

/** Says what is wrong with a statement; undefined when some sentence makes it. */
export function problemWith(statement: Statement, sentences: readonly string[], lang: string): string | undefined {
  const about = sentencesAbout(statement, sentences);
  const [first] = about;
  if (first === undefined) return `no sentence has “${statement.words.join(' … ')}”`;
  if (about.some((one) => bearingOf(one, lang) === statement.bearing)) return undefined;
  return `expected “${statement.bearing}” in it, found “${bearingOf(first, lang)}”: ${first}`;
}
