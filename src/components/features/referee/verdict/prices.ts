import prices from '../../../../content/penalties/prices.json' with { type: 'json' };
import type { UnderBook } from './cases.ts';
import type { Facts } from './facts.ts';

/** A case whose price is looked up. */
export interface Priced {
  readonly card: string;
  readonly kind: string;
  readonly facts: Facts;
  readonly verdict: string | undefined;
}

type Amounts = UnderBook['amounts'];

interface Price {
  readonly each?: string;
  readonly flat?: string;
}

/** The names of two amounts: either one or the other, or whatever the referee chooses between them. */
interface Range {
  readonly either?: readonly string[];
  readonly between?: readonly string[];
}

const ofBook = <Value>(byBook: Readonly<Record<string, Value>>, books: readonly string[]): Value | undefined =>
  books.map((book) => byBook[book]).find((value) => value !== undefined);

/** What lateness of some minutes costs, where the rulebook has a price for it. */
function priceOfMinutes(card: string, minutes: number, amounts: Amounts): number | undefined {
  const ways: readonly Price[] = (prices.minutes as Readonly<Record<string, readonly Price[]>>)[card] ?? [];
  return ways
    .map(({ each = '', flat = '' }) => {
      const [byMinute, once] = [amounts[each], amounts[flat]];
      return byMinute === undefined ? once : byMinute * minutes;
    })
    .find((price) => price !== undefined);
}

/** What the same offence costs the second, third … time; 0 the first time, undefined where the rulebook does not count. */
function priceOfTime(card: string, kind: string, time: number, { books, amounts }: UnderBook): number | undefined {
  const steps = ofBook<readonly string[]>(prices.ladder, books);
  const isOnLadder = kind === 'ladder' || ofBook<readonly string[]>(prices.ladderCards, books)?.includes(card) === true;
  if (!steps || !isOnLadder) return undefined;
  return time === 1 ? 0 : amounts[steps[time - 2] ?? ''];
}

/** What an offence costs that has one price. */
function fixedPrice(card: string, { books, amounts }: UnderBook): number | undefined {
  const byCard: Readonly<Record<string, string>> = ofBook<Readonly<Record<string, string>>>(prices.fixed, books) ?? {};
  return amounts[byCard[card] ?? ''];
}

/** The minutes of a case where they are known exactly. */
export const minutesIn = ({ minutes }: Facts): number | undefined =>
  typeof minutes === 'object' && minutes.least === minutes.most ? minutes.least : undefined;

/** What a case costs once, in the unit of its rulebook, apart from how often it happened. */
export function priceOnce({ card, kind, facts, verdict }: Priced, under: UnderBook): number | undefined {
  if (verdict !== undefined || kind !== 'points') return undefined;
  const minutes = minutesIn(facts);
  const late = minutes === undefined ? undefined : priceOfMinutes(card, minutes, under.amounts);
  return late ?? fixedPrice(card, under);
}

/** What a case costs by how often it happened: 0 is a warning; undefined where nobody said or the rulebook does not count. */
export const priceAgain = ({ card, kind, facts, verdict }: Priced, under: UnderBook): number | undefined =>
  verdict === undefined && typeof facts.time === 'string'
    ? priceOfTime(card, kind, Number(facts.time), under)
    : undefined;

/** The least and the most that a case may cost, and whether any amount between them may be chosen. */
export function rangeOf(
  { card, verdict }: Priced,
  { books, amounts }: UnderBook,
): { readonly how: keyof Range; readonly least: number; readonly most: number } | undefined {
  const range = ofBook<Readonly<Record<string, Range>>>(prices.ranges, books)?.[card];
  const how = range?.either ? 'either' : 'between';
  const [least, most] = (range?.[how] ?? []).map((name) => amounts[name]);
  return verdict !== undefined || least === undefined || most === undefined ? undefined : { how, least, most };
}

/** What goes to each opponent, and to all of them together. */
export function eachOf(
  { card, verdict }: Priced,
  { books, amounts }: UnderBook,
): { readonly each: number; readonly all: number } | undefined {
  const name = ofBook<Readonly<Record<string, string>>>(prices.each, books)?.[card] ?? '';
  const [each, all] = [amounts[name], amounts[name.replace(/Each$/, 'All')]];
  return verdict !== undefined || each === undefined || all === undefined ? undefined : { each, all };
}

/** Whether a rulebook leaves open which of its prices holds, so that the referee names it. */
export const isOpenPrice = ({ card }: Priced, { books }: UnderBook): boolean =>
  ofBook<readonly string[]>(prices.open, books)?.includes(card) === true;

/** The unit in which a rulebook writes amounts, such as `P`. */
export const unitOf = ({ books }: UnderBook): string => ofBook(prices.units, books) ?? '';

/** What a first time brings where that is not a warning. */
export const firstTimeOf = ({ books }: UnderBook): string | undefined => ofBook<string>(prices.firstTime, books);

/** An amount in the unit of a rulebook as points. */
export const inPoints = (amount: number, { books }: UnderBook): number =>
  amount * (ofBook(prices.pointsPerUnit, books) ?? 1);

/** What the facts of a case make of the fine of its card, in points; undefined where the log counts by itself. */
export function penaltyOf(one: Priced, under: UnderBook): number | undefined {
  const price = priceOnce(one, under) ?? priceAgain(one, under);
  return price === undefined ? undefined : inPoints(price, under);
}
