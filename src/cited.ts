import { type CiteId, type Clause, RIICHI_RULEBOOKS, RIICHI_IDS, type RiichiId } from './engine/riichi/index.ts';

/** Rules that rest on an article, and the rulebooks in which they do. */
export interface Resting {
  readonly books: readonly RiichiId[];
  readonly rules: readonly CiteId[];
}

/** The article that a clause names; of a silent rulebook the one that it is read by. */
const articleOf = (clause: Clause): string | undefined => {
  if ('article' in clause) return `${clause.book} ${clause.article}`;
  return 'from' in clause ? articleOf(clause.from) : undefined;
};

/** For each article (`ema-2016 4.1.1`) the rules that rest on it, each with its rulebooks. */
const RULES_BY_ARTICLE = collect();

function collect(): ReadonlyMap<string, ReadonlyMap<CiteId, readonly RiichiId[]>> {
  const found = new Map<string, Map<CiteId, RiichiId[]>>();
  for (const id of RIICHI_IDS) {
    for (const [rule, clause] of Object.entries(RIICHI_RULEBOOKS[id].cite) as [CiteId, Clause][]) {
      const article = articleOf(clause);
      if (article === undefined) continue;
      const rules = found.get(article) ?? new Map<CiteId, RiichiId[]>();
      rules.set(rule, [...(rules.get(rule) ?? []), id]);
      found.set(article, rules);
    }
  }
  return found;
}

/** What rests on an article, by the rulebooks that it holds for; nothing when no rule cites it. */
export function restingOn(book: string, article: string): Resting[] {
  const rules = [...(RULES_BY_ARTICLE.get(`${book} ${article}`) ?? [])];
  const groups = Map.groupBy(rules, ([, books]) => books.join());
  return [...groups.values()].map((group) => ({
    books: group[0]?.[1] ?? [],
    rules: group.map(([rule]) => rule),
  }));
}
