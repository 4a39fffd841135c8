/** Numbers from 0 to 1 that are the same each time, so that the same words always make the same model. */
export function shares(first: number): () => number {
  let seed = first;
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    const mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed));
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same items in another order. */
export function shuffled<Item>(items: readonly Item[], share: () => number): readonly Item[] {
  const order = items.map((item) => ({ item, at: share() }));
  return order.sort((one, other) => one.at - other.at).map(({ item }) => item);
}

/** Sums that grow with likelihood, as shares of one. */
export function sharesOf(sums: Float32Array): Float32Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const sum of sums) if (sum > most) most = sum;
  const shares = new Float32Array(sums.length);
  let total = 0;
  for (let k = 0; k < sums.length; k += 1) {
    const share = Math.exp((sums[k] ?? 0) - most);
    shares[k] = share;
    total += share;
  }
  for (let k = 0; k < shares.length; k += 1) shares[k] = (shares[k] ?? 0) / total;
  return shares;
}
