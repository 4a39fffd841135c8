/** The log probability of each card, or a logit before they are normalized. */
export type LogProbabilities = ReadonlyMap<string, number>;

/** The class for anything but a hand at the table: clubs, books, other games, the weather. */
export const OFF_TOPIC = 'elsewhere';

/** Normalizes logits so that the probabilities add up to one. */
export function logSoftmax(logits: LogProbabilities): LogProbabilities {
  const max = Math.max(...logits.values());
  const total = max + Math.log([...logits.values()].reduce((sum, one) => sum + Math.exp(one - max), 0));
  return new Map([...logits].map(([card, logit]) => [card, logit - total]));
}
