/** A date such as `2026-11-20` in a language; a dash when there is none. */
export const sayDay = (day: string, lang: string): string =>
  day === '' ? '–' : new Date(`${day}T12:00`).toLocaleDateString(lang, { dateStyle: 'medium' });

/** Today by this device's clock, as `2026-11-20`. */
export const today = (): string => new Date().toLocaleDateString('sv');

/** Today in UTC, as `2026-11-20`: the same day for everybody. */
export const todayEverywhere = (): string => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);

/** A date without its year, in a language. */
export const sayDayOfYear = (day: string, lang: string): string =>
  new Date(`${day}T12:00`).toLocaleDateString(lang, { day: 'numeric', month: 'long' });
