import type { FurtherLack, Lack } from '../../../engine/riichi/index.ts';
import { plural } from '../../../i18n/plural.ts';
import type { Strings } from '../../../i18n/strings.ts';

type AnyLack = Lack | FurtherLack;

const isCounted = (lack: AnyLack): lack is Extract<AnyLack, `sets-${string}`> => lack.startsWith('sets-');

/** Explains what a pattern lacks. */
export const lackText = (
  { lacks, count }: { readonly lacks: AnyLack; readonly count: number },
  words: Strings<'step'>,
  lang: string,
): string => (isCounted(lacks) ? plural(words, `lacks.${lacks}`, count, lang) : words[`lacks.${lacks}`]);
