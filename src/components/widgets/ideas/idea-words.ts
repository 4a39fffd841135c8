/** The words of the controls of ideas, by id. */
type Words = Readonly<Record<string, string>>;

/** A word in the page’s language, and the language that it is in where that is another. */
export type SayWord = (id: string) => { readonly text: string; readonly mark: string | undefined };

const FOLDER = '../../../content/words/';
const FILES = import.meta.glob<Words>('../../../content/words/*/ideas.json', { import: 'default' });

/** Fetches the words of the controls; missing ones fall back to English. */
export async function fetchIdeaWords(lang: string): Promise<SayWord> {
  const [own, english] = await Promise.all(
    [lang, 'en'].map((one) => FILES[`${FOLDER}${one}/ideas.json`]?.() ?? Promise.resolve<Words>({})),
  );
  return (id) => {
    const text = own?.[id];
    return text === undefined ? { text: english?.[id] ?? id, mark: 'en' } : { text, mark: undefined };
  };
}
