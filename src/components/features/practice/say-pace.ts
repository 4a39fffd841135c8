const TENTHS_BELOW = 10;

/** Seconds as one would say them: tenths only where they are few. */
export const sayPace = (seconds: number, lang: string): string =>
  seconds.toLocaleString(lang, { maximumFractionDigits: seconds < TENTHS_BELOW ? 1 : 0 });
