/** A seeded random generator (Mulberry32), so that training gives the same model every time. */
export function seededRandom(first: number): () => number {
  let seed = first;
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    const mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed));
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  const order = items.map((item) => ({ item, at: random() }));
  return order.sort((one, other) => one.at - other.at).map(({ item }) => item);
}

export function softmax(logits: Float32Array): Float32Array {
  let max = Number.NEGATIVE_INFINITY;
  for (const logit of logits) if (logit > max) max = logit;
  const probabilities = new Float32Array(logits.length);
  let total = 0;
  for (let k = 0; k < logits.length; k += 1) {
    const one = Math.exp((logits[k] ?? 0) - max);
    probabilities[k] = one;
    total += one;
  }
  for (let k = 0; k < probabilities.length; k += 1) probabilities[k] = (probabilities[k] ?? 0) / total;
  return probabilities;
}
