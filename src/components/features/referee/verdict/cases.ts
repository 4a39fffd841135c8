import type { Bounds } from '../finder/numbers.ts';
import type { Facts, FactValue } from './facts.ts';

/** One line of a table: under these facts this card decides, or the verdict beside it. */
export interface CaseRow {
  /** The rulebooks that the line is of; all where none is named. */
  readonly in?: readonly string[];
  /** For each fact one of the values named (`own wall`), or a limit by its name among the rulebook's amounts (`>exposed`). */
  readonly if: Readonly<Record<string, string>>;
  readonly card: string;
  /** The id of a ruling that is milder or graver than that of the card. */
  readonly verdict?: string;
}

/**
 * Which facts decide between cards, asked for in this order; a line with any other fact holds only where that was said. The
 * first line that holds decides.
 */
export interface CaseTable {
  /** The rulebooks that the table is of; all where none is named. */
  readonly in?: readonly string[];
  readonly cards: readonly string[];
  readonly needs: readonly string[];
  /** Takes the card that was found at its word unless a fact speaks against it. */
  readonly trusting?: boolean;
  /** Facts that a card found says by itself, where the telling says nothing else. */
  readonly implies?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Facts that the name of a card says: they hold where the card itself was chosen, by a picture or as an answer. */
  readonly titled?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly rows: readonly CaseRow[];
}

/** What a table needs to know of the rulebook in force. */
export interface UnderBook {
  /** The rulebook and those that it stands on. */
  readonly books: readonly string[];
  readonly amounts: Readonly<Record<string, number>>;
  /** What comes of a card, or of a verdict in its place: lines with the same are not asked apart. None where a card has no ruling. */
  readonly outcomeOf: (card: string, verdict: string | undefined) => string | undefined;
}

/** A question about a fact that is missing: which value, or whether it is more than a limit. */
export type Asked =
  { readonly fact: string; readonly values: readonly string[] } | { readonly fact: string; readonly limit: number };

/** The line that decides with the facts that it rests on, or the question to ask first. */
export type Decision = { readonly row: CaseRow; readonly facts: readonly string[] } | { readonly ask: Asked };

const LIMIT = /^(<=|>)(\w+)$/;

const isBounds = (value: FactValue): value is Bounds => typeof value !== 'string';

type Held = 'yes' | 'no' | 'open';

function limitIn(
  condition: string,
  amounts: UnderBook['amounts'],
): { readonly isAbove: boolean; readonly limit: number } | undefined {
  const [, sign, name = ''] = LIMIT.exec(condition) ?? [];
  const limit = amounts[name];
  return sign === undefined || limit === undefined ? undefined : { isAbove: sign === '>', limit };
}

function holds(condition: string, value: FactValue | undefined, amounts: UnderBook['amounts']): Held {
  if (value === undefined) return 'open';
  if (!isBounds(value)) return condition.split(' ').includes(value) ? 'yes' : 'no';
  const found = limitIn(condition, amounts);
  if (!found) return 'no';
  const { isAbove, limit } = found;
  if (value.least > limit) return isAbove ? 'yes' : 'no';
  if (value.most <= limit) return isAbove ? 'no' : 'yes';
  return 'open';
}

/** Whether a table or a line is of the rulebook in force. */
export const isOf = ({ in: books }: Pick<CaseRow, 'in'>, under: UnderBook): boolean =>
  !books || books.some((book) => under.books.includes(book));

/** The lines that the facts leave possible, up to the first that surely holds. */
function possibleRows({ rows, needs }: CaseTable, facts: Facts, under: UnderBook): readonly CaseRow[] {
  const { amounts, outcomeOf } = under;
  const isLimited = (row: CaseRow): boolean =>
    Object.values(row.if).every((condition) => !LIMIT.test(condition) || limitIn(condition, amounts) !== undefined);
  const own = rows.filter(
    (row) => isOf(row, under) && isLimited(row) && outcomeOf(row.card, row.verdict) !== undefined,
  );
  const held = (row: CaseRow): Held => {
    const all = Object.entries(row.if).map(([fact, condition]) =>
      needs.includes(fact) || facts[fact] !== undefined ? holds(condition, facts[fact], amounts) : 'no',
    );
    return all.includes('no') ? 'no' : all.includes('open') ? 'open' : 'yes';
  };
  const left = own.filter((row) => held(row) !== 'no');
  const sure = left.findIndex((row) => held(row) === 'yes');
  return sure < 0 ? left : left.slice(0, sure + 1);
}

/** The question about a fact, as far as the lines leave it open. */
function questionFor(fact: string, rows: readonly CaseRow[], facts: Facts, { amounts }: UnderBook): Asked | undefined {
  const open = rows.flatMap((row) => row.if[fact] ?? []).filter((one) => holds(one, facts[fact], amounts) === 'open');
  const limits = open.flatMap((condition) => limitIn(condition, amounts)?.limit ?? []);
  if (limits.length > 0) return { fact, limit: Math.min(...limits) };
  return open.length > 0 ? { fact, values: [...new Set(open.flatMap((one) => one.split(' ')))] } : undefined;
}

/** Every answer to a question, as what is known of the fact after it. */
export function answersTo(asked: Asked, facts: Facts): readonly FactValue[] {
  if (!('limit' in asked)) return asked.values;
  const known = facts[asked.fact];
  const { least, most } = known !== undefined && isBounds(known) ? known : { least: 0, most: Infinity };
  return [
    { least: asked.limit + 1, most },
    { least, most: asked.limit },
  ];
}

/** Decides between the cards of a table by the facts, or says what has to be asked; undefined where the table says nothing. */
export function decide(table: CaseTable, facts: Facts, under: UnderBook, found: string): Decision | undefined {
  const outcomesOf = (rows: readonly CaseRow[]): ReadonlySet<string> =>
    new Set(rows.flatMap(({ card, verdict }) => under.outcomeOf(card, verdict) ?? []));
  const rows = possibleRows(table, facts, under);
  const own = rows.find(({ card, verdict }) => card === found && verdict === undefined);
  const row = own ?? rows[0];
  if (!row) return undefined;
  if (outcomesOf(rows).size === 1 || (table.trusting && own))
    return { row, facts: table.needs.filter((fact) => facts[fact] !== undefined && row.if[fact] !== undefined) };
  const changes = (asked: Asked): boolean => {
    const after = answersTo(asked, facts).map((value) =>
      outcomesOf(possibleRows(table, { ...facts, [asked.fact]: value }, under)),
    );
    return after.some((one) => one.symmetricDifference(after[0] ?? one).size > 0);
  };
  const questions = table.needs.flatMap((fact) => questionFor(fact, rows, facts, under) ?? []);
  const ask = questions.find(changes) ?? questions[0];
  return ask && { ask };
}
