/** Payments that somebody may take for another number of shares. */
export const SHARE_KINDS = ['ron-shares', 'dealer-ron-shares', 'dealer-draw-shares'] as const;
/** One of these. */
export type ShareKind = (typeof SHARE_KINDS)[number];

/** The id of paying so many shares, as `ron-shares-3`. */
export const sharesId = (kind: ShareKind, n: number): string => `${kind}-${String(n)}`;

/** The payment and the number of shares that an id of a misconception names; undefined for any other. */
export function sharesIn(id: string): { readonly kind: ShareKind; readonly n: number } | undefined {
  const [, named, n] = /^([a-z-]+)-(\d)$/.exec(id) ?? [];
  const kind = SHARE_KINDS.find((one) => one === named);
  return kind && { kind, n: Number(n) };
}
