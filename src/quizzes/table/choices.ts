/** How many numbers one chooses from. */
const CHOICES = 4;

/** Numbers to choose from, in order of size: the right one, then likely wrong answers, then nearby numbers. */
export function choicesAmong(right: number, wrong: readonly number[], step: number): readonly number[] {
  const near = [step, -step, 2 * step, -2 * step].map((by) => right + by);
  return [...new Set([right, ...wrong, ...near])].slice(0, CHOICES).sort((a, b) => a - b);
}
