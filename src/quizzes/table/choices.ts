/** How many numbers one chooses from. */
const CHOICES = 4;

/**
 * Numbers to choose from: the right one, then what those get who have something wrong, likeliest first, then numbers near
 * by; in order of size.
 */
export function choicesAmong(right: number, wrong: readonly number[], step: number): readonly number[] {
  const near = [step, -step, 2 * step, -2 * step].map((by) => right + by);
  return [...new Set([right, ...wrong, ...near])].slice(0, CHOICES).sort((a, b) => a - b);
}
