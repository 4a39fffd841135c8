import prices from '../../../../content/penalties/prices.json' with { type: 'json' };
import verdicts from '../../../../content/penalties/verdicts.json' with { type: 'json' };
import { fill } from '../../../../i18n/strings.ts';
import type { UnderBook } from './cases.ts';
import type { Facts } from './facts.ts';
import { type CaseWords, factText } from './words.ts';

/** What a headline is made from. */
export interface Headlined {
  readonly card: string;
  readonly kind: string;
  /** The name of the kind, with its full stop. */
  readonly kindText: string;
  /** How the hand goes on, as `dead-riichi`. */
  readonly follows: string;
  readonly facts: Facts;
  readonly verdict: string | undefined;
}

/** Kinds of rulings that say nothing of whether the hand goes on. */
const TAILED = ['none', 'correct', 'warning', 'dead-hand'];

type Amounts = UnderBook['amounts'];

interface Price {
  readonly each?: string;
  readonly flat?: string;
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

function lateText(minutes: number, { late }: CaseWords, lang: string): string {
  const form = late[new Intl.PluralRules(lang).select(minutes)] ?? late.other ?? '';
  return form.replace('{{n}}', minutes.toLocaleString(lang));
}

/** The kind of a ruling: a verdict that is of another kind than its card says so. */
const kindOf = (verdict: string | undefined, kind: string): string =>
  verdict === undefined
    ? kind
    : ((verdicts as Readonly<Record<string, { readonly kind?: string }>>)[verdict]?.kind ?? '');

/** A text of a verdict, the amounts of the rulebook in force written in. */
export function withAmountsOf(text: string, { books, amounts }: UnderBook, lang: string): string {
  const unit = ofBook(prices.units, books) ?? '';
  const written = Object.entries(amounts).map(([name, points]) => [name, `${points.toLocaleString(lang)}${unit}`]);
  return fill(text, Object.fromEntries(written) as Record<string, string>);
}

/** The ruling on a case in one line, its numbers from the rulebook in force. */
export function headlineOf(one: Headlined, words: CaseWords, under: UnderBook, lang: string): string {
  const { card, kind, kindText, follows, facts, verdict } = one;
  const unit = ofBook(prices.units, under.books) ?? '';
  const written = (points: number): string => `${points.toLocaleString(lang)}${unit}`;
  if (kindOf(verdict, kind) === 'chombo') return ofBook(words.chombo, under.books) ?? kindText;
  if (verdict !== undefined) return withAmountsOf(words.verdicts[verdict]?.head ?? kindText, under, lang);
  const { minutes, time } = facts;
  if (kind === 'points' && typeof minutes === 'object' && minutes.least === minutes.most) {
    const price = priceOfMinutes(card, minutes.least, under.amounts);
    if (price !== undefined) return fill(lateText(minutes.least, words, lang), { points: written(price) });
  }
  const fixed = kind === 'points' ? fixedPrice(card, under) : undefined;
  if (fixed !== undefined) return `${kindText.replace(/\.$/, '')}: −${written(fixed)}`;
  if (typeof time === 'string') {
    const price = priceOfTime(card, kind, Number(time), under);
    if (price === 0) return words.times.first;
    if (price !== undefined)
      return fill(words.times.again, { time: factText('time', time, words, lang), points: written(price) });
  }
  const tail = TAILED.includes(kind) ? words.tails[follows.replace(/-\w+$/, '')] : undefined;
  return tail === undefined ? kindText.replace(/\.$/, '') : `${kindText} ${tail}`;
}

/** What to say at the table. */
export const sayingOf = (
  { kind, verdict }: Headlined,
  words: CaseWords,
  under: UnderBook,
  lang: string,
): string | undefined =>
  verdict === undefined ? words.say[kind] : withAmountsOf(words.verdicts[verdict]?.say ?? '', under, lang);

/** What the facts of a case make of the fine of its card, in points; undefined where the log counts by itself. */
export function penaltyOf({ card, kind, facts }: Headlined, under: UnderBook): number | undefined {
  const { minutes, time } = facts;
  const per = ofBook(prices.pointsPerUnit, under.books) ?? 1;
  const isExact = typeof minutes === 'object' && minutes.least === minutes.most;
  const price =
    (isExact ? priceOfMinutes(card, minutes.least, under.amounts) : undefined) ??
    (kind === 'points' ? fixedPrice(card, under) : undefined) ??
    (typeof time === 'string' ? priceOfTime(card, kind, Number(time), under) : undefined);
  return price === undefined ? undefined : price * per;
}
