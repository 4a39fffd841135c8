import {
  type BookId,
  type BySeat,
  type Penalty,
  READINGS,
  type Readings,
  type SeatNumber,
  type Substitute,
} from '../../../../engine/riichi/index.ts';
import { VERSION, readLinkHead } from './link-head.ts';
import { type Unread, count, defined, fourPoints, oneOf } from './link-parts.ts';
import { sumOfFour } from './table-engine.ts';
import { tableRules } from './table-rules.ts';
import { without } from './without.ts';

/** When points are deducted; those `taken` are already off the scores and went to nobody. */
export const WHENS = ['before-places', 'after-uma', 'taken'] as const;

/** A deduction as it is entered. */
export interface Booking extends Omit<Penalty, 'when'> {
  readonly when: (typeof WHENS)[number];
}

/** A game to finish: final scores, and what is still to be deducted. */
export interface Finishing {
  readonly rules: BookId;
  readonly scores: BySeat<number>;
  /** Riichi sticks left on the table. */
  readonly bets: number;
  readonly penalties: readonly Booking[];
  readonly substitutes: readonly Substitute[];
  readonly readings: Partial<Readings>;
}

const STICK = 1000;
const MOST = 1_000_000;
const MOST_STICKS = 99;
const SINCES = ['start', 'during'] as const;
const WHYS = ['late', 'ill', 'disqualified'] as const;

/** A table at which nobody has won or lost anything. */
export const evenTable = (rules: BookId): Finishing => {
  const { start } = tableRules(rules);
  return { rules, scores: [start, start, start, start], bets: 0, penalties: [], substitutes: [], readings: {} };
};

/** Sum of the deductions of this kind. */
export const pointsBooked = (penalties: readonly Booking[], isThen: (when: Booking['when']) => boolean): number =>
  penalties.filter(({ when }) => isThen(when)).reduce((sum, { points }) => sum + points, 0);

/** How far a table's points are from their required sum, with sticks and deductions; 0 if they add up. */
export const offBalance = ({ rules, scores, bets, penalties }: Omit<Finishing, 'substitutes' | 'readings'>): number =>
  sumOfFour(scores) + bets * STICK + pointsBooked(penalties, (when) => when === 'taken') - 4 * tableRules(rules).start;

/** The engine's request to finish a game, without the fields it does not need: where a penalty came from, and deductions already made. */
export function finishRequestOf({ rules, bets, penalties, ...game }: Finishing): object {
  const booked = penalties.flatMap(({ seat, points, when, why }): readonly Penalty[] =>
    when === 'taken' ? [] : [{ seat, points, when, ...(why && { why }) }],
  );
  const request = { rules, ...game, penalties: booked };
  return tableRules(rules).sticks ? { ...request, bets } : request;
}

/** Converts a table to another rulebook; starting points become that rulebook's. */
export function finishingBy(game: Finishing, rules: BookId): Finishing {
  const isEven = game.scores.every((points) => points === tableRules(game.rules).start);
  const { sticks, happenings } = tableRules(rules);
  return {
    ...game,
    rules,
    bets: sticks ? game.bets : 0,
    penalties: happenings.includes('chombo') ? game.penalties : game.penalties.map((one) => without(one, 'why')),
    scores: isEven ? evenTable(rules).scores : game.scores,
  };
}

/** Formats a table to finish as a link fragment: `v=1&in=ema-2016&p=45000_35000_25000_15000&f=2.20000.after-uma.chombo`. */
export function formatFinishLink({ rules, scores, bets, penalties, substitutes, readings }: Finishing): string {
  const parts = [`v=${VERSION}`, `in=${rules}`, `p=${scores.join('_')}`];
  if (bets > 0) parts.push(`b=${String(bets)}`);
  const f = penalties.map(
    ({ seat, points, when, why }) => `${String(seat)}.${String(points)}.${when}${why ? `.${why}` : ''}`,
  );
  const s = substitutes.map(({ seat, since, why }) => `${String(seat)}.${since}.${why}`);
  if (f.length > 0) parts.push(`f=${f.join('_')}`);
  if (s.length > 0) parts.push(`s=${s.join('_')}`);
  if (readings.sharedPlaces) parts.push(`rp=${readings.sharedPlaces}`);
  if (readings.mersTies) parts.push(`rm=${readings.mersTies}`);
  if (readings.inPlus) parts.push(`ri=${readings.inPlus}`);
  return parts.join('&');
}

function eachIn<T>(text: string, read: (parts: readonly string[]) => T | undefined): readonly T[] | undefined {
  const list = text.split('_').map((one) => read(one.split('.')));
  return list.length <= 40 && !list.includes(undefined) ? (list as readonly T[]) : undefined;
}

const seatIn = (text: string | undefined): SeatNumber | undefined =>
  text !== undefined && /^[0-3]$/.test(text) ? (Number(text) as SeatNumber) : undefined;

const penaltyIn = ([seat, points = '', when = '', why]: readonly string[]): Booking | undefined => {
  const because = why === undefined ? {} : { why: oneOf(['chombo'], why) };
  const fields = { seat: seatIn(seat), points: count(points, MOST), when: oneOf(WHENS, when), ...because };
  return Object.values(fields).includes(undefined) ? undefined : (fields as Booking);
};

const substituteIn = ([seat, since = '', why = '']: readonly string[]): Substitute | undefined => {
  const fields = { seat: seatIn(seat), since: oneOf(SINCES, since), why: oneOf(WHYS, why) };
  return Object.values(fields).includes(undefined) ? undefined : (fields as Substitute);
};

/** Parses a link fragment; undefined unless all of it is understood, with the first bad part passed to `unread`. */
export function parseFinishLink(link: string, unread: Unread = () => undefined): Finishing | undefined {
  const head = readLinkHead(link, unread);
  if (!head) return undefined;
  const { reader, rules } = head;
  const fields = defined({
    scores: reader.take('p', fourPoints),
    bets: reader.take('b', (text) => count(text, MOST_STICKS)),
    penalties: reader.take('f', (text) => eachIn(text, penaltyIn)),
    substitutes: reader.take('s', (text) => eachIn(text, substituteIn)),
  });
  const readings = defined({
    sharedPlaces: reader.take('rp', (text) => oneOf(READINGS.sharedPlaces, text)),
    mersTies: reader.take('rm', (text) => oneOf(READINGS.mersTies, text)),
    inPlus: reader.take('ri', (text) => oneOf(READINGS.inPlus, text)),
  });
  return reader.isRead(unread) ? { ...evenTable(rules), ...fields, readings } : undefined;
}
