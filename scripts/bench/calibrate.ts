/** A fixed amount of work (steps of a xorshift) by which machines can be compared. */
export function calibrate(steps: number): number {
  let state = 0x9e3779b9;
  for (let i = 0; i < steps; i++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
  }
  return state;
}
