const TENTHS_BELOW = 10;

/** Seconds as people say them: tenths only for small numbers. */
export const sayPace = (seconds: number, lang: string): string =>
  seconds.toLocaleString(lang, { maximumFractionDigits: seconds < TENTHS_BELOW ? 1 : 0 });
