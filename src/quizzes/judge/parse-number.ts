/** Reads a typed number of han or fu: up to three digits; undefined for anything else. */
export function parseCount(text: string): number | undefined {
  const tidy = text.normalize('NFKC').trim();
  return /^\d{1,3}$/.test(tidy) ? Number(tidy) : undefined;
}

/**
 * Reads a number of any size, `12,000` or `−500`, with or without thousands separators; undefined for anything else.
 */
export function parseNumber(text: string): number | undefined {
  const digits = text.replace(/[\s.,'’]/g, '').replace('−', '-');
  return /^-?\d+$/.test(digits) ? Number(digits) : undefined;
}
