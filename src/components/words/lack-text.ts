import type { Lack, Missing } from '../../engine/riichi/index.ts';
import { plural } from '../../i18n/plural.ts';
import type { Strings } from '../../i18n/strings.ts';

const isCounted = (lack: Lack): lack is Extract<Lack, `sets-${string}`> => lack.startsWith('sets-');

/** What a pattern lacks, in words. */
export const lackText = (
  { lacks, count }: Pick<Missing, 'lacks' | 'count'>,
  words: Strings<'step'>,
  lang: string,
): string => (isCounted(lacks) ? plural(words, `lacks.${lacks}`, count, lang) : words[`lacks.${lacks}`]);
