/** A scene of a scenario, with or without its twist. */
interface Scene {
  readonly id: string;
  readonly twist: boolean;
}

type Scenes = Readonly<Record<string, { readonly case: string; readonly twist: string } | undefined>>;

/** Scene texts of riichi and of MCR. */
export type ScenesFile = 'scenarios' | 'mcr-scenarios';

/** A scene in words, with its language if it differs from the page's. */
export interface SceneInWords {
  readonly text: string;
  readonly mark: string | undefined;
}

const FOLDER = '../../../content/words/';
const FILES = import.meta.glob<Scenes>('../../../content/words/*/{scenarios,mcr-scenarios}.json', {
  import: 'default',
});

/** Fetches the scene texts in a language, falling back to English. */
export async function fetchScenes(file: ScenesFile, lang: string): Promise<(scene: Scene) => SceneInWords> {
  const [own, english] = await Promise.all(
    [lang, 'en'].map((one) => FILES[`${FOLDER}${one}/${file}.json`]?.() ?? Promise.resolve<Scenes>({})),
  );
  return ({ id, twist }) => {
    const part = twist ? 'twist' : 'case';
    const text = own?.[id]?.[part];
    if (text !== undefined) return { text, mark: undefined };
    return { text: english?.[id]?.[part] ?? '', mark: 'en' };
  };
}
