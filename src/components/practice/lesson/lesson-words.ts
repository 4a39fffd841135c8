import type { SkillId } from '../../../quizzes/skills/ids.ts';

/** The sentences that tell the idea of each skill. */
type Ideas = Readonly<Partial<Record<SkillId, readonly string[]>>>;

/** The idea of a skill in words, and their language where it is not that of the page. */
export interface IdeaTold {
  readonly sentences: readonly string[];
  readonly mark: string | undefined;
}

const FOLDER = '../../../content/words/';
const FILES = import.meta.glob<Ideas>('../../../content/words/*/lessons.json', { import: 'default' });

/** Gets the ideas in a language, with the English ones for what it lacks. */
export async function fetchIdeas(lang: string): Promise<(skill: SkillId) => IdeaTold> {
  const [own, english] = await Promise.all(
    [lang, 'en'].map((one) => FILES[`${FOLDER}${one}/lessons.json`]?.() ?? Promise.resolve<Ideas>({})),
  );
  return (skill) => {
    const sentences = own?.[skill];
    return sentences ? { sentences, mark: undefined } : { sentences: english?.[skill] ?? [], mark: 'en' };
  };
}
