import type { Resting } from '../../../cited.ts';
import { type CiteId, RIICHI_RULEBOOKS, type RiichiId } from '../../../engine/riichi/index.ts';
import { type ClauseWords, knownInWords } from '../../base/words/clause.ts';

/** Rules that rest on an article for the same rulebooks, and are known in the same way. */
export interface CitedGroup {
  readonly books: readonly RiichiId[];
  readonly rules: readonly CiteId[];
  /** How they are known, in words; undefined where we have read the rulebook. */
  readonly how: string | undefined;
}

/** Parts the rules that rest on an article by how they are known. */
export const citedGroups = (resting: readonly Resting[], words: Pick<ClauseWords, 'step'>): readonly CitedGroup[] =>
  resting.flatMap(({ books, rules }) => {
    const [book] = books;
    const byWords = Map.groupBy(rules, (rule) => book && knownInWords(RIICHI_RULEBOOKS[book].cite[rule], words));
    return [...byWords].map(([how, own]) => ({ books, rules: own, how }));
  });
