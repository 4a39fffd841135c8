const MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Whether a text is a day of the calendar, as `2026-11-20`. */
export function isDay(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day >= 1 && day <= (MONTHS[month - 1] ?? 0) && (month !== 2 || day < 29 || isLeap);
}

/** Days from 1 March of the year 0, of the years before and of the months from March on. */
const daysBefore = (year: number): number =>
  365 * year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
const daysFromMarch = (month: number): number => Math.floor((153 * month + 2) / 5);

/** The number of a day, counted so that the next day has the next number. */
export function dayNumber(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const fromMarch = (month + 9) % 12;
  return daysBefore(fromMarch < 10 ? year : year - 1) + daysFromMarch(fromMarch) + date - 1;
}

/** How many days it is from one day to another; negative where that is over. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** The date this many days after another, as `2026-11-20`. */
export function dayAfter(day: string, days: number): string {
  const number = dayNumber(day) + days;
  let year = Math.floor(number / 365.2425) + 1;
  while (daysBefore(year) > number) year--;
  const left = number - daysBefore(year);
  const fromMarch = Math.floor((5 * left + 2) / 153);
  const two = (n: number): string => String(n).padStart(2, '0');
  const month = ((fromMarch + 2) % 12) + 1;
  return `${String(fromMarch < 10 ? year : year + 1).padStart(4, '0')}-${two(month)}-${two(left - daysFromMarch(fromMarch) + 1)}`;
}
