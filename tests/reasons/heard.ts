/** A statement in an answer, its kind, and whether it is true. */
export interface Heard {
  readonly kind: string;
  readonly isSo: boolean;
  /** What was said of which hand, for people to read. */
  readonly said: unknown;
}
