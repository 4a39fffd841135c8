const DAY = 24 * 60 * 60 * 1000;

/** The day so many days before another, as `2026-11-20`. */
export const daysBefore = (day: string, n: number): string =>
  new Date(Date.parse(`${day}T12:00Z`) - n * DAY).toISOString().slice(0, day.length);

/**
 * How many days of practice stand in a row up to today. One missed day costs nothing: two together end the row, and today
 * is not missed before it is over.
 */
export function daysInARow(days: Readonly<Record<string, unknown>>, today: string): number {
  let row = 0;
  let missed = 0;
  for (let n = 0; missed < 2; n++) {
    if (Object.hasOwn(days, daysBefore(today, n))) {
      row++;
      missed = 0;
    } else if (n > 0) missed++;
  }
  return row;
}
