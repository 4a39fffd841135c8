/** A gap that goes on in the next byte. */
const LONG_GAP = 255;

/** Nothing, as a byte of a number that may be below nothing. */
export const ZERO = 128;
const MOST = 127;

/** Bytes as text. */
export const inBase64 = (bytes: Iterable<number>): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** The bytes of such a text; calling a function for each takes three times as long, which is felt on a phone. */
export function bytesOf(text: string): Uint8Array {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = letters.charCodeAt(i);
  return bytes;
}

/** Growing numbers by how far each is from the one before; 255 stands for as much, and more to come. */
export function gapsBetween(numbers: readonly number[]): string {
  const gaps: number[] = [];
  let last = 0;
  for (const number of numbers) {
    for (; number - last >= LONG_GAP; last += LONG_GAP) gaps.push(LONG_GAP);
    gaps.push(number - last);
    last = number;
  }
  return inBase64(gaps);
}

/** The numbers that gaps lead to. */
export function numbersAt(gaps: string): readonly number[] {
  const numbers: number[] = [];
  let number = 0;
  for (const gap of bytesOf(gaps)) {
    number += gap;
    if (gap < LONG_GAP) numbers.push(number);
  }
  return numbers;
}

/** Many numbers in steps, small enough to be fetched. */
export interface PackedNumbers {
  /** What a step is worth. */
  readonly step: number;
  /** How many steps each number is from nothing, in base 64. */
  readonly steps: string;
}

/** Numbers in so many steps to their usual distance from nothing; those that are very far come nearer. */
export function packedNumbers(numbers: Float32Array, steps: number): PackedNumbers {
  const usual = Math.sqrt(numbers.reduce((sum, one) => sum + one * one, 0) / numbers.length);
  const step = Number((usual / steps).toPrecision(4));
  const near = (one: number): number => Math.min(MOST, Math.max(-MOST, Math.round(one / step)));
  return { step, steps: inBase64(Array.from(numbers, (one) => ZERO + near(one))) };
}

/** The numbers that were packed. */
export const numbersOf = ({ step, steps }: PackedNumbers): Float32Array =>
  new Float32Array(bytesOf(steps)).map((byte) => (byte - ZERO) * step);
