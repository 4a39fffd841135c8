import { type Strings, ui } from '../../../i18n/strings.ts';
import { ALL_SKILL_IDS, type SkillId } from '../../../quizzes/base/skill-ids.ts';
import type { Stop } from '../../../quizzes/path/stops.ts';
import { type IslandStrings, makeIslandStrings } from '../../base/words/strings.ts';

/** The strings of the path: its own, and the names of rulebooks, skills and chapters. */
export interface PathWords {
  readonly path: Strings<'path'>;
  readonly standing: Strings<'standing'>;
  readonly book: Strings<'book'>;
  /** The name of the hand of the day. */
  readonly day: string;
  readonly skills: Readonly<Record<SkillId, string>>;
  /** The title of each chapter, with its language where it differs from the page's. */
  readonly chapters: Readonly<Record<string, { readonly title: string; readonly lang: 'en' | undefined }>>;
}

/** Collects the strings of the path from a page's translations. */
export function pathWords(t: { all(): object }, chapters: PathWords['chapters']): PathWords {
  const practice = ui(t, 'practice');
  return {
    path: ui(t, 'path'),
    standing: ui(t, 'standing'),
    book: ui(t, 'book'),
    day: practice.day,
    skills: Object.fromEntries(ALL_SKILL_IDS.map((id) => [id, practice[`skill.${id}`]])) as PathWords['skills'],
    chapters,
  };
}

/** What every part of the path needs to show text. */
export type PathSpeech = IslandStrings<PathWords>;

export const { StringsProvider, useStrings } = makeIslandStrings<PathWords>('path');

/** The name of a stop. */
export const nameOf = ({ id }: Stop, { skills, chapters }: PathWords): string =>
  (skills as Readonly<Record<string, string>>)[id] ?? chapters[id]?.title ?? id;
