/** A date and time as written: months from 1; the zone in minutes east of Greenwich, if it is said. */
export interface Written {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly zone?: number;
}

/** Which of day and month comes first where both could be either. */
export type DateOrder = 'day-first' | 'month-first';

/** Turns a written time without a zone into milliseconds, by the clock of a device. */
export type LocalClock = (written: Written) => number;

/** What a text says of a moment: one, or two readings of its day and month. */
export type ReadMoment =
  | { readonly isClear: true; readonly written: Written }
  | { readonly isClear: false; readonly dayFirst: Written; readonly monthFirst: Written };

/** How months begin in English, Russian, Ukrainian, Italian and French, from January on. */
const MONTHS: readonly string[] = [
  'jan|янв|січ|genn?|janv',
  'feb|фев|лют|febb?|f[eé]v',
  'mar|март|мар|бер|mars',
  'apr|апр|кві|avr',
  'may|ма[йя]|тра|mag|mai',
  'jun|июн|чер|giu|juin',
  'jul|июл|лип|lug|juil',
  'aug|авг|сер|ago|ao[uû]',
  'sep|сен|вер|set|sept',
  'oct|окт|жов|ott|oct',
  'nov|ноя|лис|nov',
  'dec|дек|гру|dic|d[eé]c',
];
const MONTH_NAME = MONTHS.map((one) => `(?:${one})`).join('|');
const NAMED = MONTHS.map((one) => new RegExp(`^(?:${one})`, 'iu'));
const monthOf = (name: string): number => NAMED.findIndex((month) => month.test(name)) + 1;

const TIME = /(?<![\d.:/-])(\d{1,2})\s?(?::|h\s?|\.(?=\d{2}(?!\d|\.)))(\d{2})(?::(\d{2}))?(?:\s?([ap])\.?\s?m\b)?/iu;
const ZONE = /(?:GMT|UTC)?\s?([+-])(\d{1,2}):?(\d{2})?(?!\d)|\b(?:GMT|UTC|Z)\b|(?<=\d)Z\b/;
const [ISO, DOTTED, SLASHED] = [
  /(?<!\d)(20\d{2})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/,
  /(?<!\d)(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})(?!\d)/,
  /(?<!\d)(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?!\d)/,
] as const;
const [DAY_MONTH, MONTH_DAY] = [
  new RegExp(
    `(?<!\\d)(\\d{1,2})(?:er|º)?[\\s.-]{1,3}(${MONTH_NAME})\\p{L}*\\.?[\\s,-]{1,3}(20\\d{2}|\\d{2}(?![\\d:]))`,
    'iu',
  ),
  new RegExp(`(?<!\\p{L})(${MONTH_NAME})\\p{L}*\\.?\\s(\\d{1,2}),?\\s(20\\d{2})`, 'iu'),
] as const;

/** The first day and month that exist; two digits of a year are of this century. */
interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}
const [MOST_DAYS, MOST_MONTHS, CENTURY, HALF_DAY, HOUR] = [31, 12, 2000, 12, 60] as const;
const isDay = ({ month, day }: Day): boolean => month >= 1 && month <= MOST_MONTHS && day >= 1 && day <= MOST_DAYS;
const dayOf = (year: string | undefined, month: number, day: string | undefined): Day => ({
  year: Number(year) < CENTURY ? Number(year) + CENTURY : Number(year),
  month,
  day: Number(day),
});

/** The days that a text may mean, the first number as the day before the second; none where it says no date. */
function daysIn(text: string): { readonly days: readonly Day[]; readonly rest: string } {
  const without = (found: RegExpExecArray): string =>
    `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  const iso = ISO.exec(text);
  if (iso) return { days: [dayOf(iso[1], Number(iso[2]), iso[3])].filter(isDay), rest: without(iso) };
  const named = DAY_MONTH.exec(text);
  if (named) return { days: [dayOf(named[3], monthOf(named[2] ?? ''), named[1])].filter(isDay), rest: without(named) };
  const american = MONTH_DAY.exec(text);
  if (american)
    return {
      days: [dayOf(american[3], monthOf(american[1] ?? ''), american[2])].filter(isDay),
      rest: without(american),
    };
  const dotted = DOTTED.exec(text);
  if (dotted) return { days: [dayOf(dotted[3], Number(dotted[2]), dotted[1])].filter(isDay), rest: without(dotted) };
  const slashed = SLASHED.exec(text);
  if (!slashed) return { days: [], rest: text };
  const [, one, other, year] = slashed;
  const both = [dayOf(year, Number(other), one), dayOf(year, Number(one), other)].filter(isDay);
  const isSame = one === other;
  return { days: isSame ? both.slice(0, 1) : both, rest: without(slashed) };
}

function zoneIn(text: string): number | undefined {
  const found = ZONE.exec(text);
  if (!found) return undefined;
  const [, sign, hours = '0', minutes = '0'] = found;
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes));
}

/** Reads a date with a time in the forms of chats, mails and tables; undefined if a text says none. Never throws. */
export function readMoment(text: string): ReadMoment | undefined {
  const plain = text.normalize('NFKC').replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  const { days, rest } = daysIn(plain);
  const [first, second] = days;
  const time = TIME.exec(rest.replace(/(?<=\d)T(?=\d)|^\s*T(?=\d)|(?<=\s)T(?=\d)/g, ' '));
  if (!first || !time) return undefined;
  const [whole, hours, minute, second_ = '0', half] = time;
  const twelve = Number(hours) % HALF_DAY;
  const hour = half === undefined ? Number(hours) : half.toLowerCase() === 'p' ? twelve + HALF_DAY : twelve;
  if (hour > 23 || Number(minute) > 59 || Number(second_) > 59) return undefined;
  const zone = zoneIn(rest.slice(rest.indexOf(whole) + whole.length));
  const clock = { hour, minute: Number(minute), second: Number(second_), ...(zone !== undefined && { zone }) };
  return second
    ? { isClear: false, dayFirst: { ...first, ...clock }, monthFirst: { ...second, ...clock } }
    : { isClear: true, written: { ...first, ...clock } };
}

const [DAY_MS, MINUTE_MS, SECOND_MS] = [86_400_000, 60_000, 1000] as const;

/** Days from the beginning of 1970 to a date of the Gregorian calendar. */
function daysSince1970({ year, month, day }: Day): number {
  const shifted = month <= 2 ? year - 1 : year;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return (
    365 * shifted +
    Math.floor(shifted / 4) -
    Math.floor(shifted / 100) +
    Math.floor(shifted / 400) +
    dayOfYear -
    719_468
  );
}

/** The moment of a written time in milliseconds. */
export function momentOf(written: Written, local: LocalClock): number {
  const { hour, minute, second, zone } = written;
  if (zone === undefined) return local(written);
  return daysSince1970(written) * DAY_MS + (hour * HOUR + minute - zone) * MINUTE_MS + second * SECOND_MS;
}
