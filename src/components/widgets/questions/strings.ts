import { type Strings, ui } from '../../../i18n/strings.ts';
import type { PlayWords } from '../play/words.ts';
import { type IslandStrings, makeIslandStrings, wordsOf } from '../../base/words/strings.ts';
import type { ReadingWords } from '../../base/words/other-reading.ts';
import type { StepWords } from '../../base/steps/step-text.ts';

/** All texts of practice in the page's language. */
export interface PracticeWords extends PlayWords, StepWords {
  readonly practice: Strings<'practice'>;
  readonly sets: Strings<'sets'>;
  readonly mistake: Strings<'mistake'>;
  readonly reading: ReadingWords;
}

/** The texts of practice with the page's language and locale. */
export type PracticeStrings = IslandStrings<PracticeWords>;

/** Collects the texts of practice from a page's translations. */
export const practiceWords = (t: { all(): object }): PracticeWords =>
  wordsOf<PracticeWords>(t, [
    'practice',
    'play',
    'mistake',
    'reading',
    'hand',
    'tile',
    'step',
    'fu',
    'sets',
    'yaku',
    'book',
  ]);

/** How the keys of those strings of practice begin that only a session needs. */
const OF_SESSION = [
  'ask',
  'exam',
  'find',
  'form',
  'fu-of',
  'lesson',
  'lines',
  'part',
  'partly',
  'pay',
  'placed',
  'quiz',
  'result',
  'seat',
  'told',
  'wait',
  'waits',
  'why',
] as const;
type OfSession = `${(typeof OF_SESSION)[number]}.${string}`;
const isOfSession = (key: string): boolean =>
  key !== 'quiz.make' && OF_SESSION.some((start) => key.startsWith(`${start}.`));

/** The texts that the map of skills shows; the others come with the first session. */
export interface LobbyWords extends Pick<PracticeWords, 'book'> {
  readonly practice: Omit<Strings<'practice'>, OfSession> & Pick<Strings<'practice'>, 'quiz.make'>;
}

const without = <Group extends object>(group: Group, isLeftOut: (key: string) => boolean): Group =>
  Object.fromEntries(Object.entries(group).filter(([key]) => !isLeftOut(key))) as Group;

/** Collects the texts of the map of skills from a page's translations. */
export const lobbyWords = (t: { all(): object }): LobbyWords => ({
  practice: without(ui(t, 'practice'), isOfSession),
  book: ui(t, 'book'),
});

export const { StringsProvider, useStrings } = makeIslandStrings<PracticeWords>('practice');

/** The strings of practice that are there before any session. */
export function useLobbyStrings(): IslandStrings<LobbyWords> {
  return useStrings();
}
