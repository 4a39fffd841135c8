/** The FNV-1a hash of a text’s UTF-16 units or of bytes: 32 bits, not negative. */
export function fnv1a(data: string | Uint8Array, start = 0x811c9dc5, prime = 0x01000193): number {
  let hash = start;
  for (let i = 0; i < data.length; i += 1)
    hash = Math.imul(hash ^ (typeof data === 'string' ? data.charCodeAt(i) : (data[i] ?? 0)), prime);
  return hash >>> 0;
}
