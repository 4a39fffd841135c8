import type { PracticeWords } from '../../../widgets/questions/strings.ts';
import { $authored } from '../authored/authored-there.ts';

/** Words for somebody who may read another language than the page's: the titles of chapters in his own. */
export interface TitledWords extends Pick<PracticeWords, 'practice'> {
  readonly topics?: Readonly<Record<string, string>>;
}

/** The title of a chapter that authored questions are about; its id when the title is unknown. */
export const sayChapter = (topic: string, { topics = $authored.get()?.topics }: TitledWords): string =>
  topics?.[topic] ?? topic;

/** What a point is given for, in words: a step, a skill or a chapter. */
export function sayPart(topic: string, words: TitledWords): string {
  const names: Readonly<Record<string, string>> = words.practice;
  return names[`part.${topic}`] ?? names[`skill.${topic}`] ?? sayChapter(topic, words);
}
