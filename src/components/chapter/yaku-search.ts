import names from '../../content/yaku-names.json' with { type: 'json' };
import type { PatternId } from '../../engine/riichi/index.ts';
import { japaneseName } from '../words/yaku.ts';

const files = import.meta.glob<Readonly<Record<string, string>>>('../../content/i18n/*.json', {
  eager: true,
  import: 'default',
});
const known: Readonly<Partial<Record<PatternId, { readonly kanji: readonly string[]; readonly other: string }>>> =
  names;

/** Every name under which somebody may look for a yaku: in each UI language, in Latin letters, in kanji, and spelled otherwise. */
export function searchNames(id: PatternId): string {
  const translated = Object.values(files).map((strings) => strings[`tensu.yaku.${id}`] ?? '');
  const { kanji = [], other = '' } = known[id] ?? {};
  return [...new Set([...translated, japaneseName(id), ...kanji, other])].join(' ');
}
