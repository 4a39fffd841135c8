import fans from '../src/content/mcr/fans.json' with { type: 'json' };
import terms from '../src/content/terms.json' with { type: 'json' };
import yaku from '../src/content/yaku-kanji.json' with { type: 'json' };
import { gameOf } from '../src/engine/rulebooks/ids.ts';

/** The Japanese font has no 碰 (pon), which the glossary shows; it comes from the Chinese font. */
const ONLY_CHINESE = '碰';

const charactersOf = (names: readonly string[]): string => [...new Set(names.join(''))].sort().join('');

const termsOf = (isChinese: boolean): readonly string[] =>
  terms.filter(({ article }) => (gameOf(article.book) === 'mcr') === isChinese).map(({ kanji }) => kanji ?? '');

/** The Japanese and Chinese characters that pages show: names in the glossary, the yaku sheets and the fan table. */
export const SHOWN_KANJI = {
  japanese: charactersOf([...Object.values(yaku).map(([shown = '']) => shown), ...termsOf(false)]).replace(
    ONLY_CHINESE,
    '',
  ),
  chinese: charactersOf([...fans.map(({ zh }) => zh), ...termsOf(true), ONLY_CHINESE]),
} as const;
