import type { SearchResult } from '../finder/search.ts';
import { type Asked, type CaseTable, decide, isOf, type UnderBook } from './cases.ts';
import type { Facts } from './facts.ts';

/** What is shown for a telling: a card, perhaps with a verdict in place of its ruling, or a question about one fact. */
export interface RuledCase {
  readonly card: string;
  readonly verdict?: string | undefined;
  readonly ask?: Asked;
  /** The facts that it rests on. */
  readonly facts: readonly string[];
}

/** Rules on what the finder found, or on the card that was chosen: undefined where no table speaks of the first card, or the finder asks about another one first. */
export function ruleOn(
  { cards: [first], followUp }: SearchResult,
  facts: Facts,
  tables: readonly CaseTable[],
  under: UnderBook,
  chosen?: string,
): RuledCase | undefined {
  const table = first && tables.find((one) => isOf(one, under) && one.cards.includes(first.id));
  if (!table) return undefined;
  const reached = new Set([...table.cards, ...table.rows.map(({ card }) => card)]);
  const implied = followUp
    ? {}
    : { ...table.implies?.[first.id], ...(chosen === first.id && table.titled?.[first.id]) };
  const known = { ...implied, ...facts };
  const decision = decide(followUp ? { ...table, trusting: false } : table, known, under, first.id);
  if (!decision) return undefined;
  // A verdict for what was said is not about another card; everything else waits for the finder's own question.
  const isTold = (fact: string): boolean => facts[fact] !== undefined;
  const isUsed = (fact: string): boolean => table.rows.some((row) => isOf(row, under) && row.if[fact] !== undefined);
  const isSaid = 'row' in decision && decision.row.verdict !== undefined && decision.facts.length > 0;
  if (!isSaid && followUp?.between.some((id) => !reached.has(id))) return undefined;
  if ('row' in decision)
    return { card: decision.row.card, verdict: decision.row.verdict, facts: decision.facts.filter(isTold) };
  return { card: first.id, ask: decision.ask, facts: table.needs.filter((fact) => isTold(fact) && isUsed(fact)) };
}
