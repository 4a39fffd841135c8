import {
  type BySeat,
  type Next,
  type Purse,
  type SeatNumber,
  WINDS,
  type Wind,
} from '../../../../engine/riichi/index.ts';
import { fill } from '../../../../i18n/strings.ts';
import { plural } from '../../../../i18n/plural.ts';
import { refusalText } from '../../../widgets/hand-editor/refusal-text.ts';
import type { TableRefusal } from '../../../../engine/riichi/index.ts';
import type { SettleWords, SettleStrings } from './strings.ts';

const MINUS = '\u2212';

/** Formats points for a table. */
export const formatPoints = (points: number, lang: string): string =>
  (points < 0 ? MINUS : '') + Math.abs(points).toLocaleString(lang, { maximumFractionDigits: 2 });

/** Formats points won or lost, with their sign. */
export const formatChange = (points: number, lang: string): string =>
  (points > 0 ? '+' : '') + formatPoints(points, lang);

/** Names the seats by their winds. */
export const windNames = ({ scorer }: SettleWords): BySeat<string> => {
  const [east, south, west, north] = WINDS.map((wind) => scorer[`wind.${wind}`]) as [string, string, string, string];
  return [east, south, west, north];
};

/** Formats the number of a hand: `East 2`. */
export const formatDeal = (roundWind: Wind, deal: number, { scorer }: SettleWords): string =>
  `${scorer[`wind.${roundWind}`]} ${String(deal + 1)}`;

/** Names who pays or gets: a player, the table, or nobody. */
export const formatPurse = (purse: Purse, names: BySeat<string>, { settle }: SettleWords): string =>
  purse === 'table' || purse === 'nobody' ? settle[`purse.${purse}`] : names[purse];

/** Text of a group by an engine id, below a stem if there is one; the id itself if it has no text. */
export const textById = (group: object, stem: string, id: string): string =>
  (group as Readonly<Record<string, string>>)[stem === '' ? id : `${stem}.${id}`] ?? id;

/** Formats counters and bets: `2 counters, 1 bet`. */
export const formatSticks = (counters: number, bets: number, { words: { settle }, lang }: SettleStrings): string =>
  `${plural(settle, 'sticks.counters', counters, lang)}, ${plural(settle, 'sticks.bets', bets, lang)}`;

/** Describes what is played next, with counters and bets if the game has them. */
export function describeNext(
  next: Next,
  hasSticks: boolean,
  before: { readonly dealer: SeatNumber; readonly firstDealer: SeatNumber },
  names: BySeat<string>,
  strings: SettleStrings,
): readonly string[] {
  const { words, lang } = strings;
  const { settle } = words;
  if (next.kind === 'same-hand') return [settle['next.same']];
  if (next.kind === 'over')
    return [settle['next.over'], ...(next.bets > 0 ? [plural(settle, 'next.left', next.bets, lang)] : [])];
  const { dealer, roundWind, counters, bets } = next;
  const hand = formatDeal(roundWind, (4 + dealer - before.firstDealer) % 4, words);
  return [
    hasSticks
      ? fill(settle['next.hand'], { hand, sticks: formatSticks(counters, bets, strings) })
      : fill(settle['next.plain'], { hand }),
    dealer === before.dealer
      ? fill(settle['next.stays'], { name: names[dealer] })
      : fill(settle['next.passes'], { name: names[dealer] }),
  ];
}

/** The labels of a hand's fields that follow from the table, and the stem of their values' names. */
const FROM_TABLE: Readonly<Record<string, readonly [label: string, stem?: string]>> = {
  by: ['by', 'by'],
  seatWind: ['seat', 'wind'],
  roundWind: ['round', 'wind'],
  discarder: ['discarder', 'from'],
  counters: ['counters'],
  bets: ['bets'],
};

/** Names a field of a hand that follows from the table, and the value it must have there. */
function followingFrom(field: string, wanted: unknown, { scorer, settle, book }: SettleWords): Record<string, string> {
  const name = field.split('.').at(-1) ?? field;
  const value: unknown = typeof wanted === 'string' ? JSON.parse(wanted) : undefined;
  if (name === 'rules') return { field: settle.rulebook, wanted: textById(book, '', String(value)) };
  const [label = name, stem = ''] = FROM_TABLE[name] ?? [];
  return { field: textById(scorer, '', label), wanted: textById(scorer, stem, String(value)) };
}

/** Explains a refusal in the page's language. */
export function describeRefusal(refusal: TableRefusal, words: SettleWords): string {
  const { why, field, values } = refusal;
  const isFromTable = why === 'follows-from-table' || why === 'left-to-table';
  const own = (words.settle as Readonly<Record<string, string>>)[
    why === 'not-a-win' ? `refusal.not-a-win.${String(values.reason)}` : `refusal.${why}`
  ];
  if (own !== undefined) return fill(own, isFromTable ? followingFrom(field, values.wanted, words) : values);
  return refusalText(
    { ...refusal, field: field.split('.').at(-1) ?? field } as Parameters<typeof refusalText>[0],
    words,
  );
}
