import type { Scene } from '../../quizzes/skills/penalties/scenarios.ts';

type Scenes = Readonly<Record<string, { readonly case: string; readonly twist: string } | undefined>>;

/** A scene in words, and their language where it is not that of the page. */
export interface SceneTold {
  readonly text: string;
  readonly mark: string | undefined;
}

const FOLDER = '../../content/words/';
const FILES = import.meta.glob<Scenes>('../../content/words/*/scenarios.json', { import: 'default' });

/** Gets the scenes in a language, with the English ones for what it lacks. */
export async function fetchScenes(lang: string): Promise<(scene: Scene) => SceneTold> {
  const [own, english] = await Promise.all(
    [lang, 'en'].map((one) => FILES[`${FOLDER}${one}/scenarios.json`]?.() ?? Promise.resolve<Scenes>({})),
  );
  return ({ id, twist }) => {
    const part = twist ? 'twist' : 'case';
    const text = own?.[id]?.[part];
    if (text !== undefined) return { text, mark: undefined };
    return { text: english?.[id]?.[part] ?? '', mark: 'en' };
  };
}
