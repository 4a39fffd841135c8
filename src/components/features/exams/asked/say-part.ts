import type { PracticeWords } from '../../../widgets/questions/strings.ts';
import { $authored } from '../authored/authored-there.ts';

/** The title of a chapter that authored questions are about; as it is written where that is not known. */
export const sayChapter = (topic: string): string => $authored.get()?.topics[topic] ?? topic;

/** What a point is about, as one says it: a step, a skill, a chapter. */
export function sayPart(topic: string, { practice }: Pick<PracticeWords, 'practice'>): string {
  const names: Readonly<Record<string, string>> = practice;
  return names[`part.${topic}`] ?? names[`skill.${topic}`] ?? sayChapter(topic);
}
