import type { OptionId } from '../../../../engine/riichi/index.ts';
import { type BookId, gameOf } from '../../../../engine/rulebooks/ids.ts';
import { type SayWord, fetchIdeaWords } from '../../../widgets/ideas/idea-words.ts';
import { type Explain, fetchGlossary } from './glossary.ts';
import { registeredGame } from '../../../widgets/questions/practice-game.ts';
import type { SkillId } from '../../../../quizzes/base/skill-ids.ts';

/** A sentence, or one sentence per value of a rulebook's option; nothing for a value that is not listed. */
export type Sentence = string | { readonly option: OptionId; readonly is: Readonly<Record<string, string>> };

/** The sentences that explain each skill. */
type Ideas = Readonly<Partial<Record<SkillId, readonly Sentence[]>>>;

/** The idea of a skill in words, with their language where it differs from the page's. */
export interface IdeaTold {
  readonly sentences: readonly string[];
  readonly mark: string | undefined;
  /** The words of its controls. */
  readonly say: SayWord;
  readonly explain: Explain;
}

const FOLDER = '../../../../content/words/';
const FILES = import.meta.glob<Ideas>('../../../../content/words/*/lessons.json', { import: 'default' });

/** The sentences that apply under the options of a rulebook. */
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

/** The ideas under a rulebook in a language; missing ones fall back to English. */
export async function fetchIdeas(lang: string, rules: BookId): Promise<(skill: SkillId) => IdeaTold> {
  const options = registeredGame(gameOf(rules))?.options(rules) ?? {};
  const [say, explain, own, english] = await Promise.all([
    fetchIdeaWords(lang),
    fetchGlossary(lang),
    ...[lang, 'en'].map((one) => FILES[`${FOLDER}${one}/lessons.json`]?.() ?? Promise.resolve<Ideas>({})),
  ]);
  return (skill) => {
    const sentences = own?.[skill];
    return sentences
      ? { sentences: sentencesBy(options, sentences), mark: undefined, say, explain }
      : { sentences: sentencesBy(options, english?.[skill] ?? []), mark: 'en', say, explain };
  };
}
