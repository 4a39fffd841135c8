/** The digits of a code: those of Crockford's Base32, without I, L, O and U. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How many bits a digit holds. */
export const DIGIT_BITS = 5;

/** The digit of a number from 0 to 31. */
export const digitOf = (value: number): string => DIGITS.charAt(value);

/** The value of a digit as people copy it: lower case, O for 0, I and L for 1; undefined if it is none. */
export function valueOf(digit: string): number | undefined {
  const plain = digit.toUpperCase().replace('O', '0').replace(/[IL]/, '1');
  const value = plain.length === 1 ? DIGITS.indexOf(plain) : -1;
  return value < 0 ? undefined : value;
}

/** Turns the first bytes into digits, one byte for each digit. */
export const digitsOf = (bytes: Uint8Array, count: number): string =>
  Array.from({ length: count }, (_, i) => digitOf((bytes[i] ?? 0) % DIGITS.length)).join('');
