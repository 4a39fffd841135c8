import { type BookId, type Liable, type SeatNumber, WINDS } from '../../../../engine/riichi/index.ts';
import { linkOf as tilesLink, readLink as readTiles } from '../../../widgets/hand-editor/place.ts';
import { FINED_TO, type HandEntry, NO_ENTRY, SHOWN, type WinnerEntry } from './entry.ts';
import { VERSION, readLinkHead } from './link-head.ts';
import { type Reader, type Unread, count, defined, fourPoints, oneOf, seatOf, seatsOf } from './link-parts.ts';
import { type OneHand, firstHand } from './one-hand.ts';
import { HAPPENINGS, tableRules } from './table-rules.ts';

const MOST_POINTS = 10_000_000;
const MOST_STICKS = 99;

const WINNER =
  /^([0-3])(?:\.(?:(\d{1,3})h)?(?:(\d{1,3})f)?(?:([1-6])y)?(?:(\d{1,4})p)?)?(?:~(left|across|right)@([a-z-]+))?$/;

const winnerText = ({ seat, han, fu, yakuman, points, liable }: WinnerEntry): string => {
  const part = (value: number | undefined, unit: string): string =>
    value === undefined ? '' : `${String(value)}${unit}`;
  const count = part(han, 'h') + part(fu, 'f') + part(yakuman, 'y') + part(points, 'p');
  const answers = liable ? `~${liable.from}@${liable.pattern}` : '';
  return String(seat) + (count === '' ? '' : `.${count}`) + answers;
};

/**
 * Formats a hand to settle, complete or not, as a link fragment without `#`:
 * `v=1&in=ema-2016&h=south2&n=2&b=1&l=02&e=ron&d=3&w=0.3h30f_2.5h`.
 */
export function formatSettleLink({ rules, roundWind, deal, scores, counters, bets, entry }: OneHand): string {
  const parts = [`v=${VERSION}`, `in=${rules}`, `h=${roundWind}${String(deal + 1)}`];
  const put = (key: string, text: string, isDefault: boolean): void => {
    if (!isDefault) parts.push(`${key}=${text}`);
  };
  put('p', scores?.join('_') ?? '', scores === undefined);
  put('n', String(counters), counters === 0);
  put('b', String(bets), bets === 0);
  put('l', entry.riichi.join(''), entry.riichi.length === 0);
  put('e', entry.kind, false);
  put('d', String(entry.discarder), entry.discarder === undefined);
  put('w', entry.winners.map(winnerText).join('_'), entry.winners.length === 0);
  put('t', entry.tenpai.join(''), entry.tenpai.length === 0);
  put('g', entry.nagashi.join(''), entry.nagashi.length === 0);
  put('y', entry.why ?? '', entry.why === undefined);
  put('o', entry.offenders.join(''), entry.offenders.length === 0);
  put('x', String(entry.offender), entry.offender === undefined);
  put('s', entry.shown, entry.shown === NO_ENTRY.shown);
  put('f', `${String(entry.fine)}${entry.to}`, entry.fine === NO_ENTRY.fine && entry.to === NO_ENTRY.to);
  for (const { seat, tiles } of entry.winners)
    if (tiles) parts.push(`k${String(seat)}=${encodeURIComponent(tilesLink(tiles, rules))}`);
  return parts.join('&');
}

function winnerIn(text: string): WinnerEntry | undefined {
  const [, seat, han, fu, yakuman, points, from, pattern] = WINNER.exec(text) ?? [];
  if (seat === undefined) return undefined;
  const put = (name: string, value: string | undefined): object =>
    value === undefined ? {} : { [name]: Number(value) };
  return {
    seat: Number(seat) as SeatNumber,
    ...put('han', han),
    ...put('fu', fu),
    ...put('yakuman', yakuman),
    ...put('points', points),
    ...(from !== undefined && pattern !== undefined ? { liable: { from: from as Liable['from'], pattern } } : {}),
  };
}

function winnersIn(text: string): readonly WinnerEntry[] | undefined {
  const winners = text.split('_').map(winnerIn);
  const seats = new Set(winners.map((one) => one?.seat));
  return winners.length <= 4 && seats.size === winners.length && !seats.has(undefined)
    ? (winners as readonly WinnerEntry[])
    : undefined;
}

function entryIn(reader: Reader, rules: BookId): HandEntry {
  const { happenings, aborts } = tableRules(rules);
  const kinds = HAPPENINGS.filter((kind) => happenings.includes(kind));
  const winners = reader.take('w', winnersIn) ?? [];
  const [fine, to] = reader.take('f', (text) => {
    const [, points = '', where = ''] = /^(\d+)([a-z]+)$/.exec(text) ?? [];
    const [value, goes] = [count(points, MOST_POINTS), oneOf(FINED_TO, where)];
    return value === undefined || goes === undefined ? undefined : ([value, goes] as const);
  }) ?? [undefined, undefined];
  const withTiles = winners.map((winner) => {
    const tiles = reader.take(`k${String(winner.seat)}`, (text) => readTiles(text, rules)?.draft);
    return tiles ? { ...winner, tiles } : winner;
  });
  const fields = {
    riichi: reader.take('l', seatsOf),
    kind: reader.take('e', (text) => oneOf(kinds, text)),
    discarder: reader.take('d', seatOf),
    tenpai: reader.take('t', seatsOf),
    nagashi: reader.take('g', seatsOf),
    why: reader.take('y', (text) => oneOf(aborts, text)),
    offenders: reader.take('o', seatsOf),
    offender: reader.take('x', seatOf),
    shown: reader.take('s', (text) => oneOf(SHOWN, text)),
    fine,
    to,
  };
  return { ...NO_ENTRY, ...defined(fields), winners: withTiles };
}

/** Parses a link fragment; undefined unless all of it is understood, with the first bad part passed to `unread`. */
export function parseSettleLink(link: string, unread: Unread = () => undefined): OneHand | undefined {
  const head = readLinkHead(link, unread);
  if (!head) return undefined;
  const { reader, rules } = head;
  const place = reader.take('h', (text) => {
    const [, wind = '', deal = ''] = /^([a-z]+)([1-4])$/.exec(text) ?? [];
    const roundWind = oneOf(WINDS, wind);
    return roundWind && tableRules(rules).rounds.includes(roundWind)
      ? { roundWind, deal: (Number(deal) - 1) as SeatNumber }
      : undefined;
  });
  const sticks = (text: string): number | undefined => count(text, MOST_STICKS);
  const fields = {
    scores: reader.take('p', fourPoints),
    counters: reader.take('n', sticks),
    bets: reader.take('b', sticks),
  };
  const hand = { ...firstHand(rules), ...place, ...defined(fields), entry: entryIn(reader, rules) };
  return reader.isRead(unread) ? hand : undefined;
}
