import type { OptionId } from '../../../../engine/riichi/index.ts';
import { type BookId, gameOf } from '../../../../engine/rulebooks/ids.ts';
import { registeredGame } from '../../../widgets/questions/practice-game.ts';
import type { SkillId } from '../../../../quizzes/base/skill-ids.ts';

/** A sentence, or what is told instead by the value of an option in the rulebook; nothing for a value that is not there. */
export type Sentence = string | { readonly option: OptionId; readonly is: Readonly<Record<string, string>> };

/** The sentences that tell the idea of each skill. */
type Ideas = Readonly<Partial<Record<SkillId, readonly Sentence[]>>>;

/** The idea of a skill in words, and their language where it is not that of the page. */
export interface IdeaTold {
  readonly sentences: readonly string[];
  readonly mark: string | undefined;
}

const FOLDER = '../../../../content/words/';
const FILES = import.meta.glob<Ideas>('../../../../content/words/*/lessons.json', { import: 'default' });

/** The sentences that hold by the options of a rulebook. */
export const sentencesBy = (
  options: Readonly<Record<string, unknown>>,
  sentences: readonly Sentence[],
): readonly string[] =>
  sentences.flatMap((sentence) => {
    if (typeof sentence === 'string') return sentence;
    const value = options[sentence.option];
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return isPlain ? (sentence.is[String(value)] ?? []) : [];
  });

/** Gets the ideas by a rulebook in a language, with the English ones for what it lacks. */
export async function fetchIdeas(lang: string, rules: BookId): Promise<(skill: SkillId) => IdeaTold> {
  const options = registeredGame(gameOf(rules))?.options(rules) ?? {};
  const [own, english] = await Promise.all(
    [lang, 'en'].map((one) => FILES[`${FOLDER}${one}/lessons.json`]?.() ?? Promise.resolve<Ideas>({})),
  );
  return (skill) => {
    const sentences = own?.[skill];
    return sentences
      ? { sentences: sentencesBy(options, sentences), mark: undefined }
      : { sentences: sentencesBy(options, english?.[skill] ?? []), mark: 'en' };
  };
}
