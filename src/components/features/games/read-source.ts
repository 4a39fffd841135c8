import type { Source } from '../../../stores/games/saved.ts';
import { fnv1a } from '../../../quizzes/base/hash.ts';
import { type ReadText, readGames } from '../../../logs/read.ts';
import { decode } from './decode.ts';

/** What is to be read: a file, a pasted text, or what was saved before. */
export type Wanted =
  { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> } | { readonly name: string; readonly text: string };

/** What was read of one file or text. */
export interface ReadSource extends ReadText {
  readonly source: Source;
}

/** A fingerprint of a text (two hashes and its length), so that the same one is not taken twice. */
const fingerprint = (text: string): string =>
  [fnv1a(text), fnv1a(text, 0x01000193, 0x85ebca6b), text.length].map((part) => part.toString(36)).join('-');

/** Reads one file or text. */
export async function readSource(wanted: Wanted): Promise<ReadSource> {
  const { name } = wanted;
  const decoded = 'text' in wanted ? { text: wanted.text } : await decode(wanted.bytes);
  if ('problem' in decoded)
    return { source: { id: name, name, text: '' }, games: [], problems: [{ id: decoded.problem }] };
  const { text } = decoded;
  return { source: { id: fingerprint(text.trim()), name, text }, ...readGames(text) };
}
