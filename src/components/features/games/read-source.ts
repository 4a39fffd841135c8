import type { Source } from '../../../stores/games/saved.ts';
import { type ReadText, readGames } from '../../../logs/read.ts';
import { decode } from './decode.ts';

/** What is to be read: a file, a pasted text, or what was saved before. */
export type Wanted =
  { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> } | { readonly name: string; readonly text: string };

/** What was read of one file or text. */
export interface ReadSource extends ReadText {
  readonly source: Source;
}

/** A fingerprint of a text (FNV-1a on two seeds), so that the same one is not taken twice. */
function fingerprint(text: string): string {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
  }
  return [a, b, text.length].map((part) => (part >>> 0).toString(36)).join('-');
}

/** Reads one file or text. */
export async function readSource(wanted: Wanted): Promise<ReadSource> {
  const { name } = wanted;
  const decoded = 'text' in wanted ? { text: wanted.text } : await decode(wanted.bytes);
  if ('problem' in decoded)
    return { source: { id: name, name, text: '' }, games: [], problems: [{ id: decoded.problem }] };
  const { text } = decoded;
  return { source: { id: fingerprint(text.trim()), name, text }, ...readGames(text) };
}
