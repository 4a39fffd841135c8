import * as z from 'zod/mini';
import { forGood } from './browser-storage.ts';

const KEY = 'tensu:offline';

/** How much of a language this device has saved: the pages of a first visit, or everything. */
export type Kept = 'core' | 'all';

const stored = z.strictObject({
  version: z.literal(1),
  languages: z.record(
    z.string().check(z.regex(/^[a-z]{2}$/)),
    z.strictObject({ build: z.string().check(z.maxLength(64)), kept: z.enum(['core', 'all']) }),
  ),
});
type Stored = z.infer<typeof stored>;

const NOTHING: Stored = { version: 1, languages: {} };

/**
 * Reads the stored text, `{"version":1,"languages":{"en":{"build":"…","kept":"core"}}}`; anything else reads as
 * nothing.
 */
function read(): Stored {
  try {
    return stored.parse(JSON.parse(forGood.read(KEY) ?? ''));
  } catch {
    return NOTHING;
  }
}

/** What is saved of a language, and from which build; undefined when nothing is. */
export const keptOf = (lang: string): { readonly build: string; readonly kept: Kept } | undefined =>
  read().languages[lang];

/** Stores what is saved of a language. */
export function rememberKept(lang: string, build: string, kept: Kept): void {
  const { languages } = read();
  forGood.write(KEY, JSON.stringify({ version: 1, languages: { ...languages, [lang]: { build, kept } } }));
}
