/** A day of the calendar, `2026-11-20`, in words of a language; a dash where there is none. */
export const sayDay = (day: string, lang: string): string =>
  day === '' ? '–' : new Date(`${day}T12:00`).toLocaleDateString(lang, { dateStyle: 'medium' });

/** Today by the clock of this device, as `2026-11-20`. */
export const today = (): string => new Date().toLocaleDateString('sv');
