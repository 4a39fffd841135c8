import verdicts from '../../../../content/penalties/verdicts.json' with { type: 'json' };
import { named } from '../../../../i18n/signs.ts';
import { fill } from '../../../../i18n/strings.ts';
import type { UnderBook } from './cases.ts';
import { eachOf, firstTimeOf, minutesIn, type Priced, priceAgain, priceOnce, rangeOf, unitOf } from './prices.ts';
import { handOf, isReading, isReadHand, sayIdOf } from './spoken.ts';
import { type CaseWords, factText } from './words.ts';

/** What a headline is made from. */
export interface Headlined extends Priced {
  /** The name of the kind, with its full stop. */
  readonly kindText: string;
  /** How the hand goes on, as `dead-riichi`. */
  readonly follows: string;
}

/** Kinds of rulings whose name does not say whether the hand goes on. */
const TAILED = ['none', 'correct', 'warning', 'dead-hand'];

/** Whether a rulebook begins with a polite word where others have a warning. */
const isPolite = (kind: string, under: UnderBook): boolean => kind === 'warning' && firstTimeOf(under) === 'polite';

function lateText(minutes: number, { late }: CaseWords, lang: string): string {
  const form = late[new Intl.PluralRules(lang).select(minutes)] ?? late.other ?? '';
  return form.replace('{{n}}', minutes.toLocaleString(lang));
}

/** The kind of a ruling: that of its verdict, else that of its card. */
const kindOf = (verdict: string | undefined, kind: string): string =>
  verdict === undefined
    ? kind
    : ((verdicts as Readonly<Record<string, { readonly kind?: string }>>)[verdict]?.kind ?? '');

/** Writes amounts as a rulebook and a language do. */
const writer =
  (under: UnderBook, lang: string) =>
  (points: number): string =>
    `${points.toLocaleString(lang)}${unitOf(under)}`;

/** Fills the amounts of the rulebook in force into the text of a verdict. */
export function withAmountsOf(text: string, under: UnderBook, lang: string): string {
  const written = writer(under, lang);
  return fill(text, Object.fromEntries(Object.entries(under.amounts).map(([name, points]) => [name, written(points)])));
}

/** The amount of a case as text, or its two amounts; undefined if it has none. */
function amountText(one: Priced, { priced }: CaseWords, under: UnderBook, lang: string): string | undefined {
  const written = writer(under, lang);
  const once = priceOnce(one, under);
  if (once !== undefined) return written(once);
  const range = rangeOf(one, under);
  return range && fill(priced[range.how], { least: written(range.least), most: written(range.most) });
}

/** How the hand goes on, in a word or two, and whether that is our reading. */
function tailOf({ follows }: Headlined, { tails, read, grades }: CaseWords, under: UnderBook): string | undefined {
  const hand = handOf(follows);
  const isRead = hand === 'dead' && isReadHand(hand, grades, under);
  return isRead ? read.tail : tails[hand];
}

/** The ruling on a case in one line, its numbers from the rulebook in force; it says where it is our reading. */
export function headlineOf(one: Headlined, words: CaseWords, under: UnderBook, lang: string): string {
  const head = plainHeadOf(one, words, under, lang);
  return isReading(one, under) ? fill(words.read.head, { text: head.replace(/\.$/, '') }) : head;
}

function plainHeadOf(one: Headlined, words: CaseWords, under: UnderBook, lang: string): string {
  const { kind, kindText, facts, verdict } = one;
  const written = writer(under, lang);
  const name = kindText.replace(/\.$/, '');
  if (kindOf(verdict, kind) === 'chombo')
    return words.chombo[under.books.find((book) => words.chombo[book]) ?? ''] ?? kindText;
  if (verdict !== undefined) return withAmountsOf(words.verdicts[verdict]?.head ?? kindText, under, lang);
  const [minutes, amount] = [minutesIn(facts), amountText(one, words, under, lang)];
  if (amount !== undefined)
    return minutes === undefined || priceOnce(one, under) === undefined
      ? named(name, `−${amount}`, lang)
      : fill(lateText(minutes, words, lang), { points: amount });
  const paid = eachOf(one, under);
  if (paid) return named(name, fill(words.priced.each, { each: written(paid.each), all: written(paid.all) }), lang);
  const again = priceAgain(one, under);
  if (again === 0) return firstTimeOf(under) === 'polite' ? words.times.polite : words.times.first;
  if (again !== undefined)
    return fill(words.times.again, { time: factText('time', facts.time ?? '', words, lang), points: written(again) });
  if (isPolite(kind, under)) return words.times.polite;
  const tail = TAILED.includes(kind) ? tailOf(one, words, under) : undefined;
  return tail === undefined ? name : `${kindText} ${tail}`;
}

/**
 * What to say at the table, with the numbers of the rulebook in force; where two amounts are possible, the referee still has
 * to choose. It says where it is our reading. Undefined where the words of the ruling itself are to be said.
 */
export function sayingOf(one: Headlined, words: CaseWords, under: UnderBook, lang: string): string | undefined {
  const said = plainSayingOf(one, words, under, lang);
  return said !== undefined && isReading(one, under) ? fill(words.read.say, { text: said }) : said;
}

function plainSayingOf(one: Headlined, words: CaseWords, under: UnderBook, lang: string): string | undefined {
  const { kind, verdict } = one;
  const written = writer(under, lang);
  if (verdict !== undefined) return withAmountsOf(words.verdicts[verdict]?.say ?? '', under, lang);
  const once = priceOnce(one, under);
  if (once !== undefined) return fill(words.priced.say, { points: written(once) });
  const paid = eachOf(one, under);
  if (paid) return fill(words.priced[kind === 'false-hu' ? 'sayEach' : 'sayPaid'], { each: written(paid.each) });
  const again = priceAgain(one, under);
  if (again === 0) return firstTimeOf(under) === 'polite' ? words.times.sayPolite : words.times.sayFirst;
  if (again !== undefined) return fill(words.times.say, { points: written(again) });
  return isPolite(kind, under) ? words.times.sayPolite : words.say[sayIdOf(one, words, under)];
}
