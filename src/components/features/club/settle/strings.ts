import { type Strings, ui } from '../../../../i18n/strings.ts';
import { type ScorerWords, scorerWords } from '../../../widgets/hand-editor/strings.ts';
import { type IslandStrings, makeIslandStrings } from '../../../base/words/strings.ts';

/** All words of what settles hands and games, in the page's language. */
export interface SettleWords extends ScorerWords {
  readonly settle: Strings<'settle'>;
}

/** What every part of the calculators needs to speak. */
export type SettleStrings = IslandStrings<SettleWords>;

/** Collects the words of the calculators from a page's translations. */
export const settleWords = (t: { all(): object }): SettleWords => ({ ...scorerWords(t), settle: ui(t, 'settle') });

export const { StringsProvider, useStrings } = makeIslandStrings<SettleWords>('a calculator');
