/** The seconds left, of milliseconds; one that has begun still counts. */
export const secondsLeft = (left: number): number => Math.ceil(left / 1000);

/** Formats milliseconds as a clock that counts down: `4:05`. */
export const countdown = (left: number): string => {
  const seconds = secondsLeft(left);
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
};
