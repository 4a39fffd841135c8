import type { AstroGlobal } from 'astro';
import { langOf } from '../../../../locales.ts';
import { type Strings, ui } from '../../../../i18n/strings.ts';
import { type ScorerWords, scorerWords } from '../../../widgets/hand-editor/strings.ts';
import { type IslandStrings, makeIslandStrings } from '../../../base/words/strings.ts';

/** All texts of the calculators in the page's language. */
export interface SettleWords extends ScorerWords {
  readonly settle: Strings<'settle'>;
}

/** Strings for all parts of the calculators. */
export type SettleStrings = IslandStrings<SettleWords>;

/** Collects the texts of the calculators from a page's translations. */
export const settleWords = (t: { all(): object }): SettleWords => ({ ...scorerWords(t), settle: ui(t, 'settle') });

/** What a page of the calculators hands to its calculator. */
export const stringsOf = ({ params, locals }: Pick<AstroGlobal, 'params' | 'locals'>): SettleStrings => ({
  words: settleWords(locals.t),
  lang: langOf(params.locale),
  locale: params.locale,
});

export const { StringsProvider, useStrings } = makeIslandStrings<SettleWords>('a calculator');
