/** The entries of the glossary, by the ids of its terms. */
type Glossary = Readonly<Record<string, { readonly name: string; readonly about: string }>>;

/** A term and what it means, with the language where that is not the page's. */
export type Explain = (term: string) => {
  readonly name: string;
  readonly about: string;
  readonly mark: string | undefined;
};

const FOLDER = '../../../../content/words/';
const FILES = import.meta.glob<Glossary>('../../../../content/words/*/glossary.json', { import: 'default' });

/** Fetches the glossary; missing entries fall back to English. */
export async function fetchGlossary(lang: string): Promise<Explain> {
  const [own, english] = await Promise.all(
    [lang, 'en'].map((one) => FILES[`${FOLDER}${one}/glossary.json`]?.() ?? Promise.resolve<Glossary>({})),
  );
  return (term) => {
    const entry = own?.[term];
    const { name, about } = entry ?? english?.[term] ?? { name: term, about: '' };
    return { name, about, mark: entry ? undefined : 'en' };
  };
}
