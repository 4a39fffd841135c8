import { MOST_CHARACTERS } from '../../../logs/read.ts';
import type { ProblemId } from '../../../logs/problem.ts';

/** The text of a file, or why it has none. */
type Decoded = { readonly text: string } | { readonly problem: ProblemId };

const startsWith = (bytes: Uint8Array, ...first: readonly number[]): boolean =>
  first.every((byte, at) => bytes[at] === byte);

/** Unpacks gzip up to a limit, so that a small file cannot grow without end; undefined where it is broken or too large. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | ProblemId> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > MOST_CHARACTERS) {
        await reader.cancel();
        return 'too-large';
      }
      parts.push(value);
    }
  } catch {
    return 'encoding';
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  return startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : 'utf-8';
}

/** Decodes a file: gzip or not, UTF-8 or UTF-16 with its mark. Anything else is named and not guessed at. */
export async function decode(given: Uint8Array<ArrayBuffer>): Promise<Decoded> {
  const bytes = startsWith(given, 0x1f, 0x8b) ? await unpacked(given) : given;
  if (typeof bytes === 'string') return { problem: bytes };
  if (bytes.length > MOST_CHARACTERS) return { problem: 'too-large' };
  try {
    return { text: new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes) };
  } catch {
    return { problem: 'encoding' };
  }
}
