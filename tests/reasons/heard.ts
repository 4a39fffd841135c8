/** Something that an answer says, of which kind it is, and whether it is so. */
export interface Heard {
  readonly kind: string;
  readonly isSo: boolean;
  /** What was said of which hand, to be read by people. */
  readonly said: unknown;
}
