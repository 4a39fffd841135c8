/** The first 32 bits of the fractional part of a root of each of the first primes (FIPS 180-4, 4.2.2 and 5.3.3). */
const rootsOf = (count: number, root: (prime: number) => number): readonly number[] => {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes.map((prime) => Math.floor((root(prime) % 1) * 2 ** 32) | 0);
};

const ROUNDS = 64;
const [K, START] = [rootsOf(ROUNDS, Math.cbrt), rootsOf(8, Math.sqrt)];
const [BLOCK, LENGTH_BYTES] = [64, 8] as const;

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** A message, a bit, zeros and the length in bits, in whole blocks. */
function padded(message: Uint8Array): DataView {
  const size = Math.ceil((message.length + 1 + LENGTH_BYTES) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(size);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(size - LENGTH_BYTES, Math.floor(message.length / 2 ** 29));
  view.setUint32(size - LENGTH_BYTES / 2, message.length << 3);
  return view;
}

/** SHA-256 of bytes: 32 bytes. The browser’s own is asynchronous, and sheets are dealt without waiting. */
function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  const state = Int32Array.from(START);
  const words = new Int32Array(ROUNDS);
  for (let block = 0; block < view.byteLength; block += BLOCK) {
    const word = (i: number): number => words[i] ?? 0;
    for (let i = 0; i < ROUNDS; i++) {
      const [two, fifteen] = [word(i - 2), word(i - 15)];
      words[i] =
        i < BLOCK / 4
          ? view.getInt32(block + 4 * i)
          : (turned(two, 17) ^ turned(two, 19) ^ (two >>> 10)) +
            word(i - 7) +
            (turned(fifteen, 7) ^ turned(fifteen, 18) ^ (fifteen >>> 3)) +
            word(i - 16);
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < ROUNDS; i++) {
      const one =
        (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + word(i)) | 0;
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [i, now] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + now;
  }
  const digest = new DataView(new ArrayBuffer(4 * state.length));
  for (const [i, word] of state.entries()) digest.setInt32(4 * i, word);
  return new Uint8Array(digest.buffer);
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const joined = (one: Uint8Array, other: Uint8Array): Uint8Array => Uint8Array.of(...one, ...other);

/** SHA-256 of a text. */
export const sha256Of = (text: string): Uint8Array => sha256(bytesOf(text));

/** HMAC-SHA-256 (RFC 2104) of a text under a key: 32 bytes. */
export function hmacOf(key: string, text: string): Uint8Array {
  const plain = bytesOf(key);
  const short = plain.length > BLOCK ? sha256(plain) : plain;
  const pad = (by: number): Uint8Array => Uint8Array.from({ length: BLOCK }, (_, i) => (short[i] ?? 0) ^ by);
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), bytesOf(text)))));
}
