/** The sum of some numbers. */
export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** The mean of some numbers, of one at least. */
export const meanOf = (numbers: readonly number[]): number => sumOf(numbers) / numbers.length;

/** The variance of some numbers as a whole population, exact for halves and whole numbers up to one last division. */
export const varianceOf = (numbers: readonly number[]): number =>
  (numbers.length * sumOf(numbers.map((one) => one * one)) - sumOf(numbers) ** 2) / numbers.length ** 2;

/** The largest of some numbers less the smallest. */
export const rangeOf = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers);
