import { isFilling, lettersOf, stemOf } from '../../../i18n/stems.ts';
import type { AnswerEntry, AnswerFile } from './answer-file.ts';
import { isNear } from '../named-places.ts';
import { type QuestionWords, stemsOf } from './question-words.ts';

/** At most so many entries answer a question. */
const MOST = 3;
/** So much of a name a question must have; and all of the question must be in the name. */
const ENOUGH = 0.3;
/** An entry that is met by so much less than the best is no answer beside it. */
const NEAR = 0.2;
const ORDER = ['fu', 'han', 'option', 'term'] as const;

interface Indexed {
  readonly entry: AnswerEntry;
  readonly names: readonly ReadonlySet<string>[];
}

const indexes = new WeakMap<AnswerFile, readonly Indexed[]>();
function indexOf(file: AnswerFile): readonly Indexed[] {
  const known = indexes.get(file);
  if (known) return known;
  const made = file.entries.map((entry) => ({
    entry,
    names: entry.names.map((name) => new Set(stemsOf(name, file.lang))),
  }));
  indexes.set(file, made);
  return made;
}

/** How much of its nearest name a question has: 1 for the whole name, 0 where the name lacks a word of the question. */
function metBy(sought: readonly string[], names: Indexed['names']): number {
  const has = (name: ReadonlySet<string>, word: string): boolean =>
    name.has(word) || [...name].some((one) => isNear(one, word));
  const covered = names.map((name) => (sought.every((word) => has(name, word)) ? sought.length / name.size : 0));
  return Math.max(0, ...covered);
}

/** What the rulebook says under the name that a question has, the nearest first. */
export function matchEntries(sought: string, file: AnswerFile, words: QuestionWords): readonly AnswerEntry[] {
  const all = lettersOf(sought);
  const unit = all.map(words.partOf).find((part) => part === 'fu' || part === 'han' || part === 'points');
  const stems = (list: readonly string[]): readonly string[] => [
    ...new Set(list.map((word) => stemOf(word, file.lang))),
  ];
  const isQuestion = (word: string): boolean =>
    words.isAsking(word) || ['points', 'fu', 'han'].includes(words.partOf(word) ?? '');
  const told = all.filter((word) => !isFilling(word) && !/^\d/.test(word));
  const telling = told.filter((word) => !isQuestion(word));
  const uncounted = telling.filter((word) => words.numberOf(word) === undefined);
  // `seven pairs` is a name, `three honba` a number of them; `fu` alone asks for the word, beside others for a kind.
  const tries = [told, telling, uncounted].map(stems).filter((one) => one.length > 0);
  const wanted = (kind: AnswerEntry['kind']): boolean =>
    unit === undefined || telling.length === 0 || kind === unit || (unit === 'points' && kind !== 'term');
  const metByTry = (one: readonly string[]) =>
    indexOf(file).flatMap(({ entry, names }) => {
      const met = metBy(one, names);
      return met >= ENOUGH ? [{ entry, met, isWanted: wanted(entry.kind) }] : [];
    });
  const every = tries.map(metByTry).filter((found) => found.length > 0);
  const found = every.find((one) => one.some(({ isWanted }) => isWanted)) ?? every[0] ?? [];
  const fitting = found.some(({ isWanted }) => isWanted) ? found.filter(({ isWanted }) => isWanted) : found;
  const best = Math.max(0, ...fitting.map(({ met }) => met));
  return fitting
    .filter(({ met }) => met >= best - NEAR)
    .toSorted((a, b) => b.met - a.met || ORDER.indexOf(a.entry.kind) - ORDER.indexOf(b.entry.kind))
    .slice(0, MOST)
    .map(({ entry }) => entry);
}
