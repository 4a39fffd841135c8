const MOST = 10_000_000;

/** Points as people type them: with spaces, dots or commas between thousands, and any minus; undefined: no number. */
export function pointsIn(text: string): number | undefined {
  const plain = text.replace(/[\s\u00a0\u202f'’.,]/g, '').replace(/^[−–]/, '-');
  return /^[-+]?\d{1,8}$/.test(plain) && Math.abs(Number(plain)) <= MOST ? Number(plain) : undefined;
}
