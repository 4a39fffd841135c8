import characters from '../../../content/yaku-kanji.json' with { type: 'json' };
import type { PatternId } from '../../../engine/riichi/index.ts';
import { inEveryLanguage } from '../../../i18n/words.ts';
import { japaneseName } from '../../base/words/yaku.ts';

const files = import.meta.glob<Readonly<Record<string, string>>>('../../../content/i18n/*.json', {
  eager: true,
  import: 'default',
});
const KANJI: Readonly<Partial<Record<PatternId, readonly string[]>>> = characters;

/** Every name under which somebody may look for a yaku: in each UI language, in Latin letters, in kanji, and spelled otherwise. */
export function searchNames(id: PatternId): string {
  const translated = Object.values(files).map((strings) => strings[`tensu.yaku.${id}`] ?? '');
  const others = inEveryLanguage('yaku', id, 'search').map(({ text }) => text);
  return [...new Set([...translated, japaneseName(id), ...(KANJI[id] ?? []), ...others])].join(' ');
}
