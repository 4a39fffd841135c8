import { type Strings, ui } from '../../i18n/strings.ts';
import type { HandWords } from '../hand/label.ts';
import type { StepWords } from '../words/step-text.ts';

/** What the comparison of one hand needs to speak: its words, the language of numbers, the locale of links. */
export interface CompareSpeech {
  readonly words: HandWords &
    StepWords & { readonly compare: Strings<'compare'>; readonly chapter: Strings<'chapter'> };
  readonly lang: string;
  readonly locale: string | undefined;
}

const GROUPS = ['compare', 'chapter', 'hand', 'tile', 'step', 'fu', 'yaku', 'book'] as const;
/** What the tables say, and the hand does not. */
const OF_TABLES = /^(outside|sure|yaku|fu|limit|pay)\./;

/** Collects the words for the comparison of one hand from a page's translations. */
export function compareWords(t: { all(): object }): CompareSpeech['words'] {
  const all = Object.fromEntries(GROUPS.map((group) => [group, ui(t, group)])) as unknown as CompareSpeech['words'];
  const kept = (group: object): object =>
    Object.fromEntries(Object.entries(group).filter(([key]) => !OF_TABLES.test(key)));
  return { ...all, compare: kept(all.compare), chapter: kept(all.chapter) } as CompareSpeech['words'];
}
