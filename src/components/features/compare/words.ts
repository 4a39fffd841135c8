import { type Strings, ui } from '../../../i18n/strings.ts';
import type { HandWords } from '../../base/hand/label.ts';
import type { StepWords } from '../../base/steps/step-text.ts';

/** What the comparison of one hand needs to speak: its words, the language of numbers, the locale of links. */
export interface CompareSpeech {
  readonly words: HandWords &
    StepWords & { readonly compare: Strings<'compare'>; readonly chapter: Strings<'chapter'> };
  readonly lang: string;
  readonly locale: string | undefined;
}

const GROUPS = ['compare', 'chapter', 'hand', 'tile', 'step', 'fu', 'yaku', 'book'] as const;
/** What neither the hand nor the steps that make a difference say: words of the tables, of payments, of written marks. */
const UNSAID: Readonly<Partial<Record<(typeof GROUPS)[number], RegExp>>> = {
  compare: /^(?!same\.|printed$|silent$|report$)/,
  chapter: /^(yaku|fu|limit|pay|note|in-force|count|yes|no)(\.|$)/,
  hand: /^mark\./,
  step: /^(lacks|exclude|pay|round|because|no-fu|cite\.green-book|cite\.fan)(\.|$)/,
};

/** Collects the words for the comparison of one hand from a page's translations. */
export function compareWords(t: { all(): object }): CompareSpeech['words'] {
  const said = GROUPS.map((group) => {
    const words = Object.entries(ui(t, group));
    return [group, Object.fromEntries(words.filter(([key]) => !UNSAID[group]?.test(key)))] as const;
  });
  return Object.fromEntries(said) as unknown as CompareSpeech['words'];
}
