import { type Strings, ui } from '../../../../i18n/strings.ts';
import { type ScorerStrings, scorerWords } from '../../../widgets/hand-editor/strings.ts';
import { type Speech as SpeechOf, makeSpeech } from '../../../base/words/speech.ts';

/** All words of what settles hands and games, in the page's language. */
export interface SettleStrings extends ScorerStrings {
  readonly settle: Strings<'settle'>;
}

/** What every part of the calculators needs to speak. */
export type Speech = SpeechOf<SettleStrings>;

/** Collects the words of the calculators from a page's translations. */
export const settleWords = (t: { all(): object }): SettleStrings => ({ ...scorerWords(t), settle: ui(t, 'settle') });

export const { SpeechProvider, useSpeech } = makeSpeech<SettleStrings>('a calculator');
