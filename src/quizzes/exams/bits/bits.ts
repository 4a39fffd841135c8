import { DIGIT_BITS, digitOf, valueOf } from './base32.ts';

/** Writes numbers one after another, each in a given number of bits. */
export interface BitWriter {
  /** Adds a whole number from 0 to 2 ** width - 1; throws for any other. */
  readonly put: (value: number, width: number) => void;
  /** Everything written so far as digits, padded with zeros. */
  readonly digits: () => string;
}

/** Makes a writer with nothing in it. */
export function makeWriter(): BitWriter {
  const bits: number[] = [];
  return {
    put: (value, width) => {
      if (!Number.isInteger(value) || value < 0 || value >= 2 ** width)
        throw new Error(`${value} is not within ${width} bits`);
      for (let place = width - 1; place >= 0; place--) bits.push(Math.floor(value / 2 ** place) % 2);
    },
    digits: () => {
      const count = Math.ceil(bits.length / DIGIT_BITS);
      return Array.from({ length: count }, (_, i) => {
        const own = Array.from({ length: DIGIT_BITS }, (_unused, n) => bits[i * DIGIT_BITS + n] ?? 0);
        return digitOf(own.reduce((value, bit) => value * 2 + bit, 0));
      }).join('');
    },
  };
}

/** Reads numbers back, in the same widths. */
export interface BitReader {
  /** The next number; zeros after the end. */
  readonly take: (width: number) => number;
  /** Whether more was read than there was. */
  readonly isPast: () => boolean;
}

/** Makes a reader of digits. */
export function makeReader(digits: string): BitReader {
  const bits = Array.from(digits, (digit) => (valueOf(digit) ?? 0).toString(2).padStart(DIGIT_BITS, '0')).join('');
  let place = 0;
  return {
    take: (width) => {
      let value = 0;
      for (const end = place + width; place < end; place++) value = value * 2 + Number(bits.charAt(place));
      return value;
    },
    isPast: () => place > bits.length,
  };
}
