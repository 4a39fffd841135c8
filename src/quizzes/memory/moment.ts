/** A time in milliseconds, and the day that it is by the clock of the player: `2026-11-20`. */
export interface Moment {
  readonly now: number;
  readonly day: string;
}
