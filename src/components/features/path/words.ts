import type { Strings } from '../../../i18n/strings.ts';
import type { SkillId } from '../../../quizzes/base/skill-ids.ts';
import type { Stop } from '../../../quizzes/path/stops.ts';
import { type Speech as SpeechOf, makeSpeech } from '../../base/words/speech.ts';

/** What the path needs to speak: its own words, and the names of rulebooks, skills and chapters. */
export interface PathWords {
  readonly path: Strings<'path'>;
  readonly standing: Strings<'standing'>;
  readonly book: Strings<'book'>;
  readonly skills: Readonly<Record<SkillId, string>>;
  /** The title of each chapter, with its language where that is not the page's. */
  readonly chapters: Readonly<Record<string, { readonly title: string; readonly lang: 'en' | undefined }>>;
}

/** What every part of the path needs to speak. */
export type PathSpeech = SpeechOf<PathWords>;

export const { SpeechProvider: StringsProvider, useSpeech: useStrings } = makeSpeech<PathWords>('path');

/** The name of a stop. */
export const nameOf = ({ id }: Stop, { skills, chapters }: PathWords): string =>
  (skills as Readonly<Record<string, string>>)[id] ?? chapters[id]?.title ?? id;
