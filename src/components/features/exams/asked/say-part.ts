import type { PracticeWords } from '../../../widgets/questions/strings.ts';
import { $authored } from '../authored/authored-there.ts';

/** The title of a chapter that authored questions are about; its id when the title is unknown. */
export const sayChapter = (topic: string): string => $authored.get()?.topics[topic] ?? topic;

/** What a point is given for, in words: a step, a skill or a chapter. */
export function sayPart(topic: string, { practice }: Pick<PracticeWords, 'practice'>): string {
  const names: Readonly<Record<string, string>> = practice;
  return names[`part.${topic}`] ?? names[`skill.${topic}`] ?? sayChapter(topic);
}
