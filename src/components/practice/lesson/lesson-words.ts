import { type KnobId, RIICHI_RULEBOOKS } from '../../../engine/riichi/index.ts';
import { type BookId, isRiichiId } from '../../../engine/rulebooks/ids.ts';
import type { SkillId } from '../../../quizzes/skills/ids.ts';

/** A sentence, or what is told instead by the value of an option in the rulebook; nothing for a value that is not there. */
export type Sentence = string | { readonly option: KnobId; readonly is: Readonly<Record<string, string>> };

/** The sentences that tell the idea of each skill. */
type Ideas = Readonly<Partial<Record<SkillId, readonly Sentence[]>>>;

/** The idea of a skill in words, and their language where it is not that of the page. */
export interface IdeaTold {
  readonly sentences: readonly string[];
  readonly mark: string | undefined;
}

const FOLDER = '../../../content/words/';
const FILES = import.meta.glob<Ideas>('../../../content/words/*/lessons.json', { import: 'default' });

/** The sentences as they hold by a rulebook. */
export const sentencesBy = (rules: BookId, sentences: readonly Sentence[]): readonly string[] =>
  sentences.flatMap((sentence) => {
    if (typeof sentence === 'string') return sentence;
    const value = isRiichiId(rules) ? RIICHI_RULEBOOKS[rules].knobs[sentence.option] : undefined;
    return typeof value === 'object' ? [] : (sentence.is[String(value)] ?? []);
  });

/** Gets the ideas in a language, with the English ones for what it lacks. */
export async function fetchIdeas(lang: string): Promise<(skill: SkillId, rules: BookId) => IdeaTold> {
  const [own, english] = await Promise.all(
    [lang, 'en'].map((one) => FILES[`${FOLDER}${one}/lessons.json`]?.() ?? Promise.resolve<Ideas>({})),
  );
  return (skill, rules) => {
    const sentences = own?.[skill];
    return sentences
      ? { sentences: sentencesBy(rules, sentences), mark: undefined }
      : { sentences: sentencesBy(rules, english?.[skill] ?? []), mark: 'en' };
  };
}
